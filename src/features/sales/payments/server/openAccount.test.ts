/** An account that an order made, opened at once by the order's secret. */
import { expect, it } from 'vitest';
import { findAccountByEmail } from '#features/accounts/account/server/accounts.ts';
import { profileApi } from '#features/accounts/profile/contract.ts';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { day } from '#shared/dates.ts';
import { toRubles } from '#shared/money.ts';
import {
  bought,
  correct,
  linkIn,
  mailsTo,
  password,
  right,
  setPassword,
  statusOf,
  wrong,
} from '#test/mistyped.ts';
import { aCourse, aLesson, buy, orderIn, startPurchase } from '#test/school.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { paymentsApi } from '../contract/payments.ts';

const refused = { status: 409, body: { code: 'account_not_openable' } };

describeOnEngines('an account that an order made', (makeWorld) => {
  // spec: 536
  it('opens at once by the secret, signed in, and leads to the first lesson', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    await aLesson(world, course.id, { videoFile: 'film.mp4' });
    const { order_secret, order_id } = await buy(world, world.visitor(), course, { email: wrong });
    expect(await statusOf(world, order_secret)).toMatchObject({ account_openable: true });
    const opened = await open(world, order_secret);
    expect(opened).toMatchObject({
      status: 200,
      body: { user: { email: wrong, has_course_access: true }, first_lesson: { course_id: course.id } },
    });
    const buyer = world.bearer(opened.body.access_token);
    expect((await buyer.call(learningApi.purchased, {})).body.courses).toHaveLength(1);
    expect((await orderIn(world, order_id)).history.at(-1)?.reason).toBe('account_opened');

    expect(await statusOf(world, order_secret)).toMatchObject({ account_openable: false });
    expect(await open(world, order_secret), 'once').toMatchObject(refused);
    const account = await findAccountByEmail(world.app.database.handle, wrong);
    expect(account?.email_verified_at, 'the address has not answered yet').toBeNull();
    const login = await world.visitor().call(signInApi.login, { email: wrong, password });
    expect(login.body.code).toBe('email_not_verified');
    const change = { email: right, current_password: password };
    const moved = await buyer.call(profileApi.askEmailChange, change);
    expect(moved.body.code, 'no other address before this one is confirmed').toBe('email_not_verified');
  });

  it('is confirmed by the mailed link in the browser that is signed in to it, which stays so', async () => {
    const { world, secret } = await bought(makeWorld);
    const buyer = world.bearer((await open(world, secret)).body.access_token);
    const token = linkIn(world, wrong);
    const other = await world.signedInAs('user');
    expect((await other.call(signInApi.confirmOwnAddress, { token })).status, 'not theirs').toBe(403);
    expect((await buyer.call(signInApi.confirmOwnAddress, { token })).body).toEqual({ email: wrong });
    expect((await buyer.call(signInApi.me, {})).status).toBe(200);
    const login = await world.visitor().call(signInApi.login, { email: wrong, password });
    expect(login.status).toBe(200);
    expect((await buyer.call(signInApi.confirmOwnAddress, { token })).status, 'once').toBe(410);
  });

  // spec: 536
  it('belongs to the person who follows the link elsewhere: they choose a password, and all others are out', async () => {
    const { world, secret } = await bought(makeWorld);
    const buyer = world.bearer((await open(world, secret)).body.access_token);
    expect((await setPassword(world, linkIn(world, wrong))).status).toBe(200);
    expect((await buyer.call(signInApi.me, {})).status).toBe(401);
  });

  it('is confirmed by no other link without a password of its reader', async () => {
    const { world, secret } = await bought(makeWorld);
    await open(world, secret);
    await world.visitor().call(signInApi.resendVerification, { email: wrong });
    await world.runJobs();
    const links = mailsTo(world, wrong).map(({ text }) => /verify-email\/([\w-]+)/.exec(text)?.[1]);
    const token = links.find((each) => each !== undefined)!;
    const followed = await world.visitor().call(signInApi.verifyEmail, { token });
    expect(followed.body.status).toBe('choose_password');
  });

  // spec: 536
  it('is lost to its opener once the owner of the address says that it was not them', async () => {
    const { world, secret, orderId } = await bought(makeWorld);
    const token = linkIn(world, wrong);
    expect(mailsTo(world, wrong)[0]!.text).toContain(`/not-me?token=${token}`);
    const buyer = world.bearer((await open(world, secret)).body.access_token);
    for (const _twice of [1, 2])
      expect((await world.visitor().call(paymentsApi.deny, { token })).status).toBe(200);
    await world.runJobs();
    expect((await buyer.call(signInApi.me, {})).status).toBe(401);
    expect(await open(world, secret)).toMatchObject(refused);
    const { history } = await orderIn(world, orderId);
    expect(history.filter(({ reason }) => reason === 'account_denied')).toHaveLength(1);
    const [asked, ...more] = mailsTo(world, 'owner@example.com');
    expect(asked!.subject).toContain('Это не я');
    expect(asked!.text).toContain(`/admin/orders/${orderId}`);
    expect(more).toEqual([]);
    expect((await correct(world, secret, right)).status, 'a mistyped address can still be put right').toBe(
      200,
    );
  });

  it('is not denied by an invented link, nor once its address has answered', async () => {
    const { world } = await bought(makeWorld);
    const token = linkIn(world, wrong);
    expect((await world.visitor().call(paymentsApi.deny, { token: 'x'.repeat(43) })).status).toBe(410);
    expect((await setPassword(world, token)).status).toBe(200);
    expect((await world.visitor().call(paymentsApi.deny, { token })).status).toBe(410);
  });

  it('does not open for an unpaid order, an invented secret, a common password, or after a day', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const { order_secret } = await startPurchase(world.visitor(), course);
    expect(await open(world, order_secret)).toMatchObject(refused);
    expect((await open(world, 'x'.repeat(43))).status).toBe(404);
    const paid = await buy(world, world.visitor(), course, { email: 'nina@example.com' });
    const common = { order_secret: paid.order_secret, password: '123456' };
    expect((await world.visitor().call(paymentsApi.openAccount, common)).status).toBe(422);
    world.passTime(day);
    expect(await open(world, paid.order_secret)).toMatchObject(refused);
  });

  // spec: 536
  it('that existed before opens by no payment: neither a confirmed nor an unconfirmed one, nor another’s', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const owner = await world.signedInAs('user');
    const given = await buy(world, world.visitor(), course, { email: owner.email });
    expect(await open(world, given.order_secret)).toMatchObject(refused);
    const registration = { email: wrong, password, first_name: 'Чужая', last_name: 'Рука' };
    const consents = { privacy_consent: true, data_consent: true };
    await world.visitor().call(signInApi.register, { ...registration, ...consents });
    const known = await buy(world, world.visitor(), course, { email: wrong });
    expect(await open(world, known.order_secret)).toMatchObject(refused);
    const first = await buy(world, world.visitor(), course, { email: 'a@example.com' });
    const dear = await aCourse(world, { title: 'Премиум', position: 2 });
    const second = await buy(world, world.visitor(), dear, { email: 'a@example.com' });
    expect(await open(world, second.order_secret), 'the first order made it').toMatchObject(refused);
    expect(await open(world, first.order_secret), 'there is more in it than the first bought').toMatchObject(
      refused,
    );
  });

  it('is lost to its opener once somebody else buys for the address, which has not answered', async () => {
    const { world, secret } = await bought(makeWorld);
    const buyer = world.bearer((await open(world, secret)).body.access_token);
    const own = await aCourse(world, { title: 'Премиум', position: 2 });
    await buy(world, buyer, own, { amount: toRubles(own.priceKopecks) * 0.7 });
    expect((await buyer.call(signInApi.me, {})).status, 'bought by themselves, signed in').toBe(200);
    const dear = await aCourse(world, { title: 'Академия', position: 3 });
    await buy(world, world.visitor(), dear, { email: wrong });
    expect((await buyer.call(signInApi.me, {})).status).toBe(401);
    expect(await open(world, secret)).toMatchObject(refused);
    expect((await setPassword(world, linkIn(world, wrong))).status, 'the mailed link opens it').toBe(200);
  });

  it('of twenty who open it at once one does', async () => {
    const { world, secret } = await bought(makeWorld);
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await open(world, secret)).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
  });
});

function open(world: World, order_secret: string) {
  return world.visitor().call(paymentsApi.openAccount, { order_secret, password });
}
