/** Makes an export in the background. Its person hears exactly once how it ended. */
import { findUser } from '#features/accounts/account/server/accounts.ts';
import { type Actor, system } from '#server/actor.ts';
import { type Context, contextOf, forReading } from '#server/context.ts';
import { featuresOf } from '#server/feature.ts';
import type { ListedRows } from '#server/listing.ts';
import type { Claim } from '#server/outbox/job.ts';
import { type ZippedFile, zipped } from '#server/zip.ts';
import { mayAccess, roleCan } from '#shared/access.ts';
import { schoolDay } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import type { ListFormat, ListQuery } from '#shared/listing.ts';
import { reportDaysSchema } from '../contract.ts';
import { keptMs, mostTries, type ReportDays, reportDays } from '../rules.ts';
import { removeExport, writeExport } from './files.ts';
import { formats } from './formats.ts';
import { readerOf } from './lists.ts';
import { reportOf } from './report.ts';
import * as store from './store.ts';

/** How often its progress is written down. */
const tellEveryMs = 1000;

/** Nobody wants the work any more: its row is gone, withdrawn or taken up again. */
class Unwanted extends Error {}

export async function makeIt(ctx: Context, { id }: { id: string }, claim: Claim): Promise<void> {
  const row = await store.beginRun(ctx.db, id);
  if (!row) return;
  try {
    const bytes = await written(ctx, row, claim);
    await end(ctx, row, { claim, state: 'done', bytes });
  } catch (error) {
    if (error instanceof Unwanted) return;
    const isLast = claim.attempt >= mostTries || error instanceof AppError;
    if (claim.signal.aborted || !isLast) throw error;
    ctx.app.log.error({ export: id, err: error }, 'an export could not be made');
    await end(ctx, row, { claim, state: 'failed', bytes: null });
  }
}

interface Ending {
  claim: Claim;
  state: 'done' | 'failed';
  bytes: number | null;
}

async function end(ctx: Context, row: store.ExportRow, { claim, state, bytes }: Ending): Promise<void> {
  const now = ctx.app.now();
  const isWanted = await ctx.transaction(async (ctx) => {
    await claim.settle(ctx.db);
    return store.changeRun(ctx.db, row, {
      ...{ state, bytes, query: '{}' },
      finished_at: now.toISOString(),
      expires_at: state === 'done' ? new Date(now.getTime() + keptMs).toISOString() : null,
    });
  });
  if (!isWanted) await removeExport(ctx.app, row);
}

/** As its person would have read it at this moment. @throws AppError forbidden where they may not any more */
async function written({ app }: Context, row: store.ExportRow, { attempt, signal }: Claim): Promise<number> {
  // Every process that tried it ended with it.
  if (attempt > mostTries) throw new AppError('internal');
  const ctx = forReading(contextOf(app, await personOf(contextOf(app), row)));
  const tally = makeTally(ctx, row, signal);
  return writeExport(app, row, await contentOf(ctx, row, tally));
}

async function personOf({ db }: Context, { user_id, language }: store.ExportRow): Promise<Actor> {
  const account = await findUser(db, user_id);
  if (!account || account.blocked_at || account.deleted_at) throw new AppError('forbidden');
  const { id, role, email } = account;
  return { ...system, kind: 'member', id, role, email, language, sessionId: '' };
}

type Tally = (pages: AsyncIterable<readonly object[]>) => AsyncIterable<readonly object[]>;

/** Rows as they go by, counted over all that the export is made of. */
function makeTally(ctx: Context, row: store.ExportRow, signal: AbortSignal): Tally {
  let rows = 0;
  let toldAt = performance.now();
  return async function* counted(pages) {
    for await (const page of pages) {
      yield page;
      signal.throwIfAborted();
      rows += page.length;
      if (performance.now() - toldAt < tellEveryMs) continue;
      toldAt = performance.now();
      if (!(await store.changeRun(ctx.db, row, { rows_done: rows }))) throw new Unwanted();
    }
  };
}

async function contentOf(
  ctx: Context,
  row: store.ExportRow,
  tally: Tally,
): Promise<AsyncIterable<string | Uint8Array>> {
  const query = JSON.parse(row.query) as Record<string, string>;
  const { role } = ctx.actor as Extract<Actor, { kind: 'member' }>;
  if (row.kind === 'report') {
    if (!mayAccess(role, 'financial_reports.view')) throw new AppError('forbidden');
    return reportOf(ctx, row.format as 'pdf' | 'xlsx', daysOf(ctx, query));
  }
  const lists = featuresOf(ctx.app)
    .flatMap(({ listings = [] }) => listings)
    .filter(({ listing }) => roleCan(role, listing.access.export));
  if (row.kind === 'archive') {
    if (!mayAccess(role, 'data.export')) throw new AppError('forbidden');
    return zipped(everyList(ctx, lists, tally), ctx.app.now());
  }
  const list = lists.find(({ listing }) => listing.name === row.list);
  if (!list) throw new AppError('forbidden');
  return inFormat(ctx, list, { format: row.format as ListFormat, query: query as never, tally });
}

/** @throws AppError invalid_input where an earlier version has begun a report without end */
function daysOf({ app }: Context, query: Record<string, string>): ReportDays {
  const given = reportDaysSchema.safeParse(query);
  const days = given.success ? reportDays(given.data, schoolDay(app.now(), app.config.timeZone)) : null;
  if (!days) throw new AppError('invalid_input');
  return days;
}

async function* everyList(
  ctx: Context,
  lists: readonly ListedRows[],
  tally: Tally,
): AsyncGenerator<ZippedFile> {
  for (const list of lists)
    for (const format of ['xlsx', 'csv'] as const) {
      const query = list.listing.query.parse({}) as unknown as ListQuery;
      const content = await inFormat(ctx, list, { format, query, tally });
      yield { name: `${list.listing.name}.${format}`, content };
    }
}

interface Wanted {
  format: ListFormat;
  query: ListQuery;
  tally: Tally;
}

async function inFormat(ctx: Context, list: ListedRows, { format, query, tally }: Wanted) {
  const { listing } = list;
  return formats[format].write(listing, tally(list.pages(ctx, query)), await readerOf(ctx));
}
