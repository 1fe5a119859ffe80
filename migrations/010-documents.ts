import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/**
 * The school's documents, version by version; and which version a consent in the ledger was given to, as read
 * where.
 */
export async function up({ engine, db, table, integer }: Schema): Promise<void> {
  await table('document_versions')
    .addColumn('document', 'text', (c) =>
      c
        .notNull()
        .check(sql`document in ('offer', 'privacy', 'personal_data', 'newsletter', 'review', 'cookies')`),
    )
    .addColumn('version', integer, (c) => c.notNull().check(sql`version > 0`))
    .addColumn('language', 'text', (c) => c.notNull().check(sql`language in ('ru', 'en', 'zh')`))
    .addColumn('title', 'text', (c) => c.notNull().check(sql`length(title) between 1 and 300`))
    .addColumn('blocks', 'text', (c) => c.notNull().check(sql`blocks like '[{%}]'`))
    .addColumn('published_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('document_versions_once', ['document', 'version', 'language'])
    .execute();

  // People have agreed to these texts: rows are append-only.
  if (engine === 'sqlite') {
    for (const change of ['update', 'delete']) {
      await sql`create trigger ${sql.raw(`document_versions_no_${change}`)}
        before ${sql.raw(change)} on document_versions
        begin select raise(abort, 'published documents do not change'); end`.execute(db);
    }
  } else {
    await sql`create function published_documents_do_not_change() returns trigger language plpgsql as
      $$ begin raise exception 'published documents do not change'; end $$`.execute(db);
    await sql`create trigger document_versions_unchanged before update or delete on document_versions
      for each row execute function published_documents_do_not_change()`.execute(db);
  }

  await db.schema
    .alterTable('consents')
    .addColumn('document_language', 'text', (c) => c.check(sql`document_language in ('ru', 'en', 'zh')`))
    .execute();
}
