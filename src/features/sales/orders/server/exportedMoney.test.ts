/** What an export says of the money of an order: how it came, by which payment, and what is left of it. */
import { expect, it } from 'vitest';
import { manualPaymentsApi } from '#features/sales/manual-payments/contract.ts';
import { languages } from '#shared/i18n.ts';
import { dayAhead } from '#test/days.ts';
import { aPaidOrder, makeRefund } from '#test/refunds.ts';
import { aCourse, startPurchase } from '#test/school.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { ordersListing } from '../listing.ts';

const money = ['amount', 'returned', 'net', 'standing', 'method', 'provider_number'] as const;
type Row = Record<(typeof money)[number], unknown>;

describeOnEngines('an export of orders', (makeWorld) => {
  it('says what went back, what is left, how it was paid and under which number', async () => {
    const { world, officer, order } = await aPaidOrder(makeWorld);
    await makeRefund(world, officer, order, { amount: 2_500, closes_access: false });
    const [payment] = world.yookassa.payments();
    const [row] = (await exported(world, officer)) as Row[];
    expect(row).toMatchObject({
      amount: 12_500,
      returned: 2_500,
      net: 10_000,
      standing: 'partly_returned',
      method: payment!.payment_method!.type,
      provider_number: payment!.id,
    });
  });

  it('knows what came past the provider, and leaves nothing of what was never paid', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const manager = await world.signedInAs('manager');
    const entered = await manager.call(manualPaymentsApi.enter, {
      email: 'lena@example.com',
      name: 'Елена',
      course_id: course.id,
      amount: 12_500,
      method: 'transfer',
      paid_on: dayAhead(world),
    });
    expect(entered.status).toBe(200);
    await startPurchase(world.visitor(), course, { email: 'other@example.com' });
    const officer = await world.signedInAs('financial');
    const rows = (await exported(world, officer)) as Row[];
    expect(rows.map(({ net, method, standing }) => [net, method, standing]).toSorted()).toEqual([
      [0, null, 'waiting'],
      [12_500, 'transfer', 'paid'],
    ]);
  });

  it.each(languages)('has words for all of that in %s', async (language) => {
    const { world, officer } = await aPaidOrder(makeWorld);
    const { rawPayload } = await file(world, officer, { format: 'csv', language });
    const [headings, row] = rawPayload.toString('utf8').split('\r\n');
    expect(headings!.split(';')).toHaveLength(20);
    expect(headings).not.toMatch(/orderList|columns/);
    expect(row).not.toMatch(/orders\.|partly_returned|bank_card/);
  });
});

async function exported(world: World, person: Person): Promise<unknown[]> {
  const { rawPayload } = await file(world, person, { format: 'json', language: 'ru' });
  return JSON.parse(rawPayload.toString('utf8')) as unknown[];
}

function file({ server }: World, { token }: Person, asked: { format: string; language: string }) {
  return server.inject({
    url: `${ordersListing.exportCall.path}?format=${asked.format}`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': asked.language },
  });
}
