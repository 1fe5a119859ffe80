import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Language } from '#shared/i18n.ts';
import type { DocumentName } from '../rules/documents.ts';

interface VersionsTable {
  document: DocumentName;
  version: number;
  language: Language;
  title: string;
  /** JSON of `Block[]` (rules.ts). */
  blocks: string;
  published_at: string;
}
export type VersionRow = Selectable<VersionsTable>;

const tables = (db: Db) => db.withTables<{ document_versions: VersionsTable }>();

export async function insertVersion(db: Db, rows: Insertable<VersionsTable>[]): Promise<void> {
  await tables(db).insertInto('document_versions').values(rows).execute();
}

/** The version in force of each document, a row for each of its languages. */
export function versionsInForce(db: Db): Promise<Omit<VersionRow, 'blocks'>[]> {
  const newest = tables(db)
    .selectFrom('document_versions')
    .select(({ fn }) => ['document as name', fn.max('version').as('newest')])
    .groupBy('document')
    .as('in_force');
  return tables(db)
    .selectFrom('document_versions')
    .innerJoin(newest, (join) =>
      join.onRef('name', '=', 'document').onRef('newest', '=', 'document_versions.version'),
    )
    .select(['document', 'version', 'language', 'title', 'published_at'])
    .orderBy('document')
    .orderBy('language')
    .execute();
}

/** The version in force at that moment, a row for each language. */
export function versionsInForceAt(db: Db, time: string): Promise<Omit<VersionRow, 'blocks'>[]> {
  const newest = tables(db)
    .selectFrom('document_versions')
    .select(({ fn }) => ['document as name', fn.max('version').as('newest')])
    .where('published_at', '<=', time)
    .groupBy('document')
    .as('in_force');
  return tables(db)
    .selectFrom('document_versions')
    .innerJoin(newest, (join) =>
      join.onRef('name', '=', 'document').onRef('newest', '=', 'document_versions.version'),
    )
    .select(['document', 'version', 'language', 'title', 'published_at'])
    .execute();
}

/** Every version of a document, the newest first. */
export function versionsOf(
  db: Db,
  document: DocumentName,
): Promise<Pick<VersionRow, 'version' | 'published_at'>[]> {
  return tables(db)
    .selectFrom('document_versions')
    .select(['version', 'published_at'])
    .where('document', '=', document)
    .where('language', '=', 'ru')
    .orderBy('version', 'desc')
    .execute();
}

/** One version in its languages. */
export function textsOf(db: Db, document: DocumentName, version: number): Promise<VersionRow[]> {
  return tables(db)
    .selectFrom('document_versions')
    .selectAll()
    .where('document', '=', document)
    .where('version', '=', version)
    .execute();
}
