import { expect, it } from 'vitest';
import { sealMark } from '#features/accounts/consents/rules.ts';
import { guardiansApi } from '#features/accounts/guardians/contract.ts';
import { erase } from '#features/office/privacy/server/erasure.ts';
import { holdAccount } from '#features/office/privacy/server/holdAccount.ts';
import { grantEnrolment } from '#features/teaching/enrolments/server/enrolments.ts';
import { contextOf } from '#server/context.ts';
import { day } from '#shared/dates.ts';
import { consentWith, mother, orderAsMinor } from '#test/guardians.ts';
import { aCode } from '#test/promoCodes.ts';
import { rows } from '#test/rows.ts';
import { aCourse, buy } from '#test/school.ts';
import { describeOnEngines } from '#test/world.ts';

describeOnEngines('a guardian’s answer, when things have changed', (makeWorld) => {
  // spec: 527
  it('an answer after its week, and a payment after another, come too late, whether or not it was tidied up', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const late = await orderAsMinor(world, world.visitor(), course, { email: 'late@example.com' });
    const agreed = await orderAsMinor(world, world.visitor(), course);
    await world.visitor().call(guardiansApi.consent, consentWith(agreed.token));
    world.passTime(8 * day);
    const consent = await world.visitor().call(guardiansApi.consent, consentWith(late.token));
    expect([consent.status, consent.body.code]).toEqual([410, 'link_used_or_expired']);
    expect((await world.visitor().call(guardiansApi.pay, { token: agreed.token })).status).toBe(409);
    expect(world.yookassa.payments()).toEqual([]);
  });

  // spec: 527
  it('a course that the student has got in another way is not sold again', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const student = await world.signedInAs('user', { email: 'anna@example.com' });
    const { token } = await orderAsMinor(world, student, course);
    await contextOf(world.app).transaction((ctx) =>
      grantEnrolment(ctx, { userId: student.id, courseId: course.id, orderId: null }),
    );
    expect((await world.visitor().call(guardiansApi.show, { token })).body.state).toBe('withdrawn');
    expect((await world.visitor().call(guardiansApi.consent, consentWith(token))).status).toBe(409);
    expect(await rows(world, 'select id from payments')).toEqual([]);
  });

  it('a second try needs a code that still works', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const code = await aCode(world, { max_uses: 1 });
    const asked = { promo_code: code.code, amount: 10_000 };
    const { token } = await orderAsMinor(world, world.visitor(), course, asked);
    await world.visitor().call(guardiansApi.consent, consentWith(token));
    await world.visitor().call(guardiansApi.pay, { token });
    world.yookassa.pay(world.yookassa.payments()[0]!.id, { reason: 'card_expired' });
    await world.yookassa.webhooksSettled();
    await buy(world, world.visitor(), course, { ...asked, email: 'other@example.com' });
    const again = await world.visitor().call(guardiansApi.pay, { token });
    expect(again.body.code).toBe('promo_code_used_up');
  });

  // spec: 528
  it('a guardian who is erased is named nowhere, and the consent can still be proven', async () => {
    const world = await makeWorld();
    const adult = await world.signedInAs('user', { email: mother });
    const { token } = await orderAsMinor(world, world.visitor(), await aCourse(world));
    await world.visitor().call(guardiansApi.consent, consentWith(token));
    await contextOf(world.app).transaction(async (ctx) => {
      const person = await holdAccount(ctx.db, adult.id);
      await erase(ctx, person!);
    });
    const ledger = await rows<{ given_by_name: string; given_by_email: string }>(
      world,
      `select given_by_name, given_by_email from consents where place = 'guardian'`,
    );
    for (const { given_by_name, given_by_email } of ledger)
      expect([given_by_name, given_by_email.startsWith(sealMark)]).toEqual(['', true]);
    expect(await rows(world, 'select guardian_email, guardian_name from guardian_requests')).toEqual([
      { guardian_email: '', guardian_name: '' },
    ]);
  });
});
