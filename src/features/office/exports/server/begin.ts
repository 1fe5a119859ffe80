/** Exports in the background: how one begins, and how its person learns of it. */
import { recordAction } from '#features/records/audit/server/audit.ts';
import { member } from '#server/actor.ts';
import { type Context, forReading, type TxContext } from '#server/context.ts';
import { featuresOf, type Leaving } from '#server/feature.ts';
import type { ListedRows } from '#server/listing.ts';
import { queue } from '#server/outbox/queue.ts';
import { newId } from '#server/tokens.ts';
import { type Access, mayAccess, roleCan } from '#shared/access.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { schoolDay } from '#shared/dates.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { type Listing, laterFrom } from '#shared/listing.ts';
import type { exportsApi } from '../contract.ts';
import { exportErrors } from '../errors.ts';
import type { ExportKind } from '../rules.ts';
import { isUnderWay, reportDays } from '../rules.ts';
import { readExport, removeExport } from './files.ts';
import { formats } from './formats.ts';
import { makeExport, sweepFiles } from './jobs.ts';
import { countExported, type ExportInput, fileName, recordExport } from './lists.ts';
import * as store from './store.ts';

type In<K extends keyof typeof exportsApi> = ParsedInput<(typeof exportsApi)[K]>;
type Out<K extends keyof typeof exportsApi> = Output<(typeof exportsApi)[K]>;

/** Begins nothing for a list short enough to be exported at once, unless the caller insists. @throws export_too_long */
export async function beginList(
  ctx: Context,
  list: ListedRows,
  { even_short, ...input }: ExportInput & { even_short: boolean },
): Promise<Output<Listing['laterCall']>> {
  const { format, ...query } = input;
  const rows = await countExported(forReading(ctx), list, input);
  if (rows < laterFrom && !even_short) return { id: null, rows };
  const { id } = await ctx.transaction(async (ctx) => {
    await recordExport(ctx, list, { query, format, rows });
    const { name } = list.listing;
    return begin(ctx, { kind: 'list', list: name, format, query, rows, name: fileName(ctx, name, format) });
  });
  return { id, rows };
}

/** Every list that the caller may export, each in two formats. */
export async function beginArchive(ctx: Context): Promise<Out<'archive'>> {
  let rows = 0;
  const lists = listsFor(ctx);
  for (const { listing, count } of lists)
    rows += 2 * Number(await count(forReading(ctx), listing.query.parse({})));
  return ctx.transaction(async (ctx) => {
    await recordAction(ctx, {
      action: 'export.archived',
      subject: { kind: 'export', id: 'archive', label: 'archive' },
      after: { rows: rows / 2 },
    });
    const name = fileName(ctx, 'podium-export', 'zip');
    return begin(ctx, { kind: 'archive', list: null, format: 'zip', query: {}, rows, name });
  });
}

/** Sums alone: nobody is named in it. @throws AppError invalid_input where the days are no period or a too long one */
export async function beginReport(ctx: Context, input: In<'report'>): Promise<Out<'report'>> {
  const { format, ...days } = input;
  if (!reportDays(days, schoolDay(ctx.app.now(), ctx.app.config.timeZone)))
    throw new AppError('invalid_input', { fields: { to: 'invalid' } });
  return ctx.transaction(async (ctx) => {
    await recordAction(ctx, {
      action: 'export.reported',
      subject: { kind: 'export', id: 'report', label: 'report' },
      after: { format, ...days },
    });
    const name = fileName(ctx, 'report', format);
    return begin(ctx, { kind: 'report', list: null, format, query: days, rows: 0, name });
  });
}

interface Begun {
  kind: ExportKind;
  list: string | null;
  format: string;
  query: object;
  rows: number;
  name: string;
}

