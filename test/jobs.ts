/** Jobs that ended badly, for the tests of what staff see and do. */
import { rows } from './rows.ts';
import type { World } from './world.ts';

/** One that was given up. @returns its id */
export async function aFailedJob(world: World, kind = 'receipts.track'): Promise<string> {
  const id = crypto.randomUUID();
  const now = world.app.now().toISOString();
  await rows(
    world,
    `insert into jobs (id, kind, payload, status, run_at, attempts, last_error, created_at, finished_at)
     values ('${id}', '${kind}', '{}', 'dead', '${now}', 5, 'no answer', '${now}', '${now}') returning id`,
  );
  return id;
}
