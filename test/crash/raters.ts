/** Somebody who orders ratings without a break, each for an address of its own. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ratingApi } from '#features/casting/rating/contract/rating.ts';
import { defaultPriceKopecks } from '#features/casting/rating/rules/form.ts';
import { toRubles } from '#shared/money.ts';
import { ratingFor } from '#test/rating.ts';
import { type Customers, chance, type Press, pressOn, type Told, type Town } from './customers.ts';

interface Answer {
  order_id: string;
  payment_id: string;
  order_secret: string;
}

export function sendRater(town: Town): Customers {
  const customers: Customers = { told: [], strange: [], lostAnswers: 0, bought: 0, goHome: async () => {} };
  let isLeaving = false;
  const going = (async () => {
    while (!isLeaving) {
      await buyOnce(town, customers);
      await pause(Math.random() * 300);
    }
  })();
  customers.goHome = async () => {
    isLeaving = true;
    await going;
  };
  return customers;
}

async function buyOnce(town: Town, customers: Customers): Promise<void> {
  const told: Told = {
    mark: `rated-${customers.told.length}@example.com`,
    amounts: new Set([toRubles(defaultPriceKopecks)]),
    ...{ orders: new Set(), payments: new Set(), sawPaid: false },
  };
  customers.told.push(told);
  const body = ratingFor({ email: told.mark, request_id: randomUUID() });
  const press: Press = { told, request: { path: ratingApi.create.path, body }, again: () => press };
  const answer = await pressOn<Answer>(town, customers, press);
  if (!answer) return;
  told.orders.add(answer.order_id);
  told.payments.add(answer.payment_id);
  if (town.mayLoseNotices() && chance(0.1)) town.courier.lose(answer.payment_id);
  if (chance(0.1)) return;
  const isPaid = !chance(0.1);
  town.yookassa.pay(answer.payment_id, isPaid ? 'success' : { reason: 'insufficient_funds' });
  if (isPaid) customers.bought += 1;
  if (chance(0.3)) await lookOnce(town, customers, { told, secret: answer.order_secret });
}

async function lookOnce(
  { ask }: Town,
  customers: Customers,
  { told, secret }: { told: Told; secret: string },
): Promise<void> {
  const request = { path: ratingApi.result.path, body: { order_secret: secret } };
  const reply = await ask(request).catch(() => null);
  if (reply?.status === 200) told.sawPaid = reply.body.status === 'paid';
  else if (reply)
    customers.strange.push(`${told.mark} asked and was answered ${reply.status} ${reply.body.code}`);
}
