import { randomUUID } from 'node:crypto';
import { rows } from './rows.ts';
import type { World } from './world.ts';

/** Two orders that a colleague has in hand. */
export async function handedThings(world: World, own: string, another: string) {
  return { handover: { own: await aHandoverRow(world, own), another: await aHandoverRow(world, another) } };
}

async function aHandoverRow(world: World, orderId: string): Promise<string> {
  const id = randomUUID();
  await rows(
    world,
    `insert into handovers (id, order_id, to_id, from_id, text, created_at)
     values ('${id}', '${orderId}', 'x', 'x', '', '${world.app.now().toISOString()}')`,
  );
  return id;
}
