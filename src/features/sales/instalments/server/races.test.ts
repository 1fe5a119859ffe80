// Races.
/**
 * R4 with instalments: simultaneous calls have one effect. `npm run bench promises` repeats each twenty times.
 */
import { expect, it } from 'vitest';
import { ownOrdersApi } from '#features/sales/orders/contract/own.ts';
import { contextOf } from '#server/context.ts';
import { hour, minute } from '#shared/dates.ts';
import { atCount } from '#test/counts.ts';
import { apply, atBank, instalmentFor, lookAfter } from '#test/instalments.ts';
import { postTogether, type Request } from '#test/requests.ts';
import { rows } from '#test/rows.ts';
import { aCourse, orderIn, type SoldCourse, startPurchase } from '#test/school.ts';
import { describeOnBothEngines, type Person, type World } from '#test/world.ts';
import { instalmentsApi } from '../contract/instalments.ts';
import { lookAfterInstalments } from './lookAfterInstalments.ts';

const rounds = atCount(1, 20);
const crowd = 50;
const timeout = 30_000 + rounds * 5_000;

describeOnBothEngines('instalments at the same instant', (makeWorld) => {
  // spec: 511
  it('fifty presses of one button place one order and ask the bank once', { timeout }, async () => {
    await inRounds(makeWorld, async ({ world, student, course }) => {
      const before = world.tbank.applications().length;
      const press = {
        path: instalmentsApi.create.path,
        body: instalmentFor(course),
        token: student.token,
      };
      const replies = await together(world, [press]);
      expect([200, 429]).toEqual(expect.arrayContaining(statuses(replies)));
      const taken = replies.filter(({ status }) => status === 200);
      expect(new Set(taken.map(({ body }) => body.payment_reference)).size).toBe(1);
      expect(world.tbank.applications().length - before).toBe(1);
      expect(await rows(world, `select id from orders where course_id = '${course.id}'`)).toHaveLength(1);
    });
  });

  // spec: 511
  it('webhooks, questions and the schedule open one course for one signature', { timeout }, async () => {
    await inRounds(makeWorld, async ({ world, student, course }) => {
      const { id, orderId, payment_reference } = await apply(world, student, course);
      world.tbank.take(id, 'approve', 'sign');
      const { signal } = new AbortController();
      const [replies] = await Promise.all([
        together(world, [
          webhookOf(id),
          { path: instalmentsApi.status.path, body: { payment_reference }, token: student.token },
        ]),
        lookAfterInstalments(contextOf(world.app), signal),
        lookAfterInstalments(contextOf(world.app), signal),
      ]);
      expect([200, 429]).toEqual(expect.arrayContaining(statuses(replies)));
      await lookAfter(world, 2 * hour);
      await expectPaidOnce(world, orderId);
      expect(world.tbank.application(id).isCommitted).toBe(true);
    });
  });

  // spec: 511
  it('signed and given up at once, it ends where the bank’s book stands', { timeout }, async () => {
    await inRounds(makeWorld, async ({ world, student, course }) => {
      const { id, orderId } = await apply(world, student, course);
      await atBank(world, id, 'approve');
      world.tbank.take(id, 'sign');
      const cancel = ownOrdersApi.cancel.path.replace('{id}', orderId);
      const replies = await together(world, [
        webhookOf(id),
        { path: cancel, body: {}, token: student.token },
      ]);
      expect([200, 409, 429]).toEqual(expect.arrayContaining(statuses(replies)));
      await lookAfter(world, 2 * hour);
      await expectPaidOnce(world, orderId);
    });
  });

  // spec: 511
  it('a contract and a card for one course: both paid, one course, one refund due', { timeout }, async () => {
    await inRounds(makeWorld, async ({ world, student, course }) => {
      const card = await startPurchase(student, course);
      const { id, orderId } = await apply(world, student, course);
      world.yookassa.pay(card.payment_id);
      world.tbank.take(id, 'approve', 'sign');
      const paid = { event: 'payment.succeeded', object: { id: card.payment_id } };
      const replies = await together(world, [
        webhookOf(id),
        { path: '/api/payments/yookassa/webhook', body: paid },
      ]);
      expect([200, 429]).toEqual(expect.arrayContaining(statuses(replies)));
      await lookAfter(world, 2 * hour);
      const orders = await Promise.all([orderIn(world, orderId), orderIn(world, card.order_id)]);
      expect(orders.map(({ status }) => status)).toEqual(['paid', 'paid']);
      const due = orders.filter(({ history }) => history.some(({ reason }) => reason === 'owned_already'));
      expect(due).toHaveLength(1);
      expect(await openCourses(world, course)).toHaveLength(1);
    });
  });
});

interface Round {
  world: World;
  student: Person;
  course: SoldCourse;
}

/** Each round has its own student and course; on PostgreSQL no round may meet a deadlock. */
async function inRounds(makeWorld: () => Promise<World>, round: (round: Round) => Promise<void>) {
  const world = await makeWorld();
  world.tbank.loseWebhooks(true);
  world.yookassa.setWebhookUrl(null);
  for (let nth = 0; nth < rounds; nth += 1) {
    await round({ world, student: await world.signedInAs('user'), course: await aCourse(world) });
    // Until the next round may ask about unknown payments and instalment plans again.
    world.passTime(minute);
  }
  if (world.engine !== 'postgres') return;
  const deadlocks = 'select deadlocks from pg_stat_database where datname = current_database()';
  expect(await rows(world, deadlocks)).toEqual([{ deadlocks: 0 }]);
}

/** The requests by turns, fifty in all. */
function together({ app }: World, requests: readonly Request[]) {
  const all = Array.from({ length: crowd }, (_, n) => requests[n % requests.length]!);
  return postTogether(app.config.appUrl, all);
}

function statuses(replies: readonly { status: number }[]): number[] {
  return [...new Set(replies.map(({ status }) => status))].sort();
}

function webhookOf(id: string): Request {
  return { path: '/api/installments/tbank/webhook', body: { id, status: 'signed' } };
}

async function expectPaidOnce(world: World, orderId: string): Promise<void> {
  const { status, history } = await orderIn(world, orderId);
  expect(status).toBe('paid');
  expect(history.filter(({ from, to }) => to === 'paid' && from !== 'paid')).toHaveLength(1);
  expect(await rows(world, `select id from enrolments where order_id = '${orderId}'`)).toHaveLength(1);
  const told = `select kind from jobs where kind like '%order.paid' and payload like '%${orderId}%'`;
  const kinds = (await rows<{ kind: string }>(world, told)).map(({ kind }) => kind);
  expect(kinds).toHaveLength(new Set(kinds).size);
}

function openCourses(world: World, { id }: SoldCourse) {
  return rows(world, `select id from enrolments where course_id = '${id}' and ended_at is null`);
}
