/** Runs: what makes the sets, one at a time, and says how it went. */
import type { Context, TxContext } from '#server/context.ts';
import { featuresOf } from '#server/feature.ts';
import type { NamedFiles } from '#server/keptFiles/namedFiles.ts';
import type { Claim } from '#server/outbox/job.ts';
import { newId } from '#server/tokens.ts';
import { day, minute, second } from '#shared/dates.ts';
import { outlived, type Said } from '../rules/sets.ts';
import { makeSetApart } from './apart.ts';
import { askDatabase, type MadeSet, type SetOrder } from './makeSet.ts';
import { makePlace } from './places.ts';
import { SetError } from './setError.ts';
import { removeSet, setsIn } from './sets.ts';
import * as store from './store.ts';
import { podiumVersion } from './version.ts';

/** How long the list shows past runs. */
const keepRunsMs = 90 * day;
/** Nobody works on a run any more that has not ended by then. */
const giveUpMs = 1 * day;
/** While one is made its process says so this often, and counts as dead when it has not for a while. */
const seenEveryMs = 20 * second;
const deadAfterMs = 5 * minute;

/** @returns the run's id; null where one is under way */
export async function beginRun(ctx: TxContext, kind: store.RunRow['kind']): Promise<string | null> {
  const now = ctx.app.now();
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const before = { started: ago(giveUpMs), seen: ago(deadAfterMs) };
  await store.giveUpRuns(ctx.db, before, {
    finished_at: now.toISOString(),
    said: JSON.stringify([{ code: 'failed', problem: 'gave_up' } satisfies Said]),
  });
  await store.deleteRunsBefore(ctx.db, ago(keepRunsMs));
  const id = newId();
  return (await store.insertRun(ctx.db, { id, kind, started_at: now.toISOString() })) ? id : null;
}

/**
 * Makes the set of a run, and removes what has outlived its time; a run that fails removes nothing. @throws where the
 * process stops meanwhile: the next attempt goes on with the same run
 */
export async function perform(ctx: Context, runId: string, claim: Claim): Promise<void> {
  const run = await store.findRunning(ctx.db, runId);
  if (!run) return;
  const said: Said[] = [];
  const making = whileSeen(ctx, runId, () => make(ctx, run.kind as SetOrder['kind'], claim.signal));
  const made = await making.catch((error: unknown) => {
    if (claim.signal.aborted) throw error;
    ctx.app.log.error({ err: error }, 'a backup failed');
    said.push(failure(error));
    return null;
  });
  if (made) said.push(...sayingsOf(made), ...(await tidyUp(ctx)));
  await ctx.transaction(async (ctx) => {
    await store.finishRun(ctx.db, runId, {
      state: made ? 'done' : 'failed',
      finished_at: ctx.app.now().toISOString(),
      said: JSON.stringify(said),
      ...(made && madeFields(made)),
    });
    await claim.settle(ctx.db);
  });
}

/** A run from beginning to end, for the command line. @throws SetError no_key; AppError where one is under way */
export async function backUpNow(ctx: Context): Promise<MadeSet> {
  const id = await ctx.transaction((ctx) => beginRun(ctx, 'asked'));
  if (id === null) throw new SetError('running');
  const end = (row: Omit<Parameters<typeof store.finishRun>[2], 'finished_at'>) =>
    store.finishRun(ctx.db, id, { ...row, finished_at: ctx.app.now().toISOString() });
  try {
    const made = await whileSeen(ctx, id, () => make(ctx, 'asked', new AbortController().signal));
    const said = [...sayingsOf(made), ...(await tidyUp(ctx))];
    await end({ state: 'done', said: JSON.stringify(said), ...madeFields(made) });
    return made;
  } catch (error) {
    await end({ state: 'failed', said: JSON.stringify([failure(error)]) });
    throw error;
  }
}

async function whileSeen<T>(ctx: Context, id: string, work: () => Promise<T>): Promise<T> {
  const tell = () => store.noteSeen(ctx.db, id, ctx.app.now().toISOString());
  await tell();
  // A database that is away for a moment stops no backup.
  const timer = setInterval(() => void tell().catch(() => {}), seenEveryMs).unref();
  return work().finally(() => clearInterval(timer));
}

/** The public key in force; null while there is none. */
export async function presentRecipient({ db }: Context): Promise<string | null> {
  return (await store.settings.find(db))?.recipient ?? null;
}

function failure(error: unknown): Said {
  return { code: 'failed', problem: error instanceof SetError ? error.problem : 'unknown' };
}

function madeFields({ label, files }: MadeSet) {
  return {
    set_name: label.name,
    bytes: label.bytes,
    row_count: label.row_count,
    file_count: files,
  };
}

async function make(ctx: Context, kind: SetOrder['kind'], signal: AbortSignal): Promise<MadeSet> {
  const chosen = await store.settings.find(ctx.db);
  if (!chosen) throw new SetError('no_key');
  const order = await orderOf(ctx, { kind, recipient: chosen.recipient, columns: columnsToKeep(ctx) });
  const noted: Promise<void>[] = [];
  try {
    return await makeSetApart(
      { ...order, known: await store.allFiles(ctx.db) },
      { signal, onCopied: (file) => noted.push(store.insertFile(ctx.db, file)) },
    );
  } finally {
    await Promise.all(noted);
  }
}

export function columnsToKeep({ app }: Context): NamedFiles[] {
  return featuresOf(app).flatMap(({ files = [] }) => files.filter(({ isArriving }) => !isArriving));
}

export async function orderOf(
  { app }: Context,
  { kind, recipient, columns }: Pick<SetOrder, 'kind' | 'recipient' | 'columns'>,
): Promise<SetOrder> {
  const { config, database } = app;
  return {
    engine: database.engine,
    address: database.address,
    uploads: { dataDir: config.dataDir, s3: config.s3 },
    backups: config.backups,
    columns: columns.map(({ folder, table, column }) => ({ folder, table, column })),
    recipient,
    kind,
    madeAt: app.now().toISOString(),
    version: podiumVersion(),
    known: [],
    ...(await askDatabase(database, columns)),
  };
}

function sayingsOf({ label, files, copied, copiedBytes, missing, checked }: MadeSet): Said[] {
  return [
    { code: 'written', rows: label.row_count, bytes: label.bytes },
    { code: 'files', files, copied, bytes: copiedBytes },
    ...(missing.length > 0
      ? [{ code: 'missing' as const, count: missing.length, example: missing[0]! }]
      : []),
    { code: 'checked', rows: checked.rows },
  ];
}

/**
 * Sets that have outlived their time, then copies of files that no set names any more; no copy while there is a label that
 * cannot be read, since it may name some.
 */
async function tidyUp({ app, db }: Context): Promise<Said[]> {
  const place = makePlace(app.config.backups);
  const { sets, broken } = await setsIn(place);
  const old = outlived(sets, app.config.timeZone);
  for (const name of old) await removeSet(place, name);
  if (broken.length > 0) {
    app.log.warn({ broken }, 'sets of backups without a label that can be read');
    return removed(old.length, 0);
  }
  const named = new Set(sets.filter(({ name }) => !old.includes(name)).flatMap(({ copies }) => copies));
  const unnamed = [...(await place.list('files')).keys()].filter((copy) => !named.has(copy));
  for (const copy of unnamed) await place.remove('files', copy);
  await store.deleteFiles(db, unnamed);
  return removed(old.length, unnamed.length);
}

function removed(sets: number, copies: number): Said[] {
  return sets + copies > 0 ? [{ code: 'removed', sets, copies }] : [];
}
