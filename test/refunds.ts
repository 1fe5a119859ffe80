/** Orders to refund and ways to do it, for the tests of everything around a refund. */
import { randomUUID } from 'node:crypto';
import { startSession } from '#features/accounts/sign-in/server/sessions.ts';
import { ordersApi } from '#features/sales/orders/contract.ts';
import { refundsApi, refundsPanelApi } from '#features/sales/refunds/contract/refunds.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { contextOf } from '#server/context.ts';
import { doubtfulThings } from './doubtfulMails.ts';
import { aFailedJob } from './jobs.ts';
import { rows } from './rows.ts';
import { aCourse, aStudentWithLessons, startPurchase } from './school.ts';
import type { Caller, Person, World } from './world.ts';

/** Answer of staff to the buyer. */
export const reason = 'Возвращаем по вашей просьбе';

/** A student who has bought a course of three lessons for 12,500 rubles, and a financial officer. */
export async function aPaidOrder(makeWorld: () => Promise<World>) {
  const world = await makeWorld();
  const { student, course } = await aStudentWithLessons(world);
  const officer = await world.signedInAs('financial');
  const [bought] = (await officer.call(ordersApi.list, {})).body.orders;
  return { world, student, course, officer, order: bought!.id };
}

/** Refunds of an order, as the panel shows them. */
export async function refundsOf(person: Caller, orderId: string) {
  return (await person.call(refundsPanelApi.ofOrder, { id: orderId })).body;
}

export async function mine(person: Caller) {
  return (await person.call(refundsApi.mine, {})).body;
}

/** Sends a sum back, and lets everything follow from that. */
export async function makeRefund(
  world: World,
  officer: Person,
  orderId: string,
  sum: { amount: number; closes_access: boolean; revoke_certificate?: boolean },
): Promise<void> {
  const { version } = await refundsOf(officer, orderId);
  const answer = await officer.call(refundsPanelApi.make, { id: orderId, version, reason, ...sum });
  if (answer.status !== 200) throw new Error(`a refund answered ${answer.status} ${answer.body.code}`);
  await world.runJobs();
  await world.yookassa.webhooksSettled();
  await world.runJobs();
}

/** Sends back all that a student paid for their only order, which closes the course. */
export async function refundAll(world: World, student: Person): Promise<void> {
  const officer = await world.signedInAs('financial');
  const { orders } = (await officer.call(ordersApi.list, { search: student.email })).body;
  const { id, amount } = orders[0]!;
  await makeRefund(world, officer, id, { amount, closes_access: true });
}

export async function owned(student: Person) {
  return (await student.call(learningApi.purchased, {})).body.courses;
}

/** Subjects, oldest first. */
export function mailsTo(world: World, { email }: Person): string[] {
  return world.mail
    .messages()
    .filter(({ to }) => to.includes(email))
    .map(({ subject }) => subject.replaceAll(/\s/g, ' '));
}

/** Two orders of one course, begun before either was paid; the second brings nothing. */
export async function boughtTwice(world: World) {
  const course = await aCourse(world);
  const student = await world.signedInAs('user');
  const purchases = [await startPurchase(student, course), await startPurchase(student, course)];
  for (const { payment_id } of purchases) {
    world.yookassa.pay(payment_id);
    await world.yookassa.webhooksSettled();
  }
  await world.runJobs();
  return { student, second: purchases[1]!.order_id };
}

/** The person in another session: the first ones end after a day. */
export async function later(world: World, { id }: Person) {
  return world.bearer(await contextOf(world.app).transaction((ctx) => startSession(ctx, id, false)));
}

/** Refunds made by the school in the provider's own cabinet. */
export async function elsewhere(world: World, paymentId: string, value: string): Promise<number> {
  const { url } = world.yookassa;
  const response = await fetch(`${url}/v3/refunds`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotence-key': randomUUID(),
      authorization: `Basic ${Buffer.from('100500:test_world').toString('base64')}`,
    },
    body: JSON.stringify({ payment_id: paymentId, amount: { value, currency: 'RUB' } }),
  });
  return response.status;
}

/** A row that a buyer asks by, without anything around it. */
export async function aRefundRow(world: World, orderId: string, wish = ''): Promise<string> {
  const id = randomUUID();
  await rows(
    world,
    `insert into refunds (id, order_id, origin, state, suggested_kopecks, lessons_done, lessons_total, wish, reason, closes_access, created_at, search)
     values ('${id}', '${orderId}', 'buyer', 'requested', 1, 0, 1, '${wish}', '', 0, '${world.app.now().toISOString()}', 'x')`,
  );
  return id;
}

/** A colleague's wish, without anything around it. */
export async function aWishRow(world: World, orderId: string): Promise<string> {
  const id = randomUUID();
  await rows(
    world,
    `insert into refund_wishes (id, order_id, author_id, text, created_at)
     values ('${id}', '${orderId}', 'x', 'x', '${world.app.now().toISOString()}')`,
  );
  return id;
}

/** A refund and a receipt of each order, and mails that may be lost. */
export async function moneyThings(world: World, own: string, another: string) {
  return {
    receipt: { own: await receiptOf(world, own), another: await receiptOf(world, another) },
    refund: { own: await aRefundRow(world, own), another: await aRefundRow(world, another) },
    'refund wish': { own: await aWishRow(world, own), another: await aWishRow(world, another) },
    ...(await doubtfulThings(world)),
    'failed job': { own: await aFailedJob(world), another: await aFailedJob(world) },
  };
}

/** Id of the receipt that came with an order's payment. */
async function receiptOf(world: World, orderId: string): Promise<string> {
  const found = await rows<{ id: string }>(world, `select id from receipts where order_id = '${orderId}'`);
  return found[0]!.id;
}