async function begin(ctx: TxContext, { rows, name, query, ...about }: Begun): Promise<{ id: string }> {
  const id = newId();
  await store.insertExport(ctx.db, {
    ...{ id, ...about, query: JSON.stringify(query) },
    user_id: member(ctx.actor).id,
    language: ctx.actor.language,
    state: 'queued',
    rows_total: rows,
    name,
    created_at: ctx.app.now().toISOString(),
  });
  await queue(ctx, makeExport, { id });
  return { id };
}

export function listsFor(ctx: Context): ListedRows[] {
  const { role } = member(ctx.actor);
  return featuresOf(ctx.app)
    .flatMap(({ listings = [] }) => listings)
    .filter(({ listing }) => roleCan(role, listing.access.export));
}

export async function listOwn(ctx: Context): Promise<Out<'own'>> {
  const rows = await store.exportsOf(ctx.db, member(ctx.actor).id);
  return {
    exports: rows.map((row) => ({
      ...{ id: row.id, kind: row.kind, list: row.list, format: row.format, state: row.state },
      ...{ rows_total: row.rows_total, rows_done: row.rows_done, bytes: row.bytes },
      ...{ created_at: row.created_at, finished_at: row.finished_at, expires_at: row.expires_at },
      is_told: row.told_at !== null,
    })),
  };
}

/** @throws not_found for one that is another's; export_not_ready; export_expired; forbidden where the right has ended */
export async function sendOwn(ctx: Context, { id }: In<'file'>): Promise<Out<'file'>> {
  const row = await ownExport(ctx, id);
  if (isUnderWay(row.state)) throw new AppError(exportErrors.export_not_ready);
  const isOver = row.expires_at === null || row.expires_at <= ctx.app.now().toISOString();
  if (row.state !== 'done' || isOver) throw new AppError(exportErrors.export_expired);
  if (!mayAccess(member(ctx.actor).role, accessTo(ctx, row))) throw new AppError('forbidden');
  const bytes = await readExport(ctx.app, row);
  if (!bytes) throw new AppError(exportErrors.export_expired);
  return { name: row.name, type: typeOf(row), bytes };
}

/** Files that somebody may not fetch any more, and those under way, in the transaction that takes the right. */
export async function withdrawOwn(ctx: TxContext, { id, role }: Leaving): Promise<void> {
  const own = await store.openExportsOf(ctx.db, id);
  const ended = own.filter((row) => role === null || !mayAccess(role, accessTo(ctx, row)));
  if (ended.length === 0) return;
  await store.withdrawThese(
    ctx.db,
    ended.map((row) => row.id),
    ctx.app.now().toISOString(),
  );
  await queue(ctx, sweepFiles, {});
}

/** The right to fetch an export is the right to begin it. */
export function accessTo(ctx: Context, { kind, list }: Pick<store.ExportRow, 'kind' | 'list'>): Access {
  if (kind === 'report') return 'financial_reports.view';
  const listed = listedAs(ctx, list);
  return listed ? listed.listing.access.export : 'data.export';
}

export function listedAs({ app }: Context, name: string | null): ListedRows | undefined {
  return featuresOf(app)
    .flatMap(({ listings = [] }) => listings)
    .find(({ listing }) => listing.name === name);
}

function typeOf({ format }: store.ExportRow): string {
  return format === 'zip' ? 'application/zip' : formats[format as keyof typeof formats].type;
}

/** @throws not_found */
export async function tellOnce(ctx: Context, { id }: In<'told'>): Promise<Out<'told'>> {
  await ownExport(ctx, id);
  return { first: await store.markTold(ctx.db, id, ctx.app.now().toISOString()) };
}

/** @throws not_found */
export async function removeOwn(ctx: Context, { id }: In<'remove'>): Promise<Out<'remove'>> {
  const row = await ownExport(ctx, id);
  await store.deleteExport(ctx.db, id);
  await removeExport(ctx.app, row);
  return { removed: true };
}

async function ownExport(ctx: Context, id: string): Promise<store.ExportRow> {
  const row = await store.findExport(ctx.db, id);
  if (row?.user_id !== member(ctx.actor).id) throw notFound();
  return row;
}
