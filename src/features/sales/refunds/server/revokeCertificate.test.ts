import { expect, it } from 'vitest';
import { peopleApi } from '#features/office/people/contract/actions.ts';
import { ordersApi } from '#features/sales/orders/contract.ts';
import { certificatesApi } from '#features/teaching/certificates/contract/certificates.ts';
import { certificatesPanelApi } from '#features/teaching/certificates/contract/panel.ts';
import { aCertificate } from '#test/certificates.ts';
import { makeRefund, reason, refundsOf } from '#test/refunds.ts';
import { rows } from '#test/rows.ts';
import { describeOnOneEngine, type World } from '#test/world.ts';
import { refundsPanelApi } from '../contract/refunds.ts';

describeOnOneEngine('a refund of a course with a certificate', (makeWorld) => {
  // spec: 506
  it('takes the certificate along with the money, for everybody who verifies it, and says why', async () => {
    const { world, order, officer, student, certificate, isValid } = await aSoldCertificate(makeWorld);
    world.yookassa.setRefundOutcome('pending');
    expect((await refundsOf(officer, order)).certificate).toBe('C-10001');
    await makeRefund(world, officer, order, everything);
    expect(await isValid(), 'nothing is back yet').toBe(true);
    world.yookassa.settleRefund(world.yookassa.refunds()[0]!.id, 'succeeded');
    await world.yookassa.webhooksSettled();
    await world.runJobs();
    expect(await isValid()).toBe(false);
    expect((await refundsOf(officer, order)).certificate).toBeNull();

    const manager = await world.signedInAs('manager');
    const shown = (await manager.call(certificatesPanelApi.show, { id: certificate.id })).body;
    expect(shown.revoked_reason).toMatch(new RegExp(`^Z-\\d+: ${reason}$`));
    expect(await log(world)).toEqual([
      ['refund.made', { amount: 12_500, reason, closes_access: true, revokes_certificate: true }],
      ['certificate.revoked', { reason: shown.revoked_reason }],
    ]);
    const told = world.mail.messages().filter(({ to }) => to.includes(student.email));
    expect(told.at(-2)!.text).toContain('Сертификат C-10001 перестанет действовать.');
    expect(told.at(-1)!.text).toContain('Сертификат C-10001 больше не действует.');
  });

  // spec: 506
  it('leaves it valid where staff have unticked that, and the log says so', async () => {
    const { world, order, officer, student, isValid } = await aSoldCertificate(makeWorld);
    await makeRefund(world, officer, order, { ...everything, revoke_certificate: false });
    expect(await isValid()).toBe(true);
    expect(await log(world)).toEqual([
      ['refund.made', { amount: 12_500, reason, closes_access: true, revokes_certificate: false }],
    ]);
    const told = world.mail.messages().findLast(({ to }) => to.includes(student.email))!;
    expect(told.text).not.toContain('C-10001');
  });

  it('leaves it valid while a part stays paid, or the course stays open', async () => {
    const { world, order, officer, isValid } = await aSoldCertificate(makeWorld);
    await makeRefund(world, officer, order, { amount: 5_000, closes_access: false });
    expect(await isValid()).toBe(true);
    await makeRefund(world, officer, order, { amount: 7_500, closes_access: false });
    expect(await isValid()).toBe(true);
  });

  it('takes it with the last part, also where the course was closed before', async () => {
    const { world, order, officer, isValid } = await aSoldCertificate(makeWorld);
    await makeRefund(world, officer, order, { amount: 5_000, closes_access: true });
    expect(await isValid()).toBe(true);
    expect(await refundsOf(officer, order)).toMatchObject({ has_access: false, certificate: 'C-10001' });
    await makeRefund(world, officer, order, { amount: 7_500, closes_access: false });
    expect(await isValid()).toBe(false);
  });

  it('does not ask about it where the school has opened the course to its owner again', async () => {
    const { world, order, officer, student, course, isValid } = await aSoldCertificate(makeWorld);
    await makeRefund(world, officer, order, { amount: 5_000, closes_access: true });
    const admin = await world.signedInAs('admin');
    await admin.call(peopleApi.giveAccess, { id: student.id, course_id: course.id });
    expect((await refundsOf(officer, order)).certificate).toBeNull();
    await makeRefund(world, officer, order, { amount: 7_500, closes_access: false });
    expect(await isValid()).toBe(true);
  });

  it('keeps the reason of a certificate that staff revoked before, and goes through', async () => {
    const { world, order, officer, certificate } = await aSoldCertificate(makeWorld);
    const manager = await world.signedInAs('manager');
    await manager.call(certificatesPanelApi.revoke, { id: certificate.id, reason: 'Чужая работа' });
    const { version } = await refundsOf(officer, order);
    const all = { id: order, version, reason, ...everything };
    expect((await officer.call(refundsPanelApi.make, all)).status).toBe(200);
    await world.runJobs();
    const shown = (await manager.call(certificatesPanelApi.show, { id: certificate.id })).body;
    expect(shown).toMatchObject({ state: 'revoked', revoked_reason: 'Чужая работа' });
  });
});

const everything = { amount: 12_500, closes_access: true };

async function aSoldCertificate(makeWorld: () => Promise<World>) {
  const world = await makeWorld();
  const owned = await aCertificate(world);
  const officer = await world.signedInAs('financial');
  const [bought] = (await officer.call(ordersApi.list, {})).body.orders;
  return {
    ...{ world, officer, ...owned, order: bought!.id },
    async isValid(): Promise<boolean> {
      const { body } = await world.visitor().call(certificatesApi.verify, { token: owned.token });
      return body.certificate!.revoked_at === null;
    },
  };
}

async function log(world: World) {
  const found = await rows<{ action: string; after: string }>(
    world,
    `select action, after from audit_log where action in ('refund.made', 'certificate.revoked') order by created_at, id`,
  );
  return found.map(({ action, after }) => [action, JSON.parse(after)]);
}
