/** The panel's calls about backups. */
import { recordAction } from '#features/records/audit/server/audit.ts';
import type { Context } from '#server/context.ts';
import { queue } from '#server/outbox/queue.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { SentFile } from '#shared/files.ts';
import { toRubles } from '#shared/money.ts';
import type { backupsApi } from '../contract.ts';
import { backupErrors, refusalOf } from '../errors.ts';
import { saidSchema } from '../rules/sets.ts';
import { checkApart } from './apart.ts';
import { makeBackup } from './jobs.ts';
import { identityIn, makeKeyPair } from './keys.ts';
import { makePlace } from './places.ts';
import { beginRun } from './runs.ts';
import { SetError } from './setError.ts';
import { encryptedSet, setNamed, setsIn } from './sets.ts';
import * as store from './store.ts';

type In<K extends keyof typeof backupsApi> = ParsedInput<(typeof backupsApi)[K]>;
type Out<K extends keyof typeof backupsApi> = Output<(typeof backupsApi)[K]>;

const shownRuns = 15;

export async function listBackups({ app, db }: Context): Promise<Out<'list'>> {
  const { backups } = app.config;
  const found = await setsIn(makePlace(backups)).catch((error: unknown) => {
    app.log.warn({ err: error }, 'the place of the backups does not answer');
    return null;
  });
  const recipient = (await store.settings.find(db))?.recipient ?? null;
  return {
    sets: (found?.sets ?? []).map((set) => ({
      ...{ name: set.name, kind: set.kind, made_at: set.made_at, bytes: set.bytes, rows: set.row_count },
      files: set.copies.length,
      is_own_key: set.recipient === recipient,
    })),
    runs: (await store.lastRuns(db, shownRuns)).map((run) => ({
      ...{ id: run.id, kind: run.kind as 'nightly', state: run.state as 'done', set: run.set_name },
      ...{ started_at: run.started_at, finished_at: run.finished_at },
      said: saidSchema.array().parse(JSON.parse(run.said)),
    })),
    recipient,
    place: backups.s3 ? 'bucket' : 'folder',
    is_reachable: found !== null,
  };
}

/** @throws AppError backup_no_key, backup_running */
export function askForBackup(ctx: Context): Promise<Out<'make'>> {
  return ctx.transaction(async (ctx) => {
    if (!(await store.settings.find(ctx.db))) throw new AppError(backupErrors.backup_no_key);
    const run = await beginRun(ctx, 'asked');
    if (run === null) throw new AppError(backupErrors.backup_running);
    await queue(ctx, makeBackup, { runId: run });
    await recordAction(ctx, { action: 'backup.asked', subject: { kind: 'backup', id: run, label: '' } });
    return { run };
  });
}

/** @throws AppError conflict where somebody else has made another key meanwhile */
export async function makeKey(ctx: Context, { replaces }: In<'makeKey'>): Promise<Out<'makeKey'>> {
  const pair = await makeKeyPair();
  await ctx.transaction(async (ctx) => {
    const present = (await store.settings.find(ctx.db))?.recipient ?? null;
    if (present !== replaces) throw new AppError('conflict');
    await store.settings.save(ctx.db, {
      recipient: pair.recipient,
      changed_at: ctx.app.now().toISOString(),
    });
    await recordAction(ctx, {
      action: 'backup.key_made',
      subject: { kind: 'backup', id: 'key', label: pair.recipient },
    });
  });
  return pair;
}

/** @throws AppError not_found, backup_damaged */
export async function downloadSet(ctx: Context, { name }: In<'download'>): Promise<SentFile> {
  const place = makePlace(ctx.app.config.backups);
  const label = await refusing(setNamed(place, name));
  await record(ctx, 'backup.downloaded', name);
  return { name: `${name}.age`, type: 'application/octet-stream', bytes: await encryptedSet(place, label) };
}

/** The key stays in memory, in the process that opens the set. @throws AppError for each reason why it is no good */
export async function testSet(ctx: Context, { name, key }: In<'test'>): Promise<Out<'test'>> {
  const identity = await identityIn(key);
  if (identity === null) throw new AppError(backupErrors.backup_key_wrong);
  const { backups } = ctx.app.config;
  const { rows, files, paidKopecks } = await refusing(checkApart({ backups, name, identity }, ctx.hungUp));
  await record(ctx, 'backup.tested', name);
  return { rows, files, paid: toRubles(paidKopecks) };
}

async function record(ctx: Context, action: string, name: string): Promise<void> {
  await ctx.transaction((ctx) =>
    recordAction(ctx, { action, subject: { kind: 'backup', id: name, label: name } }),
  );
}

async function refusing<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    const refusal = error instanceof SetError ? refusalOf[error.problem] : undefined;
    throw refusal ? new AppError(refusal) : error;
  });
}
