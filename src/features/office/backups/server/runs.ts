/** Runs: what makes the sets, one at a time, and says how it went. */
import type { Context, TxContext } from '#server/context.ts';
import { featuresOf } from '#server/feature.ts';
import type { NamedFiles } from '#server/keptFiles/namedFiles.ts';
import type { Claim } from '#server/outbox/job.ts';
import { newId } from '#server/tokens.ts';
import { day, minute, second } from '#shared/dates.ts';
import type { Said, SetKind } from '../rules/sets.ts';
import { makeSetApart } from './apart.ts';
import { signEarlierNotes } from './erased.ts';
import { copiesToRead, expectedCopies, knownCopies } from './keptCopies.ts';
import { recipientOfMachine } from './machineKey.ts';
import { askDatabase, type MadeSet, type SetOrder } from './makeSet.ts';
import { makePlace } from './places.ts';
import { nextNumber, tidyUp } from './pruning.ts';
import { SetError } from './setError.ts';
import { setsIn } from './sets.ts';
import { presentSigner } from './signers.ts';
import * as store from './store.ts';
import { podiumVersion } from './version.ts';
import { alone, isDead } from './work.ts';

/** How long the list shows past runs. */
const keepRunsMs = 90 * day;
/** Nobody works on a run any more that has not ended by then. */
const giveUpMs = 1 * day;
/** While one is made its process says so this often; on another machine it counts as dead when it has not for a while. */
const seenEveryMs = 20 * second;
const deadAfterMs = 5 * minute;

/**
 * Begins one, together with what else the caller writes. @returns the run's id; null where one is under way
 */
export async function beginRun(
  ctx: Context,
  kind: store.RunRow['kind'],
  along: (ctx: TxContext, id: string) => Promise<void> = async () => {},
): Promise<string | null> {
  const now = ctx.app.now();
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const before = await store.runUnderWay(ctx.db);
  const dead = before && isDead(ctx.app.config.backups, before.id) ? before.id : null;
  return ctx.transaction(async (ctx) => {
    const gone = { started: ago(giveUpMs), seen: ago(deadAfterMs), dead };
    await store.giveUpRuns(ctx.db, gone, {
      finished_at: now.toISOString(),
      said: JSON.stringify([{ code: 'failed', problem: 'gave_up' } satisfies Said]),
    });
    await store.deleteRunsBefore(ctx.db, ago(keepRunsMs));
    const id = newId();
    if (!(await store.insertRun(ctx.db, { id, kind, started_at: now.toISOString() }))) return null;
    await along(ctx, id);
    return id;
  });
}

/**
 * Makes the set of a run, and removes what has outlived its time; a run that fails removes nothing. @throws where the
 * process stops meanwhile: the next attempt goes on with the same run
 */
export async function perform(ctx: Context, runId: string, claim: Claim): Promise<void> {
  const run = await store.findRunning(ctx.db, runId);
  if (!run) return;
  const end = await carryOut(ctx, run, claim.signal).then(endOf, (error: unknown) => {
    if (claim.signal.aborted) throw error;
    ctx.app.log.error({ err: error }, 'a backup failed');
    return failure(error);
  });
  await ctx.transaction(async (ctx) => {
    await store.finishRun(ctx.db, runId, { ...end, finished_at: ctx.app.now().toISOString() });
    await claim.settle(ctx.db);
  });
}

/**
 * A run from beginning to end, for the command line. @param told hears what it needs before it begins
 * @throws SetError; AppError where one is under way
 */
export async function backUpNow(ctx: Context, told: (order: SetOrder) => Promise<void>): Promise<Outcome> {
  const id = await beginRun(ctx, 'asked');
  const run = id && (await store.findRunning(ctx.db, id));
  if (!run) throw new SetError('running');
  const finish = (end: RunEnd) =>
    store.finishRun(ctx.db, run.id, { ...end, finished_at: ctx.app.now().toISOString() });
  try {
    const outcome = await carryOut(ctx, run, new AbortController().signal, told);
    await finish(endOf(outcome));
    return outcome;
  } catch (error) {
    await finish(failure(error));
    throw error;
  }
}

type RunEnd = Omit<Parameters<typeof store.finishRun>[2], 'finished_at'>;

interface Outcome {
  made: MadeSet;
  said: Said[];
}

function endOf({ made: { label, files }, said }: Outcome): RunEnd {
  return {
    state: 'done',
    said: JSON.stringify(said),
    set_name: label.name,
    bytes: label.bytes,
    row_count: label.row_count,
    file_count: files,
    number: label.number ?? null,
  };
}

function failure(error: unknown): RunEnd {
  const problem = error instanceof SetError ? error.problem : 'unknown';
  return { state: 'failed', said: JSON.stringify([{ code: 'failed', problem } satisfies Said]) };
}

