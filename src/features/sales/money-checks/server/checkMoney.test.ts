import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { trialPaymentApi } from '#features/sales/payments/contract/trial.ts';
import { contextOf } from '#server/context.ts';
import { hour } from '#shared/dates.ts';
import type { Language } from '#shared/i18n.ts';
import { aPaidOrder, later, makeRefund } from '#test/refunds.ts';
import { buy } from '#test/school.ts';
import { describeOnBothEngines, type Person, type World } from '#test/world.ts';
import { moneyChecksApi } from '../contract.ts';
import { compare, type Entry } from '../rules.ts';
import { checkMoney } from './checkMoney.ts';

describeOnBothEngines('the daily comparison with the provider', (makeWorld) => {
  it('finds nothing where both tell the same, over several pages', async () => {
    const { world, officer, order, course } = await aPaidOrder(makeWorld);
    await makeRefund(world, officer, order, { amount: 100, closes_access: false });
    for (let buyer = 0; buyer < 3; buyer += 1)
      await buy(world, world.visitor(), course as never, { email: `buyer-${buyer}@example.com` });
    for (let left = 0; left < 120; left += 1) abandoned(world);
    world.passTime(2 * hour);
    expect(await checkMoney(contextOf(world.app))).toMatchObject({
      payments: 124,
      refunds: 1,
      differences: 0,
    });
    expect((await officer.call(moneyChecksApi.list, {})).body).toMatchObject({
      total: 0,
      last: { payments: 124, refunds: 1, differences: 0 },
    });
  });

  // spec: 519
  it('keeps each difference once, and settles it when it is gone', async () => {
    const { world, officer, order } = await aPaidOrder(makeWorld);
    const [payment] = world.yookassa.payments();
    world.passTime(2 * hour);
    payment!.amount = { value: '12400.00', currency: 'RUB' };
    for (let time = 0; time < 2; time += 1) await officer.call(moneyChecksApi.run, {});
    expect(await differences(officer)).toMatchObject([
      { kind: 'amount', subject: 'payment', order_id: order, ours: 12_500, theirs: 12_400, settled_at: null },
    ]);
    const { handle } = world.app.database;
    const told = await sql`select id from jobs where kind = 'event:money.differs'`.execute(handle);
    expect(told.rows).toHaveLength(1);
    payment!.amount = { value: '12500.00', currency: 'RUB' };
    expect((await officer.call(moneyChecksApi.run, {})).body.differences).toBe(0);
    expect(await differences(officer)).toMatchObject([{ settled_at: expect.any(String) }]);
  });

  // spec: 519
  it('tells money that is unknown here, unknown there, or undone there', async () => {
    const { world, officer } = await aPaidOrder(makeWorld);
    const [record] = [...world.yookassa.ledger.payments.values()];
    world.yookassa.ledger.payments.set('foreign', {
      ...record!,
      id: 'foreign',
      payment: { ...record!.payment, id: 'foreign', metadata: {} },
    });
    world.passTime(2 * hour);
    expect((await officer.call(moneyChecksApi.run, {})).body.differences).toBe(1);
    world.yookassa.ledger.payments.delete('foreign');
    record!.payment.status = 'canceled';
    await officer.call(moneyChecksApi.run, {});
    world.yookassa.ledger.payments.delete(record!.id);
    await officer.call(moneyChecksApi.run, {});
    const found = await differences(officer);
    expect(
      found.map(({ kind, ours, theirs, settled_at }) => [kind, ours, theirs, settled_at === null]),
    ).toEqual(
      expect.arrayContaining([
        ['missing_here', null, 12_500, false],
        ['state', 12_500, null, false],
        ['missing_there', 12_500, null, true],
      ]),
    );
    expect(found).toHaveLength(3);
  });

  // spec: 519
  it('tells a refund that the provider has not made, or of another sum', async () => {
    const { world, officer, order } = await aPaidOrder(makeWorld);
    await makeRefund(world, officer, order, { amount: 100, closes_access: false });
    const [record] = [...world.yookassa.ledger.refunds.values()];
    world.passTime(2 * hour);
    record!.refund.amount = { value: '90.00', currency: 'RUB' };
    expect((await officer.call(moneyChecksApi.run, {})).body.differences).toBe(1);
    world.yookassa.ledger.refunds.delete(record!.id);
    expect((await officer.call(moneyChecksApi.run, {})).body.differences).toBe(1);
    const refund = { subject: 'refund', order_id: order, ours: 100 };
    const found = await differences(officer);
    expect(found).toHaveLength(2);
    expect(found).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...refund, kind: 'amount', theirs: 90 }),
        expect.objectContaining({ ...refund, kind: 'missing_there', theirs: null, settled_at: null }),
      ]),
    );
  });

  it('leaves out the trial payment, a ruble there and back', async () => {
    const { world, officer } = await aPaidOrder(makeWorld);
    const owner = await world.signedInAs('super_admin');
    await owner.call(trialPaymentApi.start, {});
    const [trial] = world.yookassa.payments().filter(({ amount }) => amount.value === '1.00');
    world.yookassa.pay(trial!.id);
    for (let look = 0; look < 3; look += 1) await owner.call(trialPaymentApi.show, {});
    expect(world.yookassa.refunds()).toHaveLength(1);
    world.passTime(2 * hour);
    expect((await officer.call(moneyChecksApi.run, {})).body).toMatchObject({ payments: 2, differences: 0 });
  });

  it('concludes nothing while the provider answers in part only', async () => {
    const { world, officer } = await aPaidOrder(makeWorld);
    world.passTime(2 * hour);
    world.yookassa.setFaults({ failBeforeCommit: 1, only: 'GET /v3/refunds' });
    expect((await officer.call(moneyChecksApi.run, {})).status).toBe(503);
    expect((await officer.call(moneyChecksApi.list, {})).body).toMatchObject({ total: 0, last: null });
  });

  // spec: 519
  it('a statement of the month adds up, on paper and in a workbook', async () => {
    const { world, officer, order } = await aPaidOrder(makeWorld);
    await makeRefund(world, officer, order, { amount: 2_500, closes_access: false });
    const month = monthOf(world);
    expect((await statement(world, officer, { format: 'pdf' })).subarray(0, 5).toString()).toBe('%PDF-');
    // Orders, paid, returned, fee of 3.5 %, net; the course and the total.
    expect(await numbersIn(world, officer)).toEqual([
      ...[1, 12_500, 2_500, 437.5, 9_562.5],
      ...[1, 12_500, 2_500, 437.5, 9_562.5],
    ]);
    expect(await sheetOf(world, officer, { sheet: 1 }), 'orders are counted, sums have kopecks').toContain(
      '<c><v>1</v></c><c s="2"><v>12500</v></c>',
    );
    expect(await sheetOf(world, officer, { sheet: 1, language: 'en' })).toContain(
      'Become a model in 24 hours',
    );
    expect(await sheetOf(world, officer, { sheet: 2 })).toContain('Банковская карта');
    const support = await world.signedInAs('support');
    expect((await support.call(moneyChecksApi.statement, { month, format: 'pdf' })).status).toBe(403);
    expect((await (await later(world, officer)).call(moneyChecksApi.list, {})).status).toBe(200);
  });
});

