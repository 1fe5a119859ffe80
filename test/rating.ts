/** Ratings to sell and to pay, for the tests of everything around them. */
import { randomUUID } from 'node:crypto';
import { ratingApi } from '#features/casting/rating/contract/rating.ts';
import type { Input } from '#shared/contract.ts';
import type { Caller, World } from './world.ts';

type Sale = Input<typeof ratingApi.create>;

/** Values that the form sends for a visitor, with contacts and consents. */
export function ratingFor(changes: Partial<Sale> = {}): Sale {
  return {
    user_data: { height: 176, weight: 60, age: 20, city: 'Москва', experience: 'beginner' },
    email: 'lena@example.com',
    privacy_consent: true,
    offer_consent: true,
    request_id: randomUUID(),
    ...changes,
  };
}

/** Orders a rating. @throws where the product refuses */
export async function orderRating(caller: Caller, changes: Partial<Sale> = {}) {
  const answer = await caller.call(ratingApi.create, ratingFor(changes));
  if (answer.status !== 200)
    throw new Error(`create_rating_payment answered ${answer.status} ${answer.body.code}`);
  return answer.body;
}

/** Orders and pays; returns when the notice has been handled and the mail is sent. */
export async function buyRating(world: World, caller: Caller, changes: Partial<Sale> = {}) {
  const order = await orderRating(caller, changes);
  world.yookassa.pay(order.payment_id);
  await world.yookassa.webhooksSettled();
  await world.runJobs();
  const { body } = await caller.call(ratingApi.result, { order_secret: order.order_secret });
  return { ...order, token: body.token ?? '', rating: body.rating };
}

/** Two ratings to try rights on, one of them the holder's of this token. */
export async function ratedThings(world: World, token: string) {
  const own = await buyRating(world, world.bearer(token), { email: undefined });
  const another = await buyRating(world, world.visitor(), { email: 'rated@example.com' });
  return {
    'rated order': { own: own.order_id, another: another.order_id },
  };
}
