import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/**
 * What an edition of a document says of the school, in its language: null until somebody agrees to it, and written once.
 * Editions from before get what the school is when the product starts (`keepFormerFacts`).
 */
export async function up({ engine, db }: Schema): Promise<void> {
  await db.schema.alterTable('document_versions').addColumn('facts', 'text').execute();
  if (engine === 'sqlite') {
    await sql`drop trigger document_versions_no_update`.execute(db);
    await sql`create trigger document_versions_no_update before update on document_versions
      when not (old.facts is null and new.facts is not null and ${same})
      begin select raise(abort, 'published documents do not change'); end`.execute(db);
  } else {
    await sql`create or replace function published_documents_do_not_change() returns trigger language plpgsql as
      $$ begin
        if tg_op = 'UPDATE' then
          if old.facts is null and new.facts is not null and ${same} then return new; end if;
        end if;
        raise exception 'published documents do not change';
      end $$`.execute(db);
  }
}

const columns = ['document', 'version', 'language', 'title', 'blocks', 'published_at'];
const same = sql.raw(columns.map((column) => `new.${column} = old.${column}`).join(' and '));
