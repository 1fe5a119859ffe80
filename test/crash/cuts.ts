/** R8: the database ends its connections, or crashes itself, under a product that goes on. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { ServerProcess } from '#test/product.ts';
import type { Disturbance, Place } from './scene.ts';

/** Connections that are ended before each restart. */
const endedConnections = 10;

/** @returns the product, which has seen it all */
export async function cutOn({ start, plan, slaughter, ...scene }: Disturbance): Promise<ServerProcess> {
  const product = start();
  const { url } = await product.ready;
  for (; slaughter.kills < plan.kills; slaughter.kills += 1) {
    const enough = scene.sold() + 3;
    const givesUpAt = performance.now() + 20_000;
    for (let ended = 0; ended < endedConnections; ended += 1) {
      await pause(Math.random() * 200);
      await scene.place.look(endSomeConnection);
    }
    while (scene.sold() < enough && performance.now() < givesUpAt) await pause(5);
    await plan.restartDatabase!();
    slaughter.awayMs.push(await untilReady(url));
  }
  return product;
}

/** Transactions without any further work in them. */
export async function leftOpen({ place }: { place: Place }): Promise<number> {
  const found = await place.look(({ handle }) =>
    sql<{ n: number }>`select count(*) as n from pg_stat_activity where datname = current_database()
      and state like 'idle in transaction%' and state_change < now() - interval '2 seconds'`.execute(handle),
  );
  return found.rows[0]!.n;
}

/** One of those at work, if there is any. */
async function endSomeConnection({ handle }: Database): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
    order by state = 'idle', random() limit 1`.execute(handle);
}

async function untilReady(url: string): Promise<number> {
  const startedAt = performance.now();
  const isReady = () => fetch(`${url}/readyz`).then(({ ok }) => ok);
  while (!(await isReady())) await pause(20);
  return performance.now() - startedAt;
}
