/**
 * What a language is says the list in src/shared/i18n.ts alone, to which the contracts hold: a language more needs no
 * migration.
 */
import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

const tables = [
  'assistant_answers',
  'assistant_unanswered',
  'exports',
  'model_applications',
  'oauth_arrivals',
  'oauth_flows',
  'support_conversations',
  'support_replies',
  'users',
  'waitlist_entries',
];
/** The language is a part of their keys. */
const keyed = ['content', 'document_versions', 'lesson_captions'];

export async function up(schema: Schema): Promise<void> {
  await (schema.engine === 'sqlite' ? onSqlite(schema) : onPostgres(schema));
  await sql`alter table site_pictures add constraint site_pictures_of_one_language
    check (place = 'proof' or language is null)`.execute(schema.db);
}

async function onPostgres({ db }: Schema): Promise<void> {
  for (const table of [...tables, ...keyed])
    await db.schema.alterTable(table).dropConstraint(`${table}_language_check`).execute();
  await db.schema.alterTable('consents').dropConstraint('consents_document_language_check').execute();
  await db.schema.alterTable('site_pictures').dropConstraint('site_pictures_check').execute();
}

/** A column's own check goes with the column. */
async function onSqlite(schema: Schema): Promise<void> {
  for (const table of tables) {
    await columnAnew(schema, table, 'language');
    await sql`alter table ${sql.table(table)} alter column language set not null`.execute(schema.db);
  }
  await columnAnew(schema, 'consents', 'document_language');
  await columnAnew(schema, 'site_pictures', 'language');
  for (const table of keyed) await tableAnew(schema, table);
}

async function columnAnew({ db }: Schema, table: string, column: string): Promise<void> {
  const anew = `${column}_anew`;
  await db.schema.alterTable(table).addColumn(anew, 'text').execute();
  await sql`update ${sql.table(table)} set ${sql.ref(anew)} = ${sql.ref(column)}`.execute(db);
  await db.schema.alterTable(table).dropColumn(column).execute();
  await db.schema.alterTable(table).renameColumn(anew, column).execute();
}

/** Nothing refers to these tables. Their indexes and triggers go with them, and are made again. */
async function tableAnew({ db }: Schema, table: string): Promise<void> {
  const { rows } = await sql<{ type: string; sql: string }>`select type, sql from sqlite_schema
    where tbl_name = ${table} and sql is not null`.execute(db);
  const anew = `${table}_anew`;
  const made = rows.find(({ type }) => type === 'table')!.sql;
  const freed = made.replace(/ check \("?language"? in \('ru', 'en', 'zh'\)\)/i, '');
  await sql.raw(freed.replace(new RegExp(`"?\\b${table}\\b"?`), `"${anew}"`)).execute(db);
  await sql`insert into ${sql.table(anew)} select * from ${sql.table(table)}`.execute(db);
  await db.schema.dropTable(table).execute();
  await db.schema.alterTable(anew).renameTo(table).execute();
  for (const each of rows.filter(({ type }) => type !== 'table')) await sql.raw(each.sql).execute(db);
}
