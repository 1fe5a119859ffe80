import { beginChange } from '#server/changes.ts';
import type { Context } from '#server/context.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { languages } from '#shared/i18n.ts';
import type { NewVersion } from '../contract/documents.ts';
import type { documentsPanelApi, EditedDocument } from '../contract/panel.ts';
import { type DocumentName, documentNames } from '../rules/documents.ts';
import { openIn } from '../rules/text.ts';
import { documentSource } from './documents.ts';
import { fillingFor } from './facts.ts';
import { publishDocument } from './publishDocument.ts';
import * as store from './store.ts';

/** All six, in the order of the footer. */
export async function listForPanel(ctx: Context): Promise<Output<typeof documentsPanelApi.list>> {
  const documents = await Promise.all(
    documentNames.map(async (document) => {
      const { texts, fillings, versions, version } = await edited(ctx, document);
      const open = Object.values(texts).flatMap((text) => text?.blocks.flatMap(openIn) ?? []);
      return {
        document,
        title: (texts[ctx.actor.language] ?? texts.ru).title,
        version,
        published_at: versions[0]!.published_at,
        languages: languages.filter((language) => texts[language]),
        blanks: [...new Set(open)].filter((name) => !fillings.ru[name as keyof typeof fillings.ru]).sort(),
      };
    }),
  );
  return { documents };
}

/** The version in force, in the form that submits the next one. @throws AppError not_found */
export function showForPanel(
  ctx: Context,
  { document }: ParsedInput<typeof documentsPanelApi.show>,
): Promise<EditedDocument> {
  return edited(ctx, document);
}

/** Puts the next version in force. @throws AppError conflict when another one was published meanwhile */
export async function publishFromPanel(
  ctx: Context,
  { document, texts, version }: ParsedInput<typeof documentsPanelApi.publish>,
): Promise<EditedDocument> {
  await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const [newest] = await store.versionsOf(ctx.db, document);
    if (newest?.version !== version) throw new AppError('conflict');
    await publishDocument(ctx, document, texts);
  });
  return edited(ctx, document);
}

async function edited(ctx: Context, document: DocumentName): Promise<EditedDocument> {
  const { handle } = ctx.app.database;
  const versions = await store.versionsOf(handle, document);
  const [newest] = versions;
  if (!newest) throw notFound();
  const now = ctx.app.now().toISOString();
  const filled = languages.map(async (language) => [language, await fillingFor(ctx, language, now)] as const);
  return {
    document,
    version: newest.version,
    texts: (await documentSource(handle, document)) as NewVersion,
    fillings: Object.fromEntries(await Promise.all(filled)) as EditedDocument['fillings'],
    versions,
  };
}
