import { expect, it } from 'vitest';
import { guardiansApi } from '#features/accounts/guardians/contract.ts';
import { day } from '#shared/dates.ts';
import { agreeAndPay, consentWith, mother, orderAsMinor, tokenFor } from '#test/guardians.ts';
import { makeRefund, mine, reason, refundsOf } from '#test/refunds.ts';
import { aCourse, orderIn } from '#test/school.ts';
import { describeOnOneEngine, type World } from '#test/world.ts';
import { guardianRefundsApi } from '../contract/guardian.ts';
import { refundsPanelApi } from '../contract/refunds.ts';

describeOnOneEngine('a refund for the guardian who has paid', (makeWorld) => {
  // spec: 515
  it('is asked for by the mailed link, without an account, and its end is told to the guardian', async () => {
    const { world, token, order, officer, student } = await aGuardedOrder(makeWorld);
    const guardian = world.visitor();
    expect((await guardian.call(guardianRefundsApi.show, { token })).body.order).toMatchObject({
      can_ask: true,
      suggestion: { amount: 12_500 },
      refunds: [],
    });
    world.mail.clear();
    const asked = await guardian.call(guardianRefundsApi.ask, { token, wish: 'Передумали' });
    expect(asked.body.order).toMatchObject({ can_ask: false, refunds: [{ state: 'requested' }] });
    expect((await guardian.call(guardianRefundsApi.ask, { token })).status).toBe(409);
    await world.runJobs();
    expect(told(world, mother)).toEqual(['Мы получили ваш запрос на возврат']);
    expect(told(world, student.email), 'they have not asked').toEqual([]);
    expect((await orderIn(world, order)).history.at(-1)?.reason).toBe('refund_asked_by_guardian');
    expect((await mine(student)).orders).toMatchObject([{ refunds: [{ wish: 'Передумали' }] }]);

    const { refunds, version } = await refundsOf(officer, order);
    const decision = { id: refunds[0]!.id, version, amount: 12_500, reason, closes_access: true };
    expect((await officer.call(refundsPanelApi.approve, decision)).status).toBe(200);
    await world.runJobs();
    await world.yookassa.webhooksSettled();
    await world.runJobs();
    const news = ['Возвращаем 12 500 ₽', 'Деньги возвращены: 12 500 ₽'];
    expect(told(world, mother).slice(1)).toEqual(news);
    expect(told(world, student.email)).toEqual(news);
    const link = tokenFor(world, mother);
    const shown = await guardian.call(guardianRefundsApi.show, { token: link });
    expect(shown.body.order).toMatchObject({ returned: 12_500, refunds: [{ state: 'succeeded' }] });
  });

  it('that the school makes unasked is told to the guardian, too', async () => {
    const { world, order, officer } = await aGuardedOrder(makeWorld);
    world.mail.clear();
    await makeRefund(world, officer, order, { amount: 100, closes_access: false });
    expect(told(world, mother)).toEqual(['Возвращаем 100 ₽', 'Деньги возвращены: 100 ₽']);
  });

  it('is asked for until the end of the fourteenth day', async () => {
    const { world, token } = await aGuardedOrder(makeWorld);
    world.passTime(16 * day);
    const late = await world.visitor().call(guardianRefundsApi.ask, { token });
    expect([late.status, late.body.code]).toEqual([409, 'refund_term_over']);
  });

  it('is nobody’s who holds another link, or has not agreed, or not paid', async () => {
    const world = await makeWorld();
    const { token } = await orderAsMinor(world, world.visitor(), await aCourse(world));
    const guardian = world.visitor();
    const statuses = async (token: string) => [
      (await guardian.call(guardianRefundsApi.show, { token })).status,
      (await guardian.call(guardianRefundsApi.ask, { token })).status,
    ];
    expect(await statuses('x'.repeat(43))).toEqual([410, 410]);
    expect(await statuses(token)).toEqual([409, 409]);
    await guardian.call(guardiansApi.consent, consentWith(token));
    expect((await guardian.call(guardianRefundsApi.show, { token })).body).toEqual({ order: null });
    expect((await guardian.call(guardianRefundsApi.ask, { token })).status).toBe(404);
  });
});

async function aGuardedOrder(makeWorld: () => Promise<World>) {
  const world = await makeWorld();
  const student = await world.signedInAs('user', { email: 'anna@example.com' });
  const { token, order_id: order } = await orderAsMinor(world, student, await aCourse(world));
  await agreeAndPay(world, token);
  return { world, token, order, student, officer: await world.signedInAs('financial') };
}

function told(world: World, address: string): string[] {
  const own = world.mail.messages().filter(({ to }) => to.includes(address));
  return own.map(({ subject }) => subject.replaceAll(/\s/g, ' '));
}
