// Races.
/** R4: simultaneous calls have one effect. `npm run bench promises` repeats each twenty times. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { ordersApi } from '#features/sales/orders/contract.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { contextOf } from '#server/context.ts';
import { atCount } from '#test/counts.ts';
import { post, postTogether, type Reply } from '#test/requests.ts';
import { aCourse, isPaidSubject, orderIn, purchaseOf, type SoldCourse, startPurchase } from '#test/school.ts';
import { describeOnBothEngines, type World } from '#test/world.ts';
import { paymentsApi } from '../contract/payments.ts';
import { reconcilePayments } from './reconciliation.ts';

const rounds = atCount(1, 20);
const crowd = 50;
const timeout = 30_000 + rounds * 5_000;
const webhook = '/api/payments/yookassa/webhook';

describeOnBothEngines('at the same instant', (makeWorld) => {
  it('fifty presses of one button place one order and make one payment', { timeout }, async () => {
    await inRounds(makeWorld, async (world, course) => {
      const form = purchaseOf(course, { email: someEmail() });
      const replies = await together(world, crowdOf({ path: paymentsApi.create.path, body: form }));
      expect(statuses(replies)).toEqual([200]);
      expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(await ordersOf(world, form.email)).toHaveLength(1);
      expect(paymentsFor(world, replies[0]!.body.order_id)).toHaveLength(1);
      expect(await count(world, sql`consents where email = ${form.email}`)).toBe(2);
    });
  });

  it('fifty presses of a signed-in student place one order', { timeout }, async () => {
    await inRounds(makeWorld, async (world, course) => {
      const { token, email } = await world.signedInAs('user');
      const body = purchaseOf(course);
      const replies = await together(world, crowdOf({ path: paymentsApi.create.path, body, token }));
      expect(statuses(replies)).toEqual([200]);
      expect(await ordersOf(world, email)).toHaveLength(1);
      expect(paymentsFor(world, replies[0]!.body.order_id)).toHaveLength(1);
    });
  });

  it('fifty notices of one payment credit it once, and none is asked for again', { timeout }, async () => {
    await inRounds(makeWorld, async (world, course) => {
      const { student, purchase } = await paidButUntold(world, course);
      const replies = await together(world, crowdOf(noticeOf(purchase)));
      expect(statuses(replies)).toEqual([200]);
      await expectCreditedOnce(world, student, purchase);
    });
  });

  it('fifty notices of a payment whose id we never learned credit it once', { timeout }, async () => {
    await inRounds(makeWorld, async (world, course) => {
      world.yookassa.setFaults({ failAfterCommit: 1, only: 'POST /v3/payments' });
      const student = await world.signedInAs('user');
      expect((await student.call(paymentsApi.create, purchaseOf(course))).status).toBe(502);
      const { id, metadata } = world.yookassa.payments().at(-1)!;
      world.yookassa.pay(id);
      const purchase = { payment_id: id, order_id: metadata!.order_id! };
      // The id is unknown until the first one is credited: some may get "try again later".
      const told = statuses(await together(world, crowdOf(noticeOf(purchase))));
      expect(told[0]).toBe(200);
      expect([200, 429]).toEqual(expect.arrayContaining(told));
      await expectCreditedOnce(world, student, purchase);
      // Until the next round may ask about an unknown payment again.
      world.passTime(60_000);
    });
  });

  it('a notice is not lost in the question that an older one asks', { timeout }, async () => {
    await inRounds(makeWorld, async (world, course) => {
      const purchase = await startPurchase(world.visitor(), course, { email: someEmail() });
      // The provider has answered "pending", and the answer is on its way, when the buyer pays.
      world.yookassa.setFaults({ slowMs: 300, only: 'GET' });
      const read = vi.spyOn(world.yookassa.ledger.payments, 'get');
      const older = post(world.app.config.appUrl, noticeOf(purchase));
      await vi.waitFor(() => expect(read).toHaveBeenCalled());
      world.yookassa.pay(purchase.payment_id);
      const newer = post(world.app.config.appUrl, noticeOf(purchase));
      expect(statuses(await Promise.all([older, newer]))).toEqual([200]);
      world.yookassa.clearFaults();
      expect((await orderIn(world, purchase.order_id)).status).toBe('paid');
    });
  });

  it('fifty questions after one order credit it once', { timeout }, async () => {
    await inRounds(makeWorld, async (world, course) => {
      const { student, purchase } = await paidButUntold(world, course);
      const replies = await together(world, crowdOf(questionAfter(purchase)));
      expect(statuses(replies)).toEqual([200]);
      // One of them asks the provider; the others get the state known by then.
      for (const { body } of replies) expect(['pending', 'paid']).toContain(body.status);
      expect(replies.filter(({ body }) => body.status === 'paid').length).toBeGreaterThan(0);
      await expectCreditedOnce(world, student, purchase);
    });
  });

  it('notice, waiting page, repeated press and reconciliation credit it once', { timeout }, async () => {
    await inRounds(makeWorld, async (world, course) => {
      const form = purchaseOf(course);
      const { student, purchase } = await paidButUntold(world, course, form);
      world.passTime(2 * 60_000);
      const again = { path: paymentsApi.create.path, body: form, token: student.token };
      const requests = [noticeOf(purchase), questionAfter(purchase), again];
      const reconciled: Promise<void>[] = [];
      const replies = await together(
        world,
        Array.from({ length: crowd }, (_, n) => requests[n % requests.length]!),
        () => {
          for (let n = 0; n < 2; n += 1)
            reconciled.push(reconcilePayments(contextOf(world.app), new AbortController().signal));
        },
      );
      await Promise.all(reconciled);
      expect(statuses(replies)).toEqual([200]);
      expect(paymentsFor(world, purchase.order_id)).toHaveLength(1);
      await expectCreditedOnce(world, student, purchase);
    });
  });

  it('two buyers with one address and one course: one account, one course, both paid', {
    timeout,
  }, async () => {
    await inRounds(makeWorld, async (world, course) => {
      const email = someEmail();
      const forms = [purchaseOf(course, { email }), purchaseOf(course, { email })];
      const placed = await together(
        world,
        Array.from({ length: crowd }, (_, n) => ({ path: paymentsApi.create.path, body: forms[n % 2] })),
      );
      expect(statuses(placed)).toEqual([200]);
      const purchases = placed.slice(0, 2).map(({ body }) => body);
      expect(new Set(placed.map(({ body }) => body.order_id)).size).toBe(2);
      for (const { payment_id } of purchases) world.yookassa.pay(payment_id);
      const told = await together(
        world,
        Array.from({ length: crowd }, (_, n) => noticeOf(purchases[n % 2])),
      );
      expect(statuses(told)).toEqual([200]);
      const orders = await Promise.all(purchases.map(({ order_id }) => orderIn(world, order_id)));
      expect(orders.map(({ status }) => status)).toEqual(['paid', 'paid']);
      const due = orders.filter(({ history }) => history.some(({ reason }) => reason === 'owned_already'));
      expect(due).toHaveLength(1);
      expect(await count(world, sql`users where email = ${email}`)).toBe(1);
      expect(await count(world, sql`enrolments where course_id = ${course.id}`)).toBe(1);
      const paid = sql`users where email = ${email} and total_paid_kopecks = ${2 * course.priceKopecks}`;
      expect(await count(world, paid)).toBe(1);
    });
  });
});

interface Purchase {
  order_id: string;
  payment_id: string;
  order_secret?: string;
}
type Student = Awaited<ReturnType<World['signedInAs']>>;

/** Each round has its own course; on PostgreSQL no round may meet a deadlock. */
async function inRounds(
  makeWorld: () => Promise<World>,
  round: (world: World, course: SoldCourse) => Promise<void>,
): Promise<void> {
  const world = await makeWorld();
  world.yookassa.setWebhookUrl(null);
  for (let n = 0; n < rounds; n += 1) await round(world, await aCourse(world));
  await world.runJobs();
  const mails = world.mail.messages().filter(({ subject }) => isPaidSubject(subject));
  expect(mails).toHaveLength(await count(world, sql`orders where status = 'paid'`));
  if (world.engine === 'postgres') {
    const deadlocks = sql`pg_stat_database where datname = current_database() and deadlocks > 0`;
    expect(await count(world, deadlocks)).toBe(0);
  }
}

