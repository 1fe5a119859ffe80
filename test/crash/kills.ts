/** R1: the product is killed over and over. */
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from '#test/product.ts';
import type { Disturbance } from './scene.ts';

/**
 * Starts and kills it as often as planned. @returns the last one, which lives on with its clock set ahead
 */
export async function killOn({ start, plan, slaughter, sold }: Disturbance): Promise<ServerProcess> {
  for (; slaughter.kills < plan.kills; slaughter.kills += 1) {
    const isEarly = await killSometime(start(), slaughter.kills, sold);
    if (isEarly) slaughter.early += 1;
  }
  const { aheadMs } = plan;
  const last = start(aheadMs > 0 ? ['--import', './test/programs/ahead.ts'] : []);
  await last.ready;
  return last;
}

/**
 * Kills the product 20 ms to 2 s after it serves or, every fourth time from the third on, after it was
 * started, which may be before it serves. On a busy machine that may leave it no work, so a serving product
 * has also sold a few times, so that there is something to lose. @returns whether it was killed before
 * serving
 */
async function killSometime(server: ServerProcess, kill: number, sold: () => number): Promise<boolean> {
  let isReady = false;
  const ready = server.ready.then(
    () => {
      isReady = true;
    },
    () => {},
  );
  const mayBeStarting = kill % 4 === 2;
  if (!mayBeStarting) await ready;
  const enough = mayBeStarting ? 0 : sold() + Math.random() * 10;
  await pause(20 + Math.random() * 1_980);
  const givesUpAt = performance.now() + 20_000;
  while (sold() < enough && performance.now() < givesUpAt) await pause(5);
  await server.kill();
  return !isReady;
}
