import { expect, it } from 'vitest';
import { guardiansApi } from '#features/accounts/guardians/contract.ts';
import { panelPrivacyApi } from '#features/office/privacy/contract/panel.ts';
import { ownOrdersApi } from '#features/sales/orders/contract/own.ts';
import { paymentsApi } from '#features/sales/payments/contract/payments.ts';
import { hour } from '#shared/dates.ts';
import { consentWith, mother, tokenFor } from '#test/guardians.ts';
import { apply, atBank, instalmentFor, lookAfter } from '#test/instalments.ts';
import { eraseOneself, tablesNaming } from '#test/privacy.ts';
import { aCourse, orderIn, takeLessons } from '#test/school.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { instalmentsApi } from '../contract/instalments.ts';
import { instalmentsPanelApi } from '../contract/panel.ts';

const minor = { under_18: true, guardian_email: mother, user_phone: undefined };

describeOnEngines('instalments for somebody under 18', (makeWorld) => {
  // spec: 529
  it('the guardian applies in their own name, and the course is the student’s', async () => {
    const { world, instalment, token } = await asked(makeWorld);
    expect(instalment).toMatchObject({ state: 'new', link: null, waits_for_guardian: true });
    expect(world.tbank.applications()).toEqual([]);
    const guardian = world.visitor();
    const { body: page } = await guardian.call(guardiansApi.show, { token });
    expect(page).toMatchObject({ asks_phone: true, payment: 'bank', child: { name: 'Елена Ёлкина' } });
    const without = await guardian.call(guardiansApi.consent, consentWith(token));
    expect([without.status, Object.keys(without.body.fields ?? {})]).toEqual([422, ['phone']]);
    await guardian.call(guardiansApi.consent, consentWith(token, { phone: '+79161112233' }));
    const { body: way } = await guardian.call(guardiansApi.pay, { token });
    const [sent] = world.tbank.applications();
    expect(way.confirmation_url).toContain('/form/');
    expect(JSON.stringify(sent)).toContain('9161112233');
    expect(JSON.stringify(sent)).not.toContain('lena@example.com');
    await atBank(world, instalment.id, 'approve', 'sign');
    const { body } = await world
      .visitor()
      .call(paymentsApi.status, { order_secret: instalment.order_secret! });
    expect(body).toMatchObject({ status: 'paid', email: 'lena@example.com' });
    expect((await orderIn(world, instalment.orderId)).guardian).toMatchObject({ state: 'consented' });
  });

  it('a course that cannot be delivered any more is applied for by nobody', async () => {
    const { world, course, token } = await asked(makeWorld);
    await takeLessons(world, course);
    const guardian = world.visitor();
    expect((await guardian.call(guardiansApi.show, { token })).body.payment).toBeNull();
    const consent = consentWith(token, { phone: '+79161112233' });
    expect((await guardian.call(guardiansApi.consent, consent)).status).toBe(409);
    await lookAfter(world, 2 * hour);
    expect(world.tbank.applications()).toEqual([]);
  });

  // spec: 529
  it('nothing is sent to the bank before, by schedule or by staff', async () => {
    const { world, instalment } = await asked(makeWorld);
    await lookAfter(world, 2 * hour);
    const staff = await world.signedInAs('admin');
    const sent = await staff.call(instalmentsPanelApi.send, { id: instalment.id });
    expect(sent.status).toBe(409);
    expect(world.tbank.applications()).toEqual([]);
  });

  it('those that wait hold up nobody else', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    for (const name of ['one', 'two', 'three'])
      await apply(world, world.visitor(), course, { ...minor, user_email: `${name}@example.com` });
    world.tbank.setFaults({ isDown: true });
    await apply(world, world.visitor(), course);
    world.tbank.clearFaults();
    await lookAfter(world, 2 * hour);
    expect(world.tbank.applications()).toHaveLength(1);
  });

  // spec: 529
  it('ends when the guardian refuses; another can be applied for then', async () => {
    const { world, course, instalment, token } = await asked(makeWorld);
    await world.visitor().call(guardiansApi.decline, { token });
    await world.runJobs();
    const { payment_reference } = instalment;
    const { body } = await world.visitor().call(instalmentsApi.status, { payment_reference });
    expect(body).toMatchObject({ state: 'canceled', waits_for_guardian: false });
    expect((await orderIn(world, instalment.orderId)).history.at(-1)?.reason).toBe('guardian_declined');
    const next = await world.visitor().call(instalmentsApi.create, instalmentFor(course, minor));
    expect(next.body.payment_reference).not.toBe(payment_reference);
  });

  // spec: 529
  it('an order that the student gives up cannot be agreed to any more', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const student = await world.signedInAs('user', { email: 'anna@example.com' });
    const { orderId } = await apply(world, student, course, minor);
    await world.runJobs();
    const token = tokenFor(world, mother);
    await student.call(ownOrdersApi.cancel, { id: orderId });
    const consent = consentWith(token, { phone: '+79161112233' });
    expect((await world.visitor().call(guardiansApi.consent, consent)).status).toBe(409);
    await lookAfter(world, 2 * hour);
    expect(world.tbank.applications()).toEqual([]);
  });

  it.each(['the guardian’s own account', 'staff, by a letter'])(
    'a guardian erased by %s is named nowhere; the application is withdrawn, and the student is told',
    async (by) => {
      const { world, instalment, token } = await asked(makeWorld);
      const guardian = await world.signedInAs('user', { email: mother });
      const consent = consentWith(token, { phone: '+79161112233' });
      await guardian.call(guardiansApi.consent, consent);
      await guardian.call(guardiansApi.pay, { token });
      expect(await tablesNaming(world, [consent.name])).toContain('instalments');
      if (by.startsWith('staff')) {
        const staff = await world.signedInAs('super_admin');
        await staff.call(panelPrivacyApi.erase, { id: guardian.id, confirmation: mother });
      } else await eraseOneself(guardian);
      await world.runJobs();
      world.mail.clear();
      await lookAfter(world, hour);
      expect(await tablesNaming(world, [mother, consent.name, '9161112233'])).toEqual([]);
      const { payment_reference } = instalment;
      const { body } = await world.visitor().call(instalmentsApi.status, { payment_reference });
      expect(body).toMatchObject({ state: 'canceled', link: null });
      expect(world.tbank.applications()).toMatchObject([{ status: 'canceled' }]);
      expect(await orderIn(world, instalment.orderId)).toMatchObject({ status: 'canceled', erased: false });
      expect(world.mail.messages().map(({ to }) => to)).toEqual([['lena@example.com']]);
    },
  );
});

/** Applied for by a visitor under 18; the guardian has the mail. */
async function asked(makeWorld: () => Promise<World>) {
  const world = await makeWorld();
  const course = await aCourse(world);
  const instalment = await apply(world, world.visitor(), course, minor);
  await world.runJobs();
  return { world, course, instalment, token: tokenFor(world, mother) };
}
