/**
 * A stranger asks 20 times a second, for 10 seconds, for whatever the product draws, reads or redraws for anybody:
 * how long the public page takes for others meanwhile, and how much memory that costs.
 */
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { minute, second } from '#shared/dates.ts';
import { openShop, type Shop } from './shop.ts';
import { type Address, addressesOf } from './strangerRequests.ts';
import { atMost } from './verdict.ts';

const perSecond = 20;
const lengthMs = 10 * second;
const sampleMs = 50;
const settleMs = 5 * second;
const drainedWithinMs = 3 * minute;
/** Below this share of a core the server counts as idle. */
const idleShare = 0.05;

export async function run(): Promise<void> {
  // The proxy header gives the addresses, so that reader and stranger are two.
  const shop = await openShop('sqlite', null, { TRUST_PROXY: 'true' });
  try {
    const addresses = await addressesOf(shop);
    const only = process.argv[3];
    await readPage(shop, 2 * second);
    const alone = ninetyNinth(await readPage(shop, lengthMs));
    console.log(`\nThe public page alone: p99 ${alone.toFixed(1)} ms`);
    for (const [place, address] of addresses.entries()) {
      if (only && !address.title.includes(only)) continue;
      // Somebody else each time: what one phase has used up of a stranger's limits is not missing in the next.
      const from = `203.0.113.${100 + place}`;
      await measure(shop, { ...address, from }, Math.max(50, 5 * alone));
    }
  } finally {
    await shop.stop();
  }
}

type Stranger = Address & { from: string };

async function measure(shop: Shop, address: Stranger, limitMs: number): Promise<void> {
  await drained(shop.pid);
  await address.prepare?.();
  const idleMb = await memoryMb(shop.pid);
  const memory = watchMemory(shop.pid);
  const [times, statuses] = await Promise.all([readPage(shop, lengthMs), ask(shop, address)]);
  console.log(`\n${address.title}: ${statuses}`);
  atMost(`public page beside it, p99 (${address.title})`, ninetyNinth(times), limitMs, ' ms');
  atMost(`memory above idle (${address.title})`, (await memory.stop()) - idleMb, 150, ' MB');
}

// ── Asking and reading ──────────────────────────────────────────────────────────────────────────────────────────

/** All from one address, each at its time, whether the one before was answered or not. @returns the statuses */
async function ask(shop: Shop, address: Stranger): Promise<string> {
  const statuses = await atPace((n) => {
    const { path, method = 'GET', body } = address.request(n);
    return answered(shop, { path, method, body, from: address.from });
  });
  const groups = Map.groupBy(statuses, (status) => status);
  return [...groups].map(([status, all]) => `${status}: ${all.length}`).join(', ');
}

/** @returns milliseconds of each reading */
async function readPage(shop: Shop, forMs: number): Promise<number[]> {
  return atPace(async (n) => {
    const startedAt = performance.now();
    await answered(shop, { path: '/', method: 'GET', from: `198.51.100.${n % 250}` });
    return performance.now() - startedAt;
  }, forMs);
}

async function atPace<T>(one: (n: number) => Promise<T>, forMs = lengthMs): Promise<T[]> {
  const begun: Promise<T>[] = [];
  const startedAt = performance.now();
  for (let n = 0; n < (forMs / second) * perSecond; n++) {
    await pause(Math.max(0, startedAt + (n * second) / perSecond - performance.now()));
    begun.push(one(n));
  }
  return Promise.all(begun);
}

/** @returns the status; 0 where the connection broke */
async function answered(
  shop: Shop,
  request: { path: string; method: string; body?: object | undefined; from: string },
): Promise<number> {
  const { path, method, body, from } = request;
  const headers = { 'x-forwarded-for': from, ...(body && { 'content-type': 'application/json' }) };
  try {
    const answer = await fetch(shop.url + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

function ninetyNinth(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]!;
}

function watchMemory(pid: number) {
  let peak = 0;
  const look = async () => {
    peak = Math.max(peak, await memoryMb(pid));
  };
  const timer = setInterval(() => void look(), sampleMs);
  return {
    async stop(): Promise<number> {
      clearInterval(timer);
      await look();
      return peak;
    },
  };
}

/** Waits until the server has done with what it was asked before. */
async function drained(pid: number): Promise<void> {
  await pause(settleMs);
  const giveUpAt = performance.now() + drainedWithinMs;
  while (performance.now() < giveUpAt) {
    const before = await workedMs(pid);
    await pause(2 * second);
    if ((await workedMs(pid)) - before < idleShare * 2 * second) return;
  }
  throw new Error('the server did not come to rest');
}

/** Processor time so far, from the clock ticks of 10 ms that Linux counts. */
async function workedMs(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function memoryMb(pid: number): Promise<number> {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
