import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { peopleApi } from '#features/office/people/contract/actions.ts';
import { minute } from '#shared/dates.ts';
import { apply, atBank, instalmentFor, lookAfter } from '#test/instalments.ts';
import { aCode } from '#test/promoCodes.ts';
import { refundAll } from '#test/refunds.ts';
import { rows } from '#test/rows.ts';
import { aCourse, aPromotion, buy, orderIn, startPurchase } from '#test/school.ts';
import { describeOnEngines } from '#test/world.ts';
import { instalmentsApi } from '../contract/instalments.ts';

describeOnEngines('applying for instalments', (makeWorld) => {
  // spec: 325
  it('a second one of the same person for the course is the first one, even at the same instant', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const visitor = world.visitor();
    const form = instalmentFor(course);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => visitor.call(instalmentsApi.create, form)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ body }) => body.payment_reference)).size).toBe(1);
    expect(new Set(answers.map(({ body }) => body.order_secret)).size).toBe(1);
    expect(await rows(world, 'select id from orders')).toHaveLength(1);
    expect(world.tbank.applications()).toHaveLength(1);
  });

  it('costs what the card costs: at the list price, in a promotion, and by a promo code', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const sum = async (changes: { amount: number; promo_code?: string }) => {
      const email = `${randomUUID()}@example.com`;
      const card = await startPurchase(world.visitor(), course, { ...changes, email });
      const { promo_code } = changes;
      const plan = await apply(world, world.visitor(), course, { user_email: email, promo_code });
      expect(plan.monthly * (plan.months - 1) + plan.last).toBe(plan.amount);
      expect((await orderIn(world, plan.orderId)).amount).toBe(plan.amount);
      return [card.amount, plan.amount];
    };
    expect(await sum({ amount: 12_500 })).toEqual([12_500, 12_500]);
    await aCode(world);
    expect(await sum({ amount: 10_000, promo_code: 'LETO' })).toEqual([10_000, 10_000]);
    await aPromotion(world, course, { price_kopecks: 9_000_00 });
    expect(await sum({ amount: 9_000 })).toEqual([9_000, 9_000]);
  });

  it('of a member is the first one whichever form it comes from', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const student = await world.signedInAs('user');
    const first = await apply(world, student, course);
    const again = await apply(world, student, course);
    expect(again).toMatchObject({ payment_reference: first.payment_reference, order_secret: null });
    expect(await rows(world, 'select id from orders')).toHaveLength(1);
  });

  it('without a request named is one for an address with telephone and network, also at the same instant', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const { request_id: _, ...form } = instalmentFor(course);
    const apply = async (changes: Partial<typeof form> = {}, remoteAddress = '203.0.113.7') =>
      (
        await world.visitor().request({
          method: 'POST',
          url: instalmentsApi.create.path,
          payload: { ...form, ...changes },
          remoteAddress,
        })
      ).body;
    const answers = await Promise.all([apply(), apply(), apply({ user_phone: '+7 (900) 555-35-35' })]);
    expect(new Set(answers.map(({ payment_reference }) => payment_reference)).size).toBe(1);
    expect(answers.filter(({ order_secret }) => order_secret !== null)).toHaveLength(1);
    const own = answers[0]!.payment_reference;
    const others = [
      await apply({ user_phone: '8 900 555-35-36' }),
      await apply({ user_email: 'nobody@example.com' }),
      // Who types the contacts elsewhere is not led into the application.
      await apply({}, '203.0.113.8'),
    ];
    for (const { payment_reference } of others) expect(payment_reference).not.toBe(own);
    expect(await rows(world, 'select id from orders')).toHaveLength(4);
  });

  // spec: 512
  it('typing the contacts of an earlier applicant is answered as if nobody had applied; that address gets a mail', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const own = await apply(world, world.visitor(), course);
    const other = await apply(world, world.visitor(), course);
    const others = await apply(world, world.visitor(), course, { user_email: 'nobody@example.com' });
    const isAnswer = ({ id: _, orderId: _order, ...answer }: typeof own) => Object.keys(answer);
    expect(isAnswer(other)).toEqual(isAnswer(others));
    expect(other).toMatchObject({ state: others.state, order_secret: expect.any(String) as string });
    for (const name of ['payment_reference', 'number', 'link'] as const)
      expect(other[name]).not.toBe(own[name]);
    await world.runJobs();
    const told = world.mail.messages().filter(({ to }) => to.includes('lena@example.com'));
    expect(
      told.map(({ text }) => text.includes(`уже открыта заявка на этот же курс: ${own.number}.`)),
    ).toEqual([false, true]);
  });

  it('the address of a blocked account is taken as any other, and withdrawn at the bank before it can be signed', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const student = await world.signedInAs('user', { email: 'lena@example.com' });
    const director = await world.signedInAs('super_admin');
    await director.call(peopleApi.block, { id: student.id });
    const { id, orderId, state, link } = await apply(world, world.visitor(), course);
    expect([state, link]).toEqual(['sent', expect.any(String)]);
    await lookAfter(world, 2 * minute);
    expect(world.tbank.application(id).status).toBe('canceled');
    expect((await orderIn(world, orderId)).status).toBe('canceled');
  });

  it('two contracts for one course are money owed for the second', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const one = await apply(world, world.visitor(), course);
    const other = await apply(world, world.visitor(), course, { user_phone: '+79005553536' });
    await atBank(world, one.id, 'approve', 'sign');
    await atBank(world, other.id, 'approve', 'sign');
    expect((await orderIn(world, one.orderId)).refund_due).toBe(false);
    expect((await orderIn(world, other.orderId)).refund_due).toBe(true);
    expect(await rows(world, 'select id from enrolments')).toHaveLength(1);
  });

  it('an owner of the course is refused before anything is written', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const student = await world.signedInAs('user', { email: 'lena@example.com' });
    await buy(world, student, course);
    const own = await student.call(instalmentsApi.create, instalmentFor(course));
    const visitor = await world.visitor().call(instalmentsApi.create, instalmentFor(course));
    expect([own.body.code, visitor.body.code]).toEqual(['already_owned', 'sign_in_to_buy']);
    expect(await rows(world, 'select id from instalments')).toEqual([]);
    expect(world.tbank.applications()).toEqual([]);
    await refundAll(world, student);
    expect((await student.call(instalmentsApi.create, instalmentFor(course))).status).toBe(200);
  });

  it('costs the price of this person at this moment, whatever the form says', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    await aPromotion(world, course);
    const old = await world
      .visitor()
      .call(instalmentsApi.create, { ...instalmentFor(course), amount: 12_500 });
    expect(old).toMatchObject({ status: 409, body: { code: 'price_changed', amount: 12_000 } });
    for (const amount of [0, -1, 1, 0.01, 1e9, 12_000.001])
      expect(
        (await world.visitor().call(instalmentsApi.create, { ...instalmentFor(course), amount })).status,
      ).toBe(409);
    for (const installment_months of [0, -6, 1, 4, 36, 1e9])
      expect(
        (await world.visitor().call(instalmentsApi.create, { ...instalmentFor(course), installment_months }))
          .status,
      ).toBe(422);
    expect(world.tbank.applications()).toEqual([]);
    await apply(world, world.visitor(), course);
    expect(world.tbank.applications().map(({ sumKopecks }) => sumKopecks)).toEqual([12_000_00]);
  });

  // spec: 428
  it('needs an address, a name, a number that the bank can reach, and consent; from members only what is unknown', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const of = async (changes: object) => {
      const { body } = await world
        .visitor()
        .call(instalmentsApi.create, { ...instalmentFor(course), ...changes });
      return [body.code, Object.keys(body.fields ?? {})];
    };
    expect(await of({ user_email: undefined })).toEqual(['email_required', ['user_email']]);
    expect(await of({ user_name: undefined })).toEqual(['invalid_input', ['user_name']]);
    expect(await of({ user_phone: '' })).toEqual(['invalid_input', ['user_phone']]);
    expect(await of({ user_phone: '+49 30 123456' })).toEqual(['invalid_input', ['user_phone']]);
    expect(await of({ user_phone: '+7 701 123-45-67' })).toEqual(['invalid_input', ['user_phone']]);
    expect(await of({ user_phone: '+7 495 123-45-67' })).toEqual(['invalid_input', ['user_phone']]);
    expect(await of({ user_phone: '8 029 123-45-67' })).toEqual(['invalid_input', ['user_phone']]);
    expect(await of({ user_name: 'Анна' })).toEqual(['invalid_input', ['user_name']]);
    expect(await of({ offer_consent: false })).toEqual(['consent_required', ['offer_consent']]);
    const student = await world.signedInAs('user');
    const { status } = await student.call(instalmentsApi.create, {
      user_email: 'placeholder@example.com',
      user_phone: '+7 (900) 555-35-35',
      user_name: 'Вера Ким',
      application_type: 'form',
      installment_months: 3,
      course_id: course.id,
    });
    expect(status).toBe(200);
    expect(world.tbank.applications()[0]!.contact.email).toBe(student.email);
    const { body } = await student.call(instalmentsApi.mine, {});
    expect(body.instalments).toMatchObject([{ state: 'sent', months: 3 }]);
  });
});
