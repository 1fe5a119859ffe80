/**
 * Sets made while the school sells, each restored and looked through (R7, R9): on both engines, once from each to the
 * other, and on to a school that serves.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { backupsApi } from '#features/office/backups/contract.ts';
import type { Endpoint, Input, Output } from '#shared/contract.ts';
import { second } from '#shared/dates.ts';
import {
  anEmptyPlace,
  drift,
  faultsOf,
  type Original,
  podium,
  removePlace,
  settingsOf,
} from './backupPlaces.ts';
import { addUploads, sellMeanwhile } from './backupSchool.ts';
import { type LargeProduct, onEachLargeProduct, openBeside, sizeOf } from './largeProduct.ts';
import { call, signIn, startProduct } from './product.ts';
import { atLeast, atMost, kept } from './verdict.ts';
import { atRest, watched } from './watching.ts';

const { values: flags } = parseArgs({
  args: process.argv.slice(3),
  options: {
    sets: { type: 'string', default: '10' },
    people: { type: 'string', default: '30000' },
    uploads: { type: 'string', default: '1000' },
  },
});
const perSecond = 200;

export function run(): Promise<void> {
  const wanted = { sets: Number(flags.sets), uploads: Number(flags.uploads) };
  return onEachLargeProduct(sizeOf(flags.people), (product) => measure(product, wanted));
}

async function measure(product: LargeProduct, wanted: { sets: number; uploads: number }): Promise<void> {
  const { engine, dataDir } = product;
  const beside = openBeside(product);
  try {
    await addUploads(beside, dataDir, wanted.uploads);
    const owner = { url: product.url, token: await signIn(product.url, 'admin@podium.local') };
    const keyFile = join(dataDir, 'owner.key');
    await writeFile(keyFile, (await call(owner, backupsApi.makeKey, { replaces: null })).identity);
    const original = { dataDir, drift: await drift(beside) };
    const rest = await atRest(product);
    const [stalls, pages, faults]: [number[], number[], string[]] = [[], [], []];
    let [sales, set] = [0, { name: '', bytes: 0 }];
    for (let n = 0; n < wanted.sets; n++) {
      const selling = sellMeanwhile(beside, perSecond);
      let sold = { transactions: 0, perSecond: 0 };
      const made = await watched(product, () => backUp(owner)).finally(async () => {
        sold = await selling.stop();
      });
      set = made.value;
      sales += sold.transactions;
      stalls.push(made.longestStallMs);
      pages.push(made.pageP99Ms);
      const restored = await restoreTo(product, { set: set.name, keyFile, onto: engine, original });
      faults.push(...restored.faults);
      console.log(
        `${engine}, set ${n + 1}: ${(set.bytes / 1e6).toFixed(0)} MB in ${seconds(made.tookMs)}, ${sold.perSecond.toFixed(0)} sales/s; restored in ${seconds(restored.tookMs)}, ${restored.faults.join('; ') || 'whole'}`,
      );
    }
    atLeast(`sales beside the backups (${engine})`, sales, 1);
    atMost(`longest stall (${engine})`, Math.max(...stalls), 50, ' ms');
    const limitMs = Math.max(25, 5 * rest.pageP99Ms);
    atMost(`landing page meanwhile, p99 (${engine})`, Math.max(...pages), limitMs, ' ms');
    kept(
      `every set is whole (${engine})`,
      faults.length === 0,
      faults.join('; ') || `${wanted.sets} restored`,
    );
    const other = engine === 'sqlite' ? 'postgres' : 'sqlite';
    const across = await restoreTo(product, { set: set.name, keyFile, onto: other, original });
    kept(`from ${engine} to ${other}`, across.faults.length === 0, across.faults.join('; ') || 'whole');
    await serve(product, set.name, keyFile);
  } finally {
    await beside.close();
  }
}

interface Owner {
  url: string;
  token: string;
}

/** By the button of the panel, until it is done; the nightly one begins as soon as there is a key, and goes first. */
async function backUp(owner: Owner): Promise<{ name: string; bytes: number }> {
  await ended(owner, ({ state }) => state === 'running');
  const { run } = await patiently(owner, backupsApi.make, {});
  const { own, sets } = await ended(owner, ({ id, state }) => id === run && state === 'running');
  if (own?.state !== 'done') throw new Error(`a backup failed: ${JSON.stringify(own?.said)}`);
  return sets.find(({ name }) => name === own.set)!;
}

type Run = Output<typeof backupsApi.list>['runs'][number];

/** Waits until no such run is left. @returns the newest */
async function ended(owner: Owner, isAtWork: (run: Run) => boolean) {
  for (;;) {
    const { runs, sets } = await patiently(owner, backupsApi.list, {});
    if (!runs.some(isAtWork)) return { own: runs[0], sets };
    await pause(200);
  }
}

/** Comes again where it is told to. */
function patiently<E extends Endpoint>(owner: Owner, endpoint: E, input: Input<E>): Promise<Output<E>> {
  return call(owner, endpoint, input).catch(async (error: Error) => {
    if (!error.message.startsWith('429')) throw error;
    await pause(5 * second);
    return patiently(owner, endpoint, input);
  });
}

interface Restoring {
  set: string;
  keyFile: string;
  onto: LargeProduct['engine'];
  original: Original;
}
let databases = 0;

async function restoreTo(product: LargeProduct, { set, keyFile, onto, original }: Restoring) {
  databases++;
  const place = await anEmptyPlace(
    onto === 'postgres' ? await product.emptyPostgres(`restored_${databases}`) : null,
  );
  try {
    const settings = settingsOf(place, join(product.dataDir, 'backups'));
    const tookMs = await podium(['restore', set, '--key', keyFile, '--yes'], settings);
    return { tookMs, faults: await faultsOf(place, original) };
  } finally {
    await removePlace(place);
  }
}

/** From an empty folder to a school that answers. */
async function serve(product: LargeProduct, set: string, keyFile: string): Promise<void> {
  const place = await anEmptyPlace(
    product.engine === 'postgres' ? await product.emptyPostgres('served') : null,
  );
  try {
    const settings = settingsOf(place, join(product.dataDir, 'backups'));
    const startedAt = performance.now();
    await podium(['restore', set, '--key', keyFile, '--yes'], settings);
    const served = await startProduct(settings);
    const answer = await fetch(served.url);
    const tookMs = performance.now() - startedAt;
    await served.stop();
    if (answer.status !== 200) throw new Error(`the restored school answers ${answer.status}`);
    atMost(`from a set to a school that serves (${product.engine})`, tookMs / second, 60, ' s');
  } finally {
    await removePlace(place);
  }
}

function seconds(ms: number): string {
  return `${(ms / second).toFixed(1)} s`;
}
