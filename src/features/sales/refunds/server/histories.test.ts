/**
 * Whatever happens to an order, its buyer and its payment: no money stays held for an order that has ended, nothing is
 * suggested above what is due, and nobody is called about what is paid or given up.
 */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkoutsApi } from '#features/sales/checkouts/contract.ts';
import { type OrderDetails, ordersApi } from '#features/sales/orders/contract.ts';
import { standingFacts } from '#features/sales/orders/rules/standings.ts';
import { isOpen, wasPaid } from '#features/sales/orders/rules.ts';
import { paymentsApi } from '#features/sales/payments/contract/payments.ts';
import { atCount, tell } from '#test/counts.ts';
import { type History, histories, lookAfter, settle, staffOf, steps, told } from '#test/histories.ts';
import { refundsOf } from '#test/refunds.ts';
import { rows } from '#test/rows.ts';
import { aCourse, aLesson } from '#test/school.ts';
import { type Caller, describeOnBothEngines, makeWorld, type World } from '#test/world.ts';

/** Per engine. */
const drawn = atCount(15, 2_000);
/** Histories in one school before a fresh one. */
const perSchool = 50;

describeOnBothEngines('drawn histories of an order', (_makeWorld, engine) => {
  it(
    'leave no held money behind an end, and suggest no more than is due',
    async () => {
      for (let done = 0; done < drawn; done += perSchool) {
        const world = await makeWorld(engine, { config: { LOG_LEVEL: 'silent' } });
        const school = await aSchool(world);
        const property = fc.asyncProperty(histories, async (chosen) => {
          const history: History = { ...school, buyer: await world.signedInAs('user'), orders: [] };
          for (const { kind, dice } of chosen) {
            await steps[kind](history, dice);
            await settle(world);
            await expectTold(history, kind);
          }
          // An hour later even what nobody was told of is found.
          await lookAfter(world);
          await expectNothingHeld(history);
        });
        const numRuns = Math.min(perSchool, drawn - done);
        // Each school draws its own.
        const drawing = { numRuns, seed: done + 1, endOnFailure: true, examples: told };
        await fc.assert(property, drawing).finally(() => world.dispose());
      }
      tell(`histories of orders (${engine})`, drawn);
    },
    atCount(120_000, 7_200_000),
  );
});

async function aSchool(world: World) {
  const course = await aCourse(world, { title: randomUUID() });
  for (const number of [1, 2, 3]) await aLesson(world, course.id, { number, videoFile: 'film.mp4' });
  const lessons = await rows<{ id: string }>(
    world,
    `select id from lessons where course_id = '${course.id}'`,
  );
  return { world, course, lessons: lessons.map(({ id }) => id), as: await staffOf(world) };
}

async function expectTold(history: History, after: string): Promise<void> {
  const { world, orders, as } = history;
  const officer = await as('financial');
  for (const { id, key, payment } of orders) {
    const order = (await officer.call(ordersApi.show, { id })).body;
    const at = world.yookassa.ledger.payments.get(payment)!.payment;
    const where = `${order.standing} after ${after}`;
    if (at.status === 'waiting_for_capture') {
      expect(isOpen(order.status), `held: ${where}`).toBe(true);
      expect(standingFacts[order.standing].mayTake, `held: ${where}`).toBe(true);
    }
    if (at.status === 'succeeded') expect(wasPaid(order.status), where).toBe(true);
    if (!order.erased) {
      const { body } = await world.visitor().call(paymentsApi.state, { order_key: key });
      expect(body.standing, `page: ${where}`).toBe(order.standing);
      expect(body.confirmation_url !== null, where).toBe(standingFacts[order.standing].mayPay);
    }
    expect(order.net, where).toBe(wasPaid(order.status) ? order.amount - order.returned : 0);
    if (order.paid_at !== null) await expectDue(officer, id, where);
    await expectNoCall(officer, order, where);
  }
}

async function expectDue(officer: Caller, id: string, where: string) {
  const { suggestion, left, amount, returned } = await refundsOf(officer, id);
  if (!suggestion) return;
  const { lessons_done: done, lessons_total: total, in_time, amount: suggested } = suggestion;
  const due = in_time ? amount : Math.round((amount * 100 * Math.max(0, total - done)) / total) / 100;
  expect(suggested, where).toBeGreaterThanOrEqual(0);
  expect(suggested, where).toBeLessThanOrEqual(left);
  expect(suggested, where).toBeLessThanOrEqual(Math.max(0, due - returned) + 0.005);
}

async function expectNoCall(officer: Caller, { number, standing }: OrderDetails, where: string) {
  if (standingFacts[standing].isUnfinished) return;
  const { checkouts } = (await officer.call(checkoutsApi.list, { search: number, state: 'to_call' })).body;
  expect(checkouts, `call list: ${where}`).toEqual([]);
}

/** What a person or a clock ended has let go of the money, at the provider as well. */
async function expectNothingHeld({ world, orders, as }: History): Promise<void> {
  for (const { id, payment } of orders) {
    const { status } = world.yookassa.ledger.payments.get(payment)!.payment;
    if (status !== 'waiting_for_capture') continue;
    const order = (await (await as('financial')).call(ordersApi.show, { id })).body;
    expect(order, 'held for something that can be bought').toMatchObject({ standing: 'held', erased: false });
    // Whoever has no account, or cannot sign in, orders as a visitor.
    const whose = `id = '${order.user_id}' or email = '${order.email}'`;
    const accounts = await rows<{ blocked_at: string | null }>(
      world,
      `select blocked_at from users where ${whose}`,
    );
    expect(accounts.filter(({ blocked_at }) => blocked_at !== null)).toEqual([]);
  }
}
