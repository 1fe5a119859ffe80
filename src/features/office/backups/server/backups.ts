/** The panel's calls about backups. */
import { recordAction } from '#features/records/audit/server/audit.ts';
import type { Context } from '#server/context.ts';
import { queue } from '#server/outbox/queue.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { SentFile } from '#shared/files.ts';
import { toRubles } from '#shared/money.ts';
import type { BackupSet, backupsApi } from '../contract.ts';
import { backupErrors, refusalOf } from '../errors.ts';
import { newestFirst, saidSchema } from '../rules/sets.ts';
import { checkApart } from './apart.ts';
import { makeBackup } from './jobs.ts';
import { lackingIn } from './keptCopies.ts';
import { identityIn, makeKeyPair, recipientOf } from './keys.ts';
import { machineIdentity } from './machineKey.ts';
import { roomNeeded } from './makeSet.ts';
import { makePlace, roomFor } from './places.ts';
import { datedSets } from './pruning.ts';
import { beginRun } from './runs.ts';
import { SetError } from './setError.ts';
import { encryptedSet, setNamed, setsIn } from './sets.ts';
import { publicSigner, signerAtHand } from './signers.ts';
import { findSigner } from './signing.ts';
import { bytesOf } from './snapshot.store.ts';
import * as store from './store.ts';

type In<K extends keyof typeof backupsApi> = ParsedInput<(typeof backupsApi)[K]>;
type Out<K extends keyof typeof backupsApi> = Output<(typeof backupsApi)[K]>;

const shownRuns = 15;

export async function listBackups(ctx: Context): Promise<Out<'list'>> {
  const { app, db } = ctx;
  const { backups } = app.config;
  const found = await shownSets(ctx).catch((error: unknown) => {
    app.log.warn({ err: error }, 'the place of the backups does not answer');
    return null;
  });
  return {
    sets: found ?? [],
    runs: (await store.lastRuns(db, shownRuns)).map((run) => ({
      id: run.id,
      kind: run.kind,
      state: run.state,
      set: run.set_name,
      started_at: run.started_at,
      finished_at: run.finished_at,
      said: saidSchema.array().parse(JSON.parse(run.said)),
    })),
    recipient: (await store.settings.find(db))?.recipient ?? null,
    signer: await publicSigner(ctx),
    place: backups.s3 ? 'bucket' : 'folder',
    is_reachable: found !== null,
    room: {
      needed_bytes: roomNeeded(app.database.engine, await bytesOf(app.database)),
      free_bytes: (await roomFor(backups)).freeBytes,
    },
  };
}

async function shownSets({ app, db }: Context): Promise<BackupSet[]> {
  const { config } = app;
  const place = makePlace(config.backups);
  const [{ sets }, there] = [await setsIn(place), await place.list('files')];
  const recipient = (await store.settings.find(db))?.recipient ?? null;
  const own = await machineIdentity(config);
  const machine = own && (await recipientOf(own));
  const lost = new Set((await store.allFiles(db)).flatMap((row) => (row.lost_at ? [row.copy] : [])));
  const signer = await findSigner(config);
  const byName = new Map(sets.map((label) => [label.name, label]));
  return newestFirst(datedSets(sets, signer)).map(({ name }) => {
    const label = byName.get(name)!;
    return {
      name,
      kind: label.kind,
      made_at: label.made_at,
      bytes: label.bytes,
      rows: label.row_count,
      files: label.copies.length,
      file_bytes: label.copies.reduce((sum, copy) => sum + (there.get(copy) ?? 0), 0),
      lacking: lackingIn(label, there, lost).length,
      key: label.recipient === recipient ? 'own' : label.recipient === machine ? 'machine' : 'earlier',
    };
  });
}

/** @throws AppError backup_running */
export async function askForBackup(ctx: Context): Promise<Out<'make'>> {
  const run = await beginRun(ctx, 'asked', async (ctx, id) => {
    await queue(ctx, makeBackup, { runId: id });
    await recordAction(ctx, { action: 'backup.asked', subject: { kind: 'backup', id, label: '' } });
  });
  if (run === null) throw new AppError(backupErrors.backup_running);
  return { run, opens_here_alone: (await store.settings.find(ctx.db)) === undefined };
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
  const { publicKey } = await signerAtHand(ctx);
  return { recipient: pair.recipient, identity: pair.identity, signer: publicKey };
}

/** @throws AppError not_found, backup_damaged */
export async function downloadSet(ctx: Context, { name }: In<'download'>): Promise<SentFile> {
  const place = makePlace(ctx.app.config.backups);
  const label = await refusing(setNamed(place, name));
  await record(ctx, 'backup.downloaded', name);
  return { name: `${name}.age`, type: 'application/octet-stream', bytes: await encryptedSet(place, label) };
}

/**
 * The key stays in memory, in the process that opens the set; without one it is the machine's own.
 * @throws AppError for each reason why it is no good
 */
export async function testSet(ctx: Context, { name, key }: In<'test'>): Promise<Out<'test'>> {
  const { config } = ctx.app;
  const identity = key === '' ? await machineIdentity(config) : await identityIn(key);
  if (identity === null) throw new AppError(backupErrors.backup_key_wrong);
  const order = { backups: config.backups, name, identity };
  const { rows, files, paidKopecks } = await refusing(checkApart(order, ctx.hungUp));
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
