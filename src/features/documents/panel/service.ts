/** The documents as staff see them: what is in force, what it lacks, and the next version. */
import type { Actor } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import { beginChange } from '#server/changes.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { type Language, languages } from '#shared/i18n.ts';
import type { NewVersion } from '../contract.ts';
import { type DocumentName, documentNames, openIn } from '../rules.ts';
import { documentSource, fillingFor, publishDocument } from '../service.ts';
import * as store from '../store.ts';
import type { documentsPanelApi, EditedDocument } from './contract.ts';

/** The six, in the order of the footer. */
export async function listForPanel(actor: Actor, app: App): Promise<Output<typeof documentsPanelApi.list>> {
  const documents = await Promise.all(
    documentNames.map(async (document) => {
      const { texts, fillings, versions, version } = await edited(app, document);
      const open = Object.values(texts).flatMap((text) => text?.blocks.flatMap(openIn) ?? []);
      return {
        document,
        title: (texts[actor.language] ?? texts.ru).title,
        version,
        published_at: versions[0]!.published_at,
        languages: languages.filter((language) => texts[language]),
        blanks: [...new Set(open)].filter((name) => !fillings.ru[name as keyof typeof fillings.ru]).sort(),
      };
    }),
  );
  return { documents };
}

/** The version in force, in the form in which the next one is given. @throws AppError not_found */
export function showForPanel(
  _actor: Actor,
  app: App,
  { document }: ParsedInput<typeof documentsPanelApi.show>,
): Promise<EditedDocument> {
  return edited(app, document);
}

/** Puts the next version in force. @throws AppError conflict where another one was published meanwhile */
export async function publishFromPanel(
  actor: Actor,
  app: App,
  { document, texts, version }: ParsedInput<typeof documentsPanelApi.publish>,
): Promise<EditedDocument> {
  await app.database.transaction(async (tx) => {
    await beginChange(app, tx);
    const [newest] = await store.versionsOf(tx, document);
    if (newest?.version !== version) throw new AppError('conflict');
    await publishDocument(actor, app, tx, document, texts);
  });
  return edited(app, document);
}

async function edited(app: App, document: DocumentName): Promise<EditedDocument> {
  const { handle } = app.database;
  const versions = await store.versionsOf(handle, document);
  const [newest] = versions;
  if (!newest) throw notFound();
  const now = app.now().toISOString();
  const fill = (language: Language) => fillingFor(app, language, now);
  return {
    document,
    version: newest.version,
    texts: (await documentSource(handle, document)) as NewVersion,
    fillings: { ru: await fill('ru'), en: await fill('en'), zh: await fill('zh') },
    versions,
  };
}
