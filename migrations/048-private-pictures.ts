import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Pictures that not everybody may see, and the tickets that show them. */
export async function up({ db, table, integer }: Schema): Promise<void> {
  await table('private_pictures')
    // Also the name of its file, below uploads/private.
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('media_type', 'text', (c) =>
      c.notNull().check(sql`media_type in ('image/webp', 'image/svg+xml')`),
    )
    .addColumn('width', integer, (c) => c.notNull().check(sql`width > 0`))
    .addColumn('height', integer, (c) => c.notNull().check(sql`height > 0`))
    .addColumn('size_bytes', integer, (c) => c.notNull().check(sql`size_bytes > 0`))
    .addColumn('claimed_at', 'text')
    .addColumn('expires_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    // Pictures that nothing has claimed go by themselves.
    .addCheckConstraint('private_pictures_end', sql`claimed_at is not null or expires_at is not null`)
    .execute();
  await db.schema
    .createIndex('private_pictures_by_end')
    .on('private_pictures')
    .column('expires_at')
    .execute();

  await table('picture_tickets')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('picture_id', 'text', (c) => c.notNull().references('private_pictures.id').onDelete('cascade'))
    // Ends with the session; null for the holder of a private link.
    .addColumn('session_id', 'text', (c) => c.references('sessions.id').onDelete('cascade'))
    .addColumn('address', 'text')
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  for (const column of ['picture_id', 'session_id', 'expires_at'])
    await db.schema
      .createIndex(`picture_tickets_by_${column}`)
      .on('picture_tickets')
      .column(column)
      .execute();
}
