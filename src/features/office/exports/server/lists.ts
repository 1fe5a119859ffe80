/** A list taken away at once: its rows leave while they are read. */
import { recordAction } from '#features/records/audit/server/audit.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { ListReader } from '#server/csv.ts';
import type { ListedRows } from '#server/listing.ts';
import { schoolDay } from '#shared/dates.ts';
import { hiddenName } from '#shared/erased.ts';
import { AppError } from '#shared/errors.ts';
import type { SentFile } from '#shared/files.ts';
import type { ListFormat, ListQuery } from '#shared/listing.ts';
import { exportErrors } from '../errors.ts';
import { formats } from './formats.ts';
import { wordsIn } from './words.ts';

export type ExportInput = ListQuery & { format: ListFormat };

/** In the reader's language. The log has its line before the first row leaves. @throws export_too_long */
export async function exportList(
  ctx: Context,
  list: ListedRows,
  { format, ...query }: ExportInput,
): Promise<SentFile> {
  const rows = await countExported(ctx, list, { format, ...query });
  await ctx.transaction((ctx) => recordExport(ctx, list, { query, format, rows }));
  const { type, write } = formats[format];
  const name = fileName(ctx, list.listing.name, format);
  return { name, type, bytes: write(list.listing, list.pages(ctx, query), await readerOf(ctx)) };
}

/** @throws export_too_long for more rows than the format is made for */
export async function countExported(
  ctx: Context,
  list: ListedRows,
  { format, ...query }: ExportInput,
): Promise<number> {
  const rows = Number(await list.count(ctx, query));
  const { mostRows: most = rows } = formats[format];
  if (rows > most)
    throw new AppError(exportErrors.export_too_long, {
      values: { format: format.toUpperCase(), most, rows },
      extra: { most, rows },
    });
  return rows;
}

export async function recordExport(
  ctx: TxContext,
  { listing }: ListedRows,
  { query, format, rows }: { query: ListQuery; format: ListFormat; rows: number },
): Promise<void> {
  await recordAction(ctx, {
    action: 'list.exported',
    subject: { kind: 'list', id: listing.name, label: listing.words },
    after: { format, rows, ...narrowing(query) },
  });
}

export function fileName({ app }: Context, name: string, ending: string): string {
  return `${name}-${schoolDay(app.now(), app.config.timeZone)}.${ending}`;
}

export async function readerOf({ app, actor }: Context): Promise<ListReader> {
  const { language } = actor;
  return { words: await wordsIn(app, language), language, timeZone: app.config.timeZone, at: app.now() };
}

/** The log outlives whom it is about: what was searched for may be somebody's name. */
function narrowing({ search, sort: _sort, direction: _direction, ...filters }: ListQuery) {
  return { ...filters, ...(search && { search: hiddenName }) };
}
