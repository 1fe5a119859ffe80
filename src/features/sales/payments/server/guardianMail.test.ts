import { expect, it } from 'vitest';
import { guardiansApi } from '#features/accounts/guardians/contract.ts';
import { schoolFacts } from '#features/publishing/school/rules/school.ts';
import { changeSchool } from '#features/publishing/school/server/school.ts';
import { grantEnrolment } from '#features/teaching/enrolments/server/enrolments.ts';
import { contextOf } from '#server/context.ts';
import { agreeAndPay, consentWith, mother, orderAsMinor, tokenFor } from '#test/guardians.ts';
import { aCourse, buy, orderIn } from '#test/school.ts';
import { describeOnOneEngine, type World } from '#test/world.ts';

describeOnOneEngine('the guardian of a buyer under 18', (makeWorld) => {
  // spec: 515
  it('reads before paying what is sold, who sells it, and for how long the money can be asked back', async () => {
    const world = await makeWorld();
    const { token } = await orderAsMinor(world, world.visitor(), await aCourse(world));
    const shown = await world.visitor('en').call(guardiansApi.show, { token });
    expect(shown.body.sale).toEqual({
      order: expect.stringMatching(/^Z-\d+$/),
      about: '/en#courses',
      refund_days: 14,
    });
  });

  // spec: 515
  it('gets the order’s number, the sum, the seller and the way back by mail, in the language they agreed in', async () => {
    const world = await makeWorld();
    const facts = schoolFacts.parse({ legal_name: 'ООО «Подиум»', inn: '7707083893' });
    await contextOf(world.app).transaction((ctx) => changeSchool(ctx, facts));
    const { token, order_id } = await orderAsMinor(world, world.visitor(), await aCourse(world));
    await world.visitor('en').call(guardiansApi.consent, consentWith(token));
    world.mail.clear();
    await agreeAndPay(world, token);
    const [mail, ...others] = toMother(world);
    expect(others).toEqual([]);
    const number = (await orderIn(world, order_id)).number;
    expect(mail!.subject).toBe(`Payment received, order ${number}`);
    for (const fact of ['12,500', 'Become a model in 24 hours', 'Елена Ёлкина', 'within 14 days of paying'])
      expect(mail!.text).toContain(fact);
    expect(mail!.text).toContain(`\nOrder: ${number}\n`);
    expect(mail!.text).toContain('Sold by: ООО «Подиум», INN 7707083893');
    const shown = await world.visitor().call(guardiansApi.show, { token: tokenFor(world, mother) });
    expect(shown.body).toMatchObject({ payment: 'paid', sale: { order: number } });
  });

  it('is told the truth about money that bought nothing', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const student = await world.signedInAs('user', { email: 'anna@example.com' });
    const { token } = await orderAsMinor(world, student, course);
    await world.visitor().call(guardiansApi.consent, consentWith(token));
    await world.visitor().call(guardiansApi.pay, { token });
    const [waiting] = world.yookassa.payments();
    const given = { userId: student.id, courseId: course.id, orderId: null };
    await contextOf(world.app).transaction((ctx) => grantEnrolment(ctx, given));
    world.mail.clear();
    world.yookassa.pay(waiting!.id);
    await world.yookassa.webhooksSettled();
    await world.runJobs();
    const [mail] = toMother(world);
    expect(mail!.text).toContain('школа вернёт вам деньги');
    expect(mail!.text).not.toContain('попросите возврат');
  });

  it('is an adult buyer’s none: nobody else gets a mail', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user');
    await buy(world, student, await aCourse(world));
    await world.runJobs();
    expect(world.mail.messages().flatMap(({ to }) => to)).toEqual([student.email]);
  });
});

function toMother(world: World) {
  return world.mail.messages().filter(({ to }) => to.includes(mother));
}
