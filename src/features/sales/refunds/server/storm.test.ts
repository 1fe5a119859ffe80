// Races.
/**
 * R3 for refunds: whatever happens to requests, answers and notices, the school ends where the provider's own
 * book stands.
 */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { contextOf } from '#server/context.ts';
import { hour, minute } from '#shared/dates.ts';
import { atCount } from '#test/counts.ts';
import { elsewhere, reason, refundsOf } from '#test/refunds.ts';
import { rows } from '#test/rows.ts';
import { aCourse, orderIn, type SoldCourse, startPurchase } from '#test/school.ts';
import { describeOnBothEngines, makeWorld, type Person, type World } from '#test/world.ts';
import { refundsPanelApi } from '../contract/refunds.ts';
import { reconcileRefunds } from './sendRefunds.ts';

/** Per engine. */
const sequences = atCount(5, 200, 2_000);
const perSchool = 50;

interface Sale {
  world: World;
  student: Person;
  officer: Person;
  orderId: string;
  paymentId: string;
}

const acts = {
  part: (sale: Sale, dice: number) => refund(sale, 500 + (dice % 5) * 1_000),
  async rest(sale: Sale) {
    const { left } = await refundsOf(sale.officer, sale.orderId);
    if (left > 0) await refund(sale, left);
  },
  async retried({ officer, orderId }: Sale) {
    const { version, refunds } = await refundsOf(officer, orderId);
    const failed = refunds.find(({ state }) => state === 'failed');
    if (!failed) return;
    const answer = await officer.call(refundsPanelApi.retry, { id: failed.id, version, way: 'provider' });
    expect([200, 409, 422]).toContain(answer.status);
  },
  async 'made elsewhere'({ world, paymentId }: Sale, dice: number) {
    await elsewhere(world, paymentId, `${1 + (dice % 3)}000.00`);
  },
  async 'works off'({ world }: Sale) {
    await world.runJobs();
  },
  async looks(sale: Sale) {
    await look(sale, 2 * minute);
  },
  /** One of the payment's refunds, at times three times at once. */
  async told(sale: Sale, dice: number) {
    const made = refundsAt(sale);
    const object = made[dice % Math.max(1, made.length)];
    if (object) await Promise.all(Array.from({ length: 1 + (dice % 3) }, () => tell(sale.world, object)));
  },
  /** Nothing in it but the number is to be believed, and this number is nobody's. */
  async forged(sale: Sale) {
    await tell(sale.world, { ...refundsAt(sale)[0], id: randomUUID(), status: 'succeeded' });
  },
  async 'told too early'(sale: Sale) {
    const pending = refundsAt(sale).find(({ status }) => status === 'pending');
    if (pending) await tell(sale.world, { ...pending, status: 'succeeded' });
  },
  async 'the bank does it'(sale: Sale) {
    settle(sale, 'succeeded');
  },
  async 'the bank refuses'(sale: Sale) {
    settle(sale, 'canceled');
  },
  async 'the next is refused'({ world }: Sale) {
    world.yookassa.setRefundOutcome('canceled');
  },
  async 'the next takes its time'({ world }: Sale) {
    world.yookassa.setRefundOutcome('pending');
  },
  async 'the answer is lost'({ world }: Sale) {
    world.yookassa.setFaults({ failAfterCommit: 1, only: 'POST /v3/refunds' });
  },
  async 'the provider is away'({ world }: Sale) {
    world.yookassa.setFaults({ failBeforeCommit: 2 });
  },
};
type Act = keyof typeof acts;

const steps = fc.array(
  fc.record({
    kind: fc.constantFrom<Act>('part', 'works off', ...(Object.keys(acts) as Act[])),
    dice: fc.nat(),
  }),
  { minLength: 5, maxLength: 16 },
);

