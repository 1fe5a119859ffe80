/** The school's documents: published version by version, never changed, read with the requisites filled in. */
import { phoneText } from '#features/school/contacts/rules.ts';
import { showSchool } from '#features/school/service.ts';
import { type Actor, system } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import { beginChange, changeBy } from '#server/changes.ts';
import { type Database, type Db, isUniqueViolation, type Tx } from '#server/db/database.ts';
import { publish } from '#server/outbox/queue.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { notFound } from '#shared/errors.ts';
import { type Language, languages } from '#shared/i18n.ts';
import { type Document, documentPublished, type documentsApi, type NewVersion } from './contract.ts';
import { type Block, type DocumentName, documentNames, type Filling, fill, openIn } from './rules.ts';
import * as store from './store.ts';
import { templates } from './templates/rules.ts';

/** The documents in force, in the order of the footer. */
export async function listDocuments(actor: Actor, app: App) {
  const inForce = await documentsInForce(app.database.handle, actor.language);
  return {
    documents: documentNames.flatMap((document) => {
      const found = inForce.get(document);
      return found ? [{ document, ...pick(found), title: found.title }] : [];
    }),
  };
}

/** A document as the caller reads it. @throws AppError not_found */
export async function showDocument(
  actor: Actor,
  app: App,
  { document, version }: ParsedInput<typeof documentsApi.show>,
): Promise<Document> {
  const versions = await store.versionsOf(app.database.handle, document);
  const shown = version === undefined ? versions[0] : versions.find((each) => each.version === version);
  if (!shown) throw notFound();
  const text = inBestLanguage(
    await store.textsOf(app.database.handle, document, shown.version),
    actor.language,
  );
  const filling = await fillingFor(app, text.language, shown.published_at);
  return {
    document,
    ...pick(text),
    language: text.language,
    title: text.title,
    blocks: blocksOf(text).map((block) => fill(block, filling)),
    versions,
  };
}

/** Which version of each document holds, and in which language a reader of `language` sees it. */
export async function documentsInForce(
  db: Db,
  language: Language,
): Promise<Map<DocumentName, Omit<store.VersionRow, 'blocks'>>> {
  const rows = Map.groupBy(await store.versionsInForce(db), (row) => row.document);
  return new Map([...rows].map(([document, texts]) => [document, inBestLanguage(texts, language)]));
}

/** The newest version in every language it has, in the form in which the next one is given. */
export async function documentSource(db: Db, document: DocumentName): Promise<Partial<NewVersion>> {
  const [newest] = await store.versionsOf(db, document);
  const texts = newest ? await store.textsOf(db, document, newest.version) : [];
  return Object.fromEntries(
    texts.map((text) => [text.language, { title: text.title, blocks: blocksOf(text) }]),
  );
}

/**
 * Adds the next version as part of `tx`; it is in force as soon as that commits, and pages are drawn anew. The
 * answer is its number. Two at once are two versions, one after the other.
 */
export async function publishDocument(
  actor: Actor,
  app: App,
  tx: Tx,
  document: DocumentName,
  texts: NewVersion,
): Promise<number> {
  await beginChange(app, tx);
  const [newest] = await store.versionsOf(tx, document);
  const version = (newest?.version ?? 0) + 1;
  await insert(tx, document, version, texts, app.now());
  const change = changeBy(actor, app, `documents.${document}`, newest?.version ?? null, version);
  await publish(app, tx, documentPublished, change);
  return version;
}

/** Gives each document its first version, from the templates, unless it has one. Called before pages are served. */
export async function publishTemplates(database: Database, now: Date): Promise<void> {
  for (const document of documentNames) {
    const [any] = await store.versionsOf(database.handle, document);
    if (any) continue;
    try {
      await insert(database.handle, document, 1, templates[document], now);
    } catch (error) {
      // Another process of the same school was quicker.
      if (!isUniqueViolation(error)) throw error;
    }
  }
}

/** Requisites that a document in force needs and nobody has given. */
export async function emptyRequisites(app: App): Promise<string[]> {
  const filling = await fillingFor(app, 'ru', app.now().toISOString());
  const needed = new Set<string>();
  for (const [document, { version }] of await documentsInForce(app.database.handle, 'ru')) {
    const texts = await store.textsOf(app.database.handle, document, version);
    for (const name of texts.flatMap(blocksOf).flatMap(openIn)) needed.add(name);
  }
  return [...needed].filter((name) => !filling[name as keyof Filling]).sort();
}

async function insert(db: Db, document: DocumentName, version: number, texts: NewVersion, now: Date) {
  const given = languages.flatMap((language) => {
    const text = texts[language];
    return text ? [{ language, title: text.title, blocks: JSON.stringify(text.blocks) }] : [];
  });
  const published_at = now.toISOString();
  await store.insertVersion(
    db,
    given.map((text) => ({ document, version, ...text, published_at })),
  );
}

/** The reader's language, else English, else the original. */
function inBestLanguage<Row extends { language: Language }>(rows: readonly Row[], language: Language): Row {
  const wanted: Language[] = language === 'ru' ? ['ru'] : [language, 'en', 'ru'];
  const best = wanted.map((each) => rows.find((row) => row.language === each)).find((row) => row);
  if (!best) throw new Error('a document has no Russian original');
  return best;
}

/** What the blanks of a document are filled with, in a language. */
export async function fillingFor(app: App, language: Language, publishedAt: string): Promise<Filling> {
  const { name, phone, ...school } = await showSchool({ ...system, language }, app);
  const date = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: app.config.timeZone,
  }).format(new Date(publishedAt));
  const { legal_name, inn, ogrn, address, email } = school;
  const site = new URL(app.config.appUrl).host;
  const phoneWords = phone && phoneText(phone);
  return { school: name, legal_name, inn, ogrn, address, email, phone: phoneWords, site, date };
}

function blocksOf(row: Pick<store.VersionRow, 'blocks'>): Block[] {
  return JSON.parse(row.blocks) as Block[];
}

function pick({ version, published_at }: Pick<store.VersionRow, 'version' | 'published_at'>) {
  return { version, published_at };
}
