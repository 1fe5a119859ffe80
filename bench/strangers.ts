/**
 * A stranger asks 20 times a second, for 10 seconds, for whatever the product draws, reads or redraws for anybody:
 * how long the public page takes for others meanwhile, and how much memory that costs (S20).
 */
import { setTimeout as pause } from 'node:timers/promises';
import { minute, second } from '#shared/dates.ts';
import { cpuMs, memoryMb } from './measures.ts';
import { openShop, type Shop } from './product.ts';
import { type Address, addressesOf } from './strangerRequests.ts';
import { atMost } from './verdict.ts';
import { atPace, atRest, watched } from './watching.ts';

const perSecond = 20;
const lengthMs = 10 * second;
const settleMs = 5 * second;
const drainedWithinMs = 3 * minute;
/** Below this share of a core the server counts as idle. */
const idleShare = 0.05;

export async function run(): Promise<void> {
  // The proxy's header gives the stranger an address of its own.
  const shop = await openShop();
  try {
    const addresses = await addressesOf(shop);
    const only = process.argv[3] ?? '';
    const { pageP99Ms } = await atRest(shop);
    console.log(`\nThe public page alone: p99 ${pageP99Ms.toFixed(1)} ms`);
    for (const [place, address] of addresses.entries()) {
      if (!address.title.includes(only)) continue;
      // Somebody else each time: what one phase has used up of a stranger's limits is not missing in the next.
      await measure(shop, address, {
        from: `203.0.113.${100 + place}`,
        limitMs: Math.max(50, 5 * pageP99Ms),
      });
    }
  } finally {
    await shop.stop();
  }
}

async function measure(
  shop: Shop,
  { title, prepare, request }: Address,
  { from, limitMs }: { from: string; limitMs: number },
): Promise<void> {
  await drained(shop.pid);
  await prepare?.();
  const idleMb = await memoryMb(shop.pid);
  const { value, pageP99Ms, peakMb } = await watched(shop, () =>
    atPace(perSecond, lengthMs, (n) => answered(shop, request(n), from)),
  );
  const groups = Map.groupBy(value, (status) => status);
  console.log(`\n${title}: ${[...groups].map(([status, all]) => `${status}: ${all.length}`).join(', ')}`);
  atMost(`public page beside it, p99 (${title})`, pageP99Ms, limitMs, ' ms');
  atMost(`memory above idle (${title})`, peakMb - idleMb, 150, ' MB');
}

/** @returns the status; 0 where the connection broke */
async function answered(
  { url }: Shop,
  { path, method = 'GET', body }: ReturnType<Address['request']>,
  from: string,
): Promise<number> {
  const headers = { 'x-forwarded-for': from, ...(body && { 'content-type': 'application/json' }) };
  try {
    const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

/** Waits until the server has done with what it was asked before. */
async function drained(pid: number): Promise<void> {
  await pause(settleMs);
  const giveUpAt = performance.now() + drainedWithinMs;
  while (performance.now() < giveUpAt) {
    const before = await cpuMs(pid);
    await pause(2 * second);
    if ((await cpuMs(pid)) - before < idleShare * 2 * second) return;
  }
  throw new Error('the server did not come to rest');
}
