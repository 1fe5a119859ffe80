import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import type { Schema } from '#server/db/schema.ts';
import type { DocumentName } from '../rules/documents.ts';
import type { Block } from '../rules/text.ts';

/**
 * - `blocks`: JSON of `Block[]` (rules.ts).
 * - `facts`: JSON of `Filling`: what it says of the school; null until somebody agrees to it, and written once.
 */
export type VersionRow = Selectable<Schema['document_versions']>;

/** One in force, without its text. */
export type InForce = Omit<VersionRow, 'blocks' | 'facts'>;
export type Edition = Pick<VersionRow, 'document' | 'version'>;
export type TextOfEdition = Pick<VersionRow, 'document' | 'version' | 'language' | 'published_at'>;

export async function insertVersion(db: Db, rows: Insertable<Schema['document_versions']>[]): Promise<void> {
  await db.insertInto('document_versions').values(rows).execute();
}

/** The version in force of each document, a row for each of its languages. */
export function versionsInForce(db: Db): Promise<InForce[]> {
  const newest = db
    .selectFrom('document_versions')
    .select(({ fn }) => ['document as name', fn.max('version').as('newest')])
    .groupBy('document')
    .as('in_force');
  return db
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
export function versionsInForceAt(db: Db, time: string): Promise<InForce[]> {
  const newest = db
    .selectFrom('document_versions')
    .select(({ fn }) => ['document as name', fn.max('version').as('newest')])
    .where('published_at', '<=', time)
    .groupBy('document')
    .as('in_force');
  return db
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
  return db
    .selectFrom('document_versions')
    .select(['version', 'published_at'])
    .where('document', '=', document)
    .where('language', '=', 'ru')
    .orderBy('version', 'desc')
    .execute();
}

/** One version in its languages. */
export function textsOf(db: Db, document: DocumentName, version: number): Promise<VersionRow[]> {
  return db
    .selectFrom('document_versions')
    .selectAll()
    .where('document', '=', document)
    .where('version', '=', version)
    .execute();
}

export function blocksOf(row: Pick<VersionRow, 'blocks'>): Block[] {
  return JSON.parse(row.blocks) as Block[];
}

/**
 * The texts of these editions that keep no facts yet, held for the first to keep them; in one order, so that two
 * simultaneous agreements wait for each other instead of deadlocking.
 */
export async function holdEditionsWithoutFacts(
  tx: Db,
  editions: readonly Edition[],
): Promise<TextOfEdition[]> {
  if (editions.length === 0) return [];
  const texts = textsWithoutFacts(tx).where((e) =>
    e.or(
      editions.map(({ document, version }) =>
        e.and([e('document', '=', document), e('version', '=', version)]),
      ),
    ),
  );
  return held(tx, texts.orderBy('document').orderBy('version').orderBy('language')).execute();
}

/** Those among them that somebody has agreed to, or that a later one has followed. */
export function formerEditionsWithoutFacts(db: Db): Promise<TextOfEdition[]> {
  return textsWithoutFacts(db)
    .where(
      sql<boolean>`(
        exists (
          select 1 from document_versions as later
          where later.document = document_versions.document and later.version > document_versions.version
        )
        or exists (
          select 1 from consents
          where consents.document = document_versions.document
            and consents.version = cast(document_versions.version as text)
        )
      )`,
    )
    .execute();
}

function textsWithoutFacts(db: Db) {
  return db
    .selectFrom('document_versions')
    .select(['document', 'version', 'language', 'published_at'])
    .where('facts', 'is', null);
}

/** Does nothing where they are kept already. */
export async function keepFacts(
  db: Db,
  { document, version, language }: TextOfEdition,
  facts: string,
): Promise<void> {
  await db
    .updateTable('document_versions')
    .set({ facts })
    .where('document', '=', document)
    .where('version', '=', version)
    .where('language', '=', language)
    .where('facts', 'is', null)
    .execute();
}
