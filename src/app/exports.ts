/** The call that takes all of a list away, for every list of the features. */
import { recordAction } from '#features/records/audit/server/audit.ts';
import type { Context } from '#server/context.ts';
import type { Route } from '#server/http/call.ts';
import { type ListFormat, listFormats } from '#server/listFormats.ts';
import type { ListedRows } from '#server/listing.ts';
import type { Endpoint } from '#shared/contract.ts';
import { schoolDay } from '#shared/dates.ts';
import { hiddenName } from '#shared/erased.ts';
import type { SentFile } from '#shared/files.ts';
import { createTranslator, type Language } from '#shared/i18n.ts';
import type { ListQuery, Words } from '#shared/listing.ts';

export function exportRoutes(lists: readonly ListedRows[]): Route[] {
  return lists.flatMap((list) => {
    const { exportCall, otherExports } = list.listing;
    const calls = Object.entries({ csv: exportCall, ...otherExports }) as [ListFormat, Endpoint][];
    return calls.map(([format, endpoint]) => ({
      endpoint,
      handler: (ctx, input) => exportList(ctx, { list, format }, input as ListQuery),
    }));
  });
}

/** In the reader's language. The log has its line before the first row leaves. */
async function exportList(
  ctx: Context,
  { list, format }: { list: ListedRows; format: ListFormat },
  input: ListQuery,
): Promise<SentFile> {
  const { listing } = list;
  const { timeZone } = ctx.app.config;
  const { language } = ctx.actor;
  const rows = await list.count(ctx, input);
  await ctx.transaction((ctx) =>
    recordAction(ctx, {
      action: 'list.exported',
      subject: { kind: 'list', id: listing.name, label: listing.words },
      after: { format, rows, ...narrowing(input) },
    }),
  );
  const { type, write } = listFormats[format];
  const reader = { words: await wordsIn(language), language, timeZone, at: ctx.app.now() };
  return {
    name: `${listing.name}-${schoolDay(ctx.app.now(), timeZone)}.${format}`,
    type,
    bytes: await write(listing, list.pages(ctx, input), reader),
  };
}

/** The log outlives whom it is about: what was searched for may be somebody's name. */
function narrowing({ search, sort: _sort, direction: _direction, ...filters }: ListQuery) {
  return { ...filters, ...(search && { search: hiddenName }) };
}

/** Loaded with the first export: the pages have texts of their own, and a server that exports nothing needs none. */
async function wordsIn(language: Language): Promise<Words> {
  const { messages } = await import('../messages.ts');
  const inLanguage = Object.fromEntries(
    Object.entries(messages).map(([namespace, texts]) => [namespace, texts[language]]),
  );
  return createTranslator({ locale: language, messages: inLanguage }) as unknown as Words;
}
