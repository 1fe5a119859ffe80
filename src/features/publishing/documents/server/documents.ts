import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/database.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { notFound } from '#shared/errors.ts';
import type { Language } from '#shared/i18n.ts';
import type { Document, documentsApi, NewVersion } from '../contract/documents.ts';
import { type DocumentName, documentNames } from '../rules/documents.ts';
import { type Filling, fill, openIn } from '../rules/text.ts';
import { fillingFor, fillingOf } from './facts.ts';
import * as store from './store.ts';

/** The documents in force, in the order of the footer. */
export async function listDocuments(ctx: Context) {
  const inForce = await documentsInForce(ctx.db, ctx.actor.language);
  return {
    documents: documentNames.flatMap((document) => {
      const found = inForce.get(document);
      return found ? [{ document, ...pick(found), title: found.title }] : [];
    }),
  };
}

/** A document as the caller reads it. @throws AppError not_found */
export async function showDocument(
  ctx: Context,
  { document, version }: ParsedInput<typeof documentsApi.show>,
): Promise<Document> {
  const versions = await store.versionsOf(ctx.db, document);
  const shown = version === undefined ? versions[0] : versions.find((each) => each.version === version);
  if (!shown) throw notFound();
  const text = inBestLanguage(await store.textsOf(ctx.db, document, shown.version), ctx.actor.language);
  const filling = await fillingOf(ctx, text);
  return {
    document,
    ...pick(text),
    language: text.language,
    title: text.title,
    blocks: store.blocksOf(text).map((block) => fill(block, filling)),
    versions,
  };
}

/** The version in force of each document, and the language that a reader of `language` sees it in. */
export async function documentsInForce(
  db: Db,
  language: Language,
): Promise<Map<DocumentName, store.InForce>> {
  const rows = Map.groupBy(await store.versionsInForce(db), (row) => row.document);
  return new Map([...rows].map(([document, texts]) => [document, inBestLanguage(texts, language)]));
}

/** The same as it was at an earlier moment. */
export async function documentsInForceAt(
  db: Db,
  time: string,
  language: Language,
): Promise<Map<DocumentName, store.InForce>> {
  const rows = Map.groupBy(await store.versionsInForceAt(db, time), (row) => row.document);
  return new Map([...rows].map(([document, texts]) => [document, inBestLanguage(texts, language)]));
}

/** The newest version in all its languages, in the form that submits the next one. */
export async function documentSource(db: Db, document: DocumentName): Promise<Partial<NewVersion>> {
  const [newest] = await store.versionsOf(db, document);
  const texts = newest ? await store.textsOf(db, document, newest.version) : [];
  return Object.fromEntries(
    texts.map((text) => [text.language, { title: text.title, blocks: store.blocksOf(text) }]),
  );
}

/** Requisites that a document in force needs but nobody has entered. */
export async function emptyRequisites(ctx: Context): Promise<string[]> {
  const filling = await fillingFor(ctx, 'ru', ctx.app.now().toISOString());
  const needed = new Set<string>();
  for (const [document, { version }] of await documentsInForce(ctx.db, 'ru')) {
    const texts = await store.textsOf(ctx.db, document, version);
    for (const name of texts.flatMap(store.blocksOf).flatMap(openIn)) needed.add(name);
  }
  return [...needed].filter((name) => !filling[name as keyof Filling]).sort();
}

/** The reader's language, else English, else the original. */
function inBestLanguage<Row extends { language: Language }>(rows: readonly Row[], language: Language): Row {
  const wanted: Language[] = language === 'ru' ? ['ru'] : [language, 'en', 'ru'];
  const best = wanted.map((each) => rows.find((row) => row.language === each)).find((row) => row);
  if (!best) throw new Error('a document has no Russian original');
  return best;
}

function pick({ version, published_at }: Pick<store.VersionRow, 'version' | 'published_at'>) {
  return { version, published_at };
}
