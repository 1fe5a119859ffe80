import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/**
 * What the buyer saw of the course: its name in every language, and the crossed-out price beside the order's own. Earlier
 * orders were told the list price, and the name that the course has now.
 */
export async function up({ db, integer }: Schema): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('regular_price_kopecks', integer, (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`update orders set regular_price_kopecks =
    case when list_price_kopecks > amount_kopecks then list_price_kopecks else amount_kopecks end`.execute(
    db,
  );

  await db.schema
    .alterTable('orders')
    .addColumn('translations', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute();
  const courses = await sql<{
    id: string;
    translations: string;
  }>`select id, translations from courses`.execute(db);
  for (const { id, translations } of courses.rows) {
    const { title } = JSON.parse(translations) as { title?: object };
    if (!title) continue;
    const named = JSON.stringify({ course_title: title });
    await sql`update orders set translations = ${named} where course_id = ${id}`.execute(db);
  }
}
