import { expect, it } from 'vitest';
import { findAccountByEmail } from '#features/accounts/account/server/accounts.ts';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { providersWord } from '#features/sales/orders/server/orderReason.ts';
import { moveOrder } from '#features/sales/orders/server/orders.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { contextOf } from '#server/context.ts';
import { hour } from '#shared/dates.ts';
import {
  bought,
  buyWithoutMails,
  closed,
  correct,
  expectWhole,
  linkIn,
  mailsTo,
  password,
  registration,
  right,
  setPassword,
  statusOf,
  wrong,
} from '#test/mistyped.ts';
import { aCourse, buy, orderIn } from '#test/school.ts';
import { describeOnEngines } from '#test/world.ts';

describeOnEngines('correcting a mistyped e-mail', (makeWorld) => {
  // spec: 498
  it('the course, the money and the mail go to the right address, and nothing stays at the wrong one', async () => {
    const { world, course, secret, orderId } = await bought(makeWorld);
    const before = await statusOf(world, secret);
    expect(before).toMatchObject({ email: wrong, account_created: true, email_correctable: true });
    const strangersLink = linkIn(world, wrong);

    const answer = await correct(world, secret, ' Lena@Example.com ');
    expect(answer).toMatchObject({
      status: 200,
      body: { email: right, account_created: true, email_correctable: true },
    });
    await world.runJobs();
    expect(await findAccountByEmail(world.app.database.handle, wrong)).toBeUndefined();
    expect((await setPassword(world, strangersLink)).status).toBe(410);
    expect((await setPassword(world, linkIn(world, right))).status).toBe(200);
    const login = await world.visitor().call(signInApi.login, { email: right, password });
    expect(login.body.user).toMatchObject({
      has_course_access: true,
      total_paid: 12500,
      first_name: 'Елена',
    });
    await expectWhole(world, secret, course);

    const order = await orderIn(world, orderId);
    expect(order).toMatchObject({ email: right, status: 'paid' });
    expect(order.history.at(-1)).toMatchObject({
      from: 'paid',
      to: 'paid',
      reason: 'email_corrected',
      details: { from: wrong, to: right },
    });
  });

  it('the wrong address is told that the order has moved, but neither by whom nor where to', async () => {
    const { world, secret } = await bought(makeWorld);
    await correct(world, secret, right);
    await world.runJobs();
    const [notice, ...others] = mailsTo(world, wrong).filter(({ subject }) => /перенесён/.test(subject));
    expect(others).toEqual([]);
    expect(notice!.text + notice!.html).not.toMatch(/lena@example|Елена|set-password/);
    const fresh = mailsTo(world, right);
    expect(fresh).toHaveLength(1);
    expect(fresh[0]!.text).toContain('мы перенесли курс сюда');
  });

  it('a first mail that had not left yet is replaced by the one to the right address', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const purchase = await buyWithoutMails(world, course);
    await correct(world, purchase, right);
    await world.runJobs();
    expect(mailsTo(world, right)).toHaveLength(1);
    expect(mailsTo(world, wrong).filter(({ text }) => /set-password/.test(text))).toEqual([]);
  });

  it('an account that exists gets the course and is told, and the correction is over', async () => {
    const { world, course, secret } = await bought(makeWorld);
    const owner = await world.signedInAs('user', { email: right });
    const answer = await correct(world, secret, right);
    expect(answer.body).toEqual({
      email: right,
      mail_sent: false,
      account_created: false,
      account_openable: false,
      email_correctable: false,
      receipt: null,
    });
    await world.runJobs();
    expect((await owner.call(learningApi.purchased, {})).body.courses).toHaveLength(1);
    expect(mailsTo(world, right).map(({ text }) => /set-password/.test(text))).toEqual([false]);
    expect(await correct(world, secret, 'eve@example.com')).toMatchObject(closed);
    await expectWhole(world, secret, course);
  });

  it('an address that owns the course is asked to sign in, and nothing moves', async () => {
    const { world, course, secret } = await bought(makeWorld);
    await buy(world, await world.signedInAs('user', { email: right }), course);
    expect(await correct(world, secret, right)).toMatchObject({
      status: 409,
      body: { code: 'sign_in_to_buy' },
    });
    expect((await statusOf(world, secret)).email).toBe(wrong);
    await expectWhole(world, secret, course);
  });

  it('nobody takes an account from a person who has answered from its address', async () => {
    const { world, course, secret } = await bought(makeWorld);
    expect(await setPassword(world, linkIn(world, wrong))).toMatchObject({ status: 200 });
    expect((await statusOf(world, secret)).email_correctable).toBe(false);
    expect(await correct(world, secret, right)).toMatchObject(closed);
    await expectWhole(world, secret, course);
  });

  it('a stranger who registers the wrong address answers from nowhere: the purchase still moves', async () => {
    const { world, course, secret } = await bought(makeWorld);
    await world.visitor().call(signInApi.register, registration);
    await world.runJobs();
    expect((await statusOf(world, secret)).email_correctable).toBe(true);
    expect((await correct(world, secret, right)).status).toBe(200);
    await expectWhole(world, secret, course);
  });

  it('an account that was there before, confirmed or not, is not the buyer’s to move', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    await world.visitor().call(signInApi.register, registration);
    const { order_secret } = await buy(world, world.visitor(), course, { email: wrong });
    expect(await statusOf(world, order_secret)).toMatchObject({
      account_created: true,
      email_correctable: false,
    });
    expect(await correct(world, order_secret, right)).toMatchObject(closed);
    const student = await world.signedInAs('user');
    const own = await buy(world, student, course);
    expect((await statusOf(world, own.order_secret)).email_correctable).toBe(false);
    expect(await correct(world, own.order_secret, right)).toMatchObject(closed);
  });

  it('what others bought with the same address stays there', async () => {
    const { world, course, secret } = await bought(makeWorld);
    const dear = await aCourse(world, { title: 'Премиум', priceKopecks: 50_000_00 });
    const theirs = await buy(world, world.visitor(), dear, { email: wrong, name: 'Хозяйка адреса' });
    const theirLink = linkIn(world, wrong);
    expect((await correct(world, secret, 'eve@example.com')).status).toBe(200);
    await expectWhole(world, secret, course);
    await expectWhole(world, theirs.order_secret, dear);
    expect(await correct(world, theirs.order_secret, 'eve@example.com')).toMatchObject(closed);
    expect((await setPassword(world, theirLink)).status).toBe(200);
    const login = await world.visitor().call(signInApi.login, { email: wrong, password });
    expect(login.body.user).toMatchObject({ total_paid: 50000 });
  });

  it('three times, and for a day', async () => {
    const { world, course, secret } = await bought(makeWorld);
    for (const name of ['one', 'two', 'three']) {
      expect((await correct(world, secret, `${name}@example.com`)).status).toBe(200);
    }
    expect((await statusOf(world, secret)).email_correctable).toBe(false);
    expect(await correct(world, secret, right)).toMatchObject(closed);
    expect((await correct(world, secret, 'three@example.com')).status, 'said again').toBe(200);
    await expectWhole(world, secret, course);

    const late = await bought(makeWorld);
    late.world.passTime(24 * hour);
    expect((await statusOf(late.world, late.secret)).email_correctable).toBe(false);
    expect(await correct(late.world, late.secret, right)).toMatchObject(closed);
  });

  it('only a paid order, only by its secret, only to an address', async () => {
    const { world, secret, orderId } = await bought(makeWorld);
    for (const other of [orderId, 'x', secret.slice(1)]) {
      expect(await correct(world, other, right)).toMatchObject({ status: 404 });
    }
    expect(await correct(world, secret, 'lena')).toMatchObject({ status: 422 });
    const { app } = world;
    await contextOf(app).transaction((ctx) =>
      moveOrder(ctx, { orderId, to: 'refunded', reason: providersWord('test') }),
    );
    expect(await correct(world, secret, right)).toMatchObject(closed);
  });
});
