import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Mails to guardians that staff had sent once more; until now counted by links that no token fits. */
export async function up({ db, table }: Schema): Promise<void> {
  await table('guardian_repeats')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('request_id', 'text', (c) =>
      c.notNull().references('guardian_requests.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('guardian_repeats_by_request')
    .on('guardian_repeats')
    .columns(['request_id', 'created_at'])
    .execute();
  await sql`
    insert into guardian_repeats (id, request_id, created_at)
    select substr(token_hash, 7), request_id, created_at from guardian_links where token_hash like 'again:%'
  `.execute(db);
  await sql`delete from guardian_links where token_hash like 'again:%'`.execute(db);
}
