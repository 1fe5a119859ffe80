import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** How far an upload is safe on the disk, and uploads whose file is being deleted. */
export async function up({ db, integer }: Schema): Promise<void> {
  await db.schema
    .alterTable('uploads')
    // What has arrived of an upload under way was never synced for certain: it is sent once more.
    .addColumn('synced_bytes', integer, (c) => c.notNull().defaultTo(0).check(sql`synced_bytes >= 0`))
    .execute();
  await sql`update uploads set synced_bytes = size_bytes where state in ('ready', 'used')`.execute(db);
  await db.schema.alterTable('uploads').addColumn('discarded_at', 'text').execute();
}
