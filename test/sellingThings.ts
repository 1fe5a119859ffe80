/** A promo code and an unfinished payment, to try rights on; the same for everybody. */
import { randomUUID } from 'node:crypto';
import { aCode } from './promoCodes.ts';
import { rows } from './rows.ts';
import type { World } from './world.ts';

export async function sellingThings(world: World, orderId: string) {
  const { id: code } = await aCode(world);
  const checkout = randomUUID();
  await rows(
    world,
    `insert into unfinished_orders (id, order_id, state, created_at, token, search)
     values ('${checkout}', '${orderId}', 'to_call', '${world.app.now().toISOString()}', '${checkout}', 'x')`,
  );
  return { 'promo code': { own: code, another: code }, checkout: { own: checkout, another: checkout } };
}