describeOnBothEngines('a statement of the month', (makeWorld) => {
  it('has no test order in its sums, and nothing of another month', async () => {
    const { world, officer, order } = await aPaidOrder(makeWorld);
    await makeRefund(world, officer, order, { amount: 2_500, closes_access: false });
    const { handle } = world.app.database;
    await sql`update orders set money = 'test' where id = ${order}`.execute(handle);
    expect(await numbersIn(world, officer)).toEqual([0, 0, 0, 0, 0]);

    // The month begins with the school's midnight.
    const [year = 0, month = 0] = monthOf(world).split('-').map(Number);
    const begins = Date.UTC(year, month - 1, 1) - 3 * hour;
    const setPaid = (at: number) =>
      sql`update orders set money = 'demo', paid_at = ${new Date(at).toISOString()} where id = ${order}`.execute(
        handle,
      );
    await setPaid(begins - 1);
    expect((await numbersIn(world, officer)).slice(-4)).toEqual([0, 2_500, 0, -2_500]);
    await setPaid(begins);
    expect((await numbersIn(world, officer)).slice(-4)).toEqual([12_500, 2_500, 437.5, 9_562.5]);
  });
});

it('what has moved no money is compared with nothing', () => {
  const entry = (providerId: string, hasMoved: boolean): Entry => ({
    ...{ providerId, hasMoved, kopecks: 1, at: '2026-01-01', orderId: null },
  });
  const always = () => true;
  const ours = [entry('only here', false), entry('both', false)];
  const theirs = [entry('only there', false), entry('both', false)];
  expect(compare('payment', { ours, theirs }, always)).toEqual([]);
  const moved = { ours: [entry('a', true)], theirs: [entry('b', true)] };
  expect(compare('payment', moved, () => false)).toEqual([]);
  expect(compare('payment', moved, always).map(({ kind }) => kind)).toEqual([
    'missing_here',
    'missing_there',
  ]);
});

/** An unpaid payment that only the provider knows of. */
function abandoned(world: World): void {
  const [record] = [...world.yookassa.ledger.payments.values()];
  const id = crypto.randomUUID();
  const payment = { ...record!.payment, id, status: 'pending' as const, paid: false };
  world.yookassa.ledger.payments.set(id, { ...record!, id, payment });
}

function monthOf(world: World): string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' });
  return format.format(world.app.now()).slice(0, 7);
}

interface Wanted {
  format?: 'pdf' | 'xlsx';
  language?: Language;
}

async function statement(
  world: World,
  officer: Person,
  { format = 'xlsx', language = 'ru' }: Wanted,
): Promise<Buffer> {
  const { rawPayload } = await world.server.inject({
    url: `/api/admin/statement?month=${monthOf(world)}&format=${format}`,
    headers: { authorization: `Bearer ${officer.token}`, 'accept-language': language },
  });
  return rawPayload;
}

async function sheetOf(world: World, officer: Person, wanted: Wanted & { sheet: number }): Promise<string> {
  const sheets = unzipSync(await statement(world, officer, wanted));
  return strFromU8(sheets[`xl/worksheets/sheet${wanted.sheet}.xml`]!);
}

async function numbersIn(world: World, officer: Person): Promise<number[]> {
  const sheet = await sheetOf(world, officer, { sheet: 1 });
  return [...sheet.matchAll(/<v>([\d.-]+)<\/v>/g)].map(([, value]) => Number(value));
}

async function differences(officer: Person) {
  return (await officer.call(moneyChecksApi.list, {})).body.differences;
}