/** Makes the set and removes what has had its time, with the place to itself from beginning to end. */
function carryOut(
  ctx: Context,
  { id, kind }: store.RunRow,
  signal: AbortSignal,
  told: (order: SetOrder) => Promise<void> = async () => {},
): Promise<Outcome> {
  return alone(ctx.app.config.backups, id, () =>
    whileSeen(ctx, id, async () => {
      const rows = await store.allFiles(ctx.db);
      const { order, isFirstOfSigner } = await orderOfRun(ctx, kind, rows);
      await told(order);
      if (isFirstOfSigner) await signEarlierNotes(ctx, order.signer!);
      const made = await makeNoting(ctx, order, signal);
      const damage = await noteDamage(ctx, { order, made, rows });
      const isOfMachine = (await presentRecipient(ctx)) === null;
      const tidied = damage.length > 0 ? [] : await tidyUp(ctx, made.label);
      const machine: Said[] = isOfMachine ? [{ code: 'machine_key' }] : [];
      return { made, said: [...sayingsOf(made, order), ...machine, ...damage, ...tidied] };
    }),
  );
}

async function whileSeen<T>(ctx: Context, id: string, work: () => Promise<T>): Promise<T> {
  const tell = () => store.noteSeen(ctx.db, id, ctx.app.now().toISOString());
  await tell();
  // A database that is away for a moment stops no backup.
  const timer = setInterval(() => void tell().catch(() => {}), seenEveryMs).unref();
  return work().finally(() => clearInterval(timer));
}

/** The owner's public key; null while there is none. */
export async function presentRecipient({ db }: Context): Promise<string | null> {
  return (await store.settings.find(db))?.recipient ?? null;
}

async function orderOfRun(ctx: Context, kind: SetKind, rows: readonly store.CopyRow[]) {
  const { config } = ctx.app;
  const signer = await presentSigner(ctx);
  const recipient = (await presentRecipient(ctx)) ?? (await recipientOfMachine(config));
  const { sets } = await setsIn(makePlace(config.backups));
  const number = Math.max(nextNumber(sets, signer), (await store.lastNumber(ctx.db)) + 1);
  const asked = { kind, recipient, columns: columnsToKeep(ctx), number, signer };
  const expected = expectedCopies(sets, rows);
  const order: SetOrder = {
    ...(await orderOf(ctx, asked)),
    known: knownCopies(rows),
    expected,
    toRead: copiesToRead(expected, rows, ctx.app.now()),
  };
  return { order, isFirstOfSigner: sets.every((label) => label.signer !== signer.publicKey) };
}

async function makeNoting(ctx: Context, order: SetOrder, signal: AbortSignal): Promise<MadeSet> {
  const noted: Promise<void>[] = [];
  try {
    return await makeSetApart(order, {
      signal,
      onCopied: (file) => noted.push(store.insertFile(ctx.db, file, ctx.app.now().toISOString())),
    });
  } finally {
    await Promise.all(noted);
  }
}

interface Looked {
  order: SetOrder;
  made: MadeSet;
  rows: readonly store.CopyRow[];
}

/** @returns what is to be said of damage: of each copy once */
async function noteDamage({ app, db }: Context, { order, made: { damage }, rows }: Looked): Promise<Said[]> {
  const at = app.now().toISOString();
  const known = new Map(rows.map((row) => [row.copy, row]));
  const lost = damage.lost.filter((copy) => !known.get(copy)?.lost_at);
  const isLost = new Set(damage.lost);
  await store.noteRead(
    db,
    order.toRead.filter((copy) => !isLost.has(copy)),
    at,
  );
  await store.noteLost(db, lost, at);
  const nameOf = (copy: string) => known.get(copy)?.name ?? copy;
  return (['renewed', 'lost'] as const).flatMap((code): Said[] => {
    const copies = code === 'lost' ? lost : damage.renewed;
    return copies.length > 0 ? [{ code, count: copies.length, example: nameOf(copies[0]!) }] : [];
  });
}

export function columnsToKeep({ app }: Context): NamedFiles[] {
  return featuresOf(app).flatMap(({ files = [] }) => files.filter(({ isArriving }) => !isArriving));
}

/** Of a set that takes no earlier copies into account. */
export async function orderOf(
  { app }: Context,
  asked: Pick<SetOrder, 'kind' | 'recipient' | 'columns' | 'number' | 'signer'>,
): Promise<SetOrder> {
  const { config, database } = app;
  return {
    ...asked,
    engine: database.engine,
    address: database.address,
    uploads: { dataDir: config.dataDir, s3: config.s3 },
    backups: config.backups,
    madeAt: app.now().toISOString(),
    version: podiumVersion(),
    known: [],
    expected: [],
    toRead: [],
    ...(await askDatabase(database, asked.columns)),
  };
}

function sayingsOf(
  { label, files, copied, copiedBytes, missing, checkedRows }: MadeSet,
  { toRead, expected }: SetOrder,
): Said[] {
  const said: Said[] = [
    { code: 'written', rows: label.row_count, bytes: label.bytes },
    { code: 'files', files, copied, bytes: copiedBytes },
  ];
  if (missing.length > 0) said.push({ code: 'missing', count: missing.length, example: missing[0]! });
  said.push({ code: 'checked', rows: checkedRows });
  const read = new Set(toRead);
  const bytes = expected.reduce((sum, { copy, bytes }) => sum + (read.has(copy) ? bytes : 0), 0);
  if (toRead.length > 0) said.push({ code: 'read', copies: toRead.length, bytes });
  return said;
}