describeOnBothEngines('a storm around refunds', (_makeWorld, engine) => {
  it(
    'ends where the provider’s book stands',
    async () => {
      for (let done = 0; done < sequences; done += perSchool) {
        const world = await makeWorld(engine, { config: { LOG_LEVEL: 'silent' } });
        world.yookassa.setWebhookUrl(null);
        const course = await aCourse(world);
        const property = fc.asyncProperty(steps, async (chosen) => {
          const sale = await begin(world, course);
          for (const { kind, dice } of chosen) await acts[kind](sale, dice);
          const { returned } = await refundsOf(sale.officer, sale.orderId);
          expect(returned).toBeLessThanOrEqual(returnedBy(sale));
          await end(sale);
          await expectBook(sale);
        });
        const numRuns = Math.min(perSchool, sequences - done);
        await fc.assert(property, { numRuns, seed: done + 1 }).finally(() => world.dispose());
      }
    },
    atCount(120_000, 1_200_000, 7_200_000),
  );
});

async function begin(world: World, course: SoldCourse): Promise<Sale> {
  world.yookassa.clearFaults();
  world.yookassa.setRefundOutcome('succeeded');
  const student = await world.signedInAs('user');
  const { order_id: orderId, payment_id: paymentId } = await startPurchase(student, course);
  world.yookassa.pay(paymentId);
  await tell(world, { id: paymentId }, 'payment.succeeded');
  await world.runJobs();
  return { world, student, officer: await world.signedInAs('financial'), orderId, paymentId };
}

/** No more faults; the bank has decided everything, and the notice of each refund has come once. */
async function end(sale: Sale): Promise<void> {
  const { world } = sale;
  world.yookassa.clearFaults();
  world.yookassa.setRefundOutcome('succeeded');
  await look(sale, 2 * hour);
  settle(sale, 'succeeded');
  for (const made of refundsAt(sale)) {
    world.passTime(minute);
    await tell(world, made);
  }
  await look(sale, 2 * hour);
}

async function expectBook(sale: Sale): Promise<void> {
  const { world, student, officer, orderId } = sale;
  const made = refundsAt(sale).filter(({ status }) => status === 'succeeded');
  const returned = returnedBy(sale);
  const known = await refundsOf(officer, orderId);
  const done = known.refunds.filter(({ state }) => state === 'succeeded');
  expect({ ...known, done: done.length }).toMatchObject({
    returned,
    under_way: 0,
    left: 12_500 - returned,
    done: made.length,
  });
  expect((await orderIn(world, orderId)).status).toBe(
    returned === 12_500 ? 'refunded' : returned > 0 ? 'partially_refunded' : 'paid',
  );
  expect((await student.call(signInApi.me, {})).body.total_paid).toBe(12_500 - returned);
  const lost = `select id from jobs where status = 'dead'`;
  expect(await rows(world, lost)).toEqual([]);
}

async function refund({ officer, orderId }: Sale, amount: number): Promise<void> {
  const { version } = await refundsOf(officer, orderId);
  const input = { id: orderId, version, amount, reason, closes_access: false };
  expect([200, 409, 422]).toContain((await officer.call(refundsPanelApi.make, input)).status);
}

async function look({ world }: Sale, passedMs: number): Promise<void> {
  world.passTime(passedMs);
  await reconcileRefunds(contextOf(world.app), new AbortController().signal);
  await world.runJobs();
}

function refundsAt({ world, paymentId }: Sale) {
  return world.yookassa.refunds().filter(({ payment_id }) => payment_id === paymentId);
}

/** Rubles. */
function returnedBy(sale: Sale): number {
  return refundsAt(sale)
    .filter(({ status }) => status === 'succeeded')
    .reduce((total, { amount }) => total + Number(amount.value), 0);
}

function settle(sale: Sale, outcome: 'succeeded' | 'canceled'): void {
  for (const { id, status } of refundsAt(sale))
    if (status === 'pending') sale.world.yookassa.settleRefund(id, outcome);
}

async function tell(world: World, object: object, event = 'refund.succeeded'): Promise<void> {
  const payload = { type: 'notification', event, object };
  const { status } = await world
    .visitor()
    .request({ method: 'POST', url: '/api/payments/yookassa/webhook', payload });
  expect([200, 429, 503]).toContain(status);
}
