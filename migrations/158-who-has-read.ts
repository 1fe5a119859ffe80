import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/**
 * How far each side of a talk has read, and what staff were last told of its visitor. Talks from before count as
 * read: nobody is told of them anew.
 */
export async function up({ db, integer }: Schema): Promise<void> {
  const talks = () => db.schema.alterTable('support_conversations');
  for (const column of ['read_position', 'seen_position', 'told_position'])
    await talks()
      .addColumn(column, integer, (c) => c.notNull().defaultTo(0))
      .execute();
  await talks().addColumn('told_at', 'text').execute();
  await sql`update support_conversations
    set read_position = last_position, seen_position = last_position, told_position = last_position`.execute(
    db,
  );
}
