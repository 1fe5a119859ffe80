import { expect, it } from 'vitest';
import { seenPath } from '#features/records/visits/contract/path.ts';
import { writeVisits } from '#features/records/visits/server/counting.ts';
import { ordersApi } from '#features/sales/orders/contract.ts';
import { day, schoolDay } from '#shared/dates.ts';
import { aCode } from '#test/promoCodes.ts';
import { makeRefund } from '#test/refunds.ts';
import { rows } from '#test/rows.ts';
import { aCourse, purchaseOf, type SoldCourse } from '#test/school.ts';
import { type Caller, describeOnEngines, type World } from '#test/world.ts';
import type { FunnelRow } from '../contract.ts';
import { analyticsApi } from '../contract.ts';

const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

describeOnEngines('an order', (makeWorld) => {
  // spec: 615
  it('keeps where the visit of its buyer came from, first and last', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const buyer = world.visitor();
    await see(buyer, { page: '/en', query: '?utm_source=VK&utm_campaign=Autumn' });
    await writeVisits(world.app);
    await see(buyer, { page: '/', from: 'https://ya.ru/search?text=secret' });
    // Coming back without a source takes nothing from it.
    await see(buyer, { page: '/offer.html' });
    const id = await order(buyer, course);
    expect(await shown(world, id)).toMatchObject({
      ...{ source: 'vk', campaign: 'vk · autumn', landing: '/en' },
      ...{ last_source: 'ya.ru', last_campaign: '' },
    });
    const unseen = await order(world.visitor(), course, { email: 'other@example.com' });
    expect(await shown(world, unseen)).toMatchObject({ source: null, landing: null });
    world.passTime(day);
    const later = await order(buyer, course, { email: 'third@example.com' });
    expect(await shown(world, later)).toMatchObject({ source: null, last_source: null });
  });

  // spec: 615
  it('is found by its source, and counted in the funnel by source, course and promo code', async () => {
    const world = await makeWorld();
    const [course, other] = [await aCourse(world), await aCourse(world, { title: 'Другой курс' })];
    const code = await aCode(world);
    const officer = await world.signedInAs('financial');
    const buyers = [world.visitor(), world.visitor(), world.visitor(), world.visitor()];
    const sources = ['vk', 'vk', 'ok', ''];
    for (const [place, buyer] of buyers.entries()) {
      await see(buyer, { page: '/', query: `?utm_source=${sources[place]}` });
      if (place < 3) await see(buyer, { page: '/', step: 'cards' });
      if (place < 2) await see(buyer, { page: '/', step: 'form', course: course.id });
    }
    await writeVisits(world.app);
    const paid = await order(buyers[0]!, course, { promo_code: code.code, amount: 10_000 });
    await pay(world, paid);
    const given = await order(buyers[1]!, course, { email: 'b@example.com' });
    await pay(world, given);
    const { amount } = await shown(world, given);
    await makeRefund(world, officer, given, { amount, closes_access: true });
    await order(buyers[2]!, other, { email: 'c@example.com' });
    await order(world.visitor(), other, { email: 'd@example.com' });

    const { body } = await officer.call(analyticsApi.show, { days: 7 });
    expect(body.funnel).toEqual({ visit: 4, cards: 3, form: 2, begun: 4, paid: 2, refunded: 1 });
    const source = (value: string | null) => body.by.source.find((row) => row.value === value);
    expect(source('vk')).toMatchObject({ visit: 2, cards: 2, form: 2, begun: 2, paid: 2, refunded: 1 });
    expect(source('ok')).toMatchObject({ visit: 1, cards: 1, form: 0, begun: 1, paid: 0, refunded: 0 });
    expect(source('')).toMatchObject({ visit: 1, cards: 0, form: 0, begun: 0 });
    expect(source(null)).toMatchObject({ visit: null, begun: 1 });
    const of = (id: string) => body.by.course.find((row) => row.value === id);
    expect(of(course.id)).toMatchObject({ form: 2, begun: 2, paid: 2, refunded: 1 });
    expect(of(other.id)).toMatchObject({ form: 0, begun: 2, paid: 0, refunded: 0 });
    expect(body.by.code).toMatchObject([{ value: code.id, name: 'LETO', begun: 1, paid: 1, sum: 10_000 }]);
    for (const kind of ['source', 'course', 'code'] as const)
      expect(told(body.by[kind])).toEqual(await raw(world, kind));
    await everyFigureIsItsList(world, officer, body.by);
  });

  it('of staff has no source', async () => {
    const world = await makeWorld();
    const clerk = await world.signedInAs('manager');
    await see(clerk, { page: '/', query: '?utm_source=vk' });
    const id = await order(clerk, await aCourse(world));
    expect((await shown(world, id)).source).toBeNull();
  });
});