function together(world: World, requests: Parameters<typeof postTogether>[1], alongside?: () => void) {
  return postTogether(world.app.config.appUrl, requests, alongside);
}

function crowdOf<T>(request: T): T[] {
  return Array.from({ length: crowd }, () => request);
}

function statuses(replies: readonly Reply[]): number[] {
  return [...new Set(replies.map(({ status }) => status))].sort();
}

async function paidButUntold(world: World, course: SoldCourse, form = purchaseOf(course)) {
  const student = await world.signedInAs('user');
  const purchase = await startPurchase(student, course, form);
  world.yookassa.pay(purchase.payment_id);
  return { student, purchase };
}

function noticeOf({ payment_id }: Purchase) {
  return { path: webhook, body: { event: 'payment.succeeded', object: { id: payment_id } } };
}

function questionAfter({ order_secret }: Purchase) {
  return { path: paymentsApi.status.path, body: { order_secret } };
}

async function expectCreditedOnce(world: World, student: Student, { order_id }: Purchase): Promise<void> {
  const order = await orderIn(world, order_id);
  expect(order.status).toBe('paid');
  expect(order.history.filter(({ from, to }) => to === 'paid' && from !== 'paid')).toHaveLength(1);
  expect(order.history.filter(({ reason }) => reason === 'owned_already')).toEqual([]);
  expect((await student.call(learningApi.purchased, {})).body.courses).toHaveLength(1);
  expect((await student.call(signInApi.me, {})).body.total_paid).toBe(order.amount);
}

async function ordersOf(world: World, email: string) {
  const staff = await world.signedInAs('support');
  return (await staff.call(ordersApi.list, { search: email })).body.orders;
}

function paymentsFor(world: World, orderId: string) {
  return world.yookassa.payments().filter(({ metadata }) => metadata?.order_id === orderId);
}

async function count(world: World, what: ReturnType<typeof sql>): Promise<number> {
  const found = await sql<{ n: number }>`select count(*) as n from ${what}`.execute(
    world.app.database.handle,
  );
  return Number(found.rows[0]!.n);
}

function someEmail(): string {
  return `${randomUUID()}@example.com`;
}