describeOnEngines('a period of analytics', (makeWorld) => {
  // spec: 615
  it('is any days of the school, beside as many before', async () => {
    const world = await makeWorld();
    const today = () => schoolDay(world.app.now(), world.app.config.timeZone);
    await see(world.visitor(), { page: '/' });
    await writeVisits(world.app);
    const first = today();
    world.passTime(day);
    for (const buyer of [world.visitor(), world.visitor()]) await see(buyer, { page: '/' });
    await writeVisits(world.app);
    const second = today();
    world.passTime(5 * day);
    const clerk = await world.signedInAs('support');
    const { body } = await clerk.call(analyticsApi.show, { from: second, to: second });
    expect([body.first, body.last, body.days.length]).toEqual([second, second, 1]);
    expect([body.now.visitors, body.before.visitors]).toEqual([2, 1]);
    const both = (await clerk.call(analyticsApi.show, { from: first, to: second })).body;
    expect([both.now.visitors, both.before.visitors]).toEqual([3, 0]);
    for (const wrong of [{ from: second, to: first }, { from: first }, { from: '2001-01-01', to: second }])
      expect((await clerk.call(analyticsApi.show, wrong)).status).toBe(422);
  });
});

/** Each count of orders leads to a list of as many. */
async function everyFigureIsItsList(
  world: World,
  officer: Caller,
  by: Record<'source' | 'course' | 'code', FunnelRow[]>,
) {
  const today = schoolDay(world.app.now(), world.app.config.timeZone);
  for (const kind of ['source', 'course', 'code'] as const)
    for (const { value, begun, paid } of by[kind].filter((row) => row.value !== null)) {
      const only = { [kind]: value || '-', test: 'counted' as const };
      const list = async (days: object) =>
        (await officer.call(ordersApi.list, { ...only, ...days })).body.total;
      expect(await list({ from: today, to: today })).toBe(begun);
      expect(await list({ paid_from: today, paid_to: today })).toBe(paid);
    }
}

function told(figures: FunnelRow[]) {
  return figures
    .filter(({ begun, refunded }) => begun + refunded > 0)
    .map(({ value, begun, paid, refunded }) => ({ value, begun, paid, refunded }))
    .toSorted(byValue);
}

const columns = { source: 'first_source', course: 'course_id', code: 'promo_code_id' };

async function raw(world: World, kind: keyof typeof columns) {
  const all = await rows<{ id: string; value: string | null; paid_at: string | null }>(
    world,
    `select id, ${columns[kind]} as value, paid_at from orders`,
  );
  const refunds = await rows<{ order_id: string }>(
    world,
    "select order_id from refunds where state = 'succeeded'",
  );
  const kept = all.filter(({ value }) => kind === 'source' || value !== null);
  return [...new Set(kept.map(({ value }) => value))]
    .map((value) => {
      const own = kept.filter((row) => row.value === value);
      return {
        ...{ value, begun: own.length, paid: own.filter(({ paid_at }) => paid_at !== null).length },
        refunded: refunds.filter(({ order_id }) => own.some(({ id }) => id === order_id)).length,
      };
    })
    .toSorted(byValue);
}

function byValue(one: { value: string | null }, other: { value: string | null }) {
  return String(one.value) < String(other.value) ? -1 : 1;
}

async function see(who: Caller, seen: Record<string, string>) {
  const payload = { step: 'visit', ...seen };
  await who.request({ method: 'POST', url: seenPath, headers, payload });
}

async function order(
  who: Caller,
  course: SoldCourse,
  changes: Parameters<typeof purchaseOf>[1] = {},
): Promise<string> {
  const payload = purchaseOf(course, changes);
  const { status, body } = await who.request({
    method: 'POST',
    url: '/api/create_payment',
    headers,
    payload,
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return String(body.order_id);
}

async function pay(world: World, orderId: string) {
  const [payment] = await rows<{ provider_payment_id: string }>(
    world,
    `select provider_payment_id from payments where order_id = '${orderId}'`,
  );
  world.yookassa.pay(payment!.provider_payment_id);
  await world.yookassa.webhooksSettled();
  await world.runJobs();
}

async function shown(world: World, id: string) {
  return (await (await world.signedInAs('support')).call(ordersApi.show, { id })).body;
}
