import { expect, it } from 'vitest';
import { guardiansApi } from '#features/accounts/guardians/contract.ts';
import { ordersPanelApi } from '#features/sales/orders/contract/panel.ts';
import { paymentSettingsApi, paymentsApi } from '#features/sales/payments/contract/payments.ts';
import { contextOf } from '#server/context.ts';
import { queue } from '#server/outbox/queue.ts';
import { clearPictures } from '#server/privatePictures/jobs.ts';
import { day } from '#shared/dates.ts';
import { agreeAndPay, consentWith, mother, tokenFor } from '#test/guardians.ts';
import { mailsTo } from '#test/mistyped.ts';
import { aPhoto, asDataUrl } from '#test/pictures.ts';
import { buyRating, ratingFor } from '#test/rating.ts';
import { makeRefund } from '#test/refunds.ts';
import { rows } from '#test/rows.ts';
import { aCourse, aLesson, orderIn } from '#test/school.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { ratingPanelApi } from '../contract/panel.ts';
import { ratingApi } from '../contract/rating.ts';
import { clearDrafts } from './drafts.ts';

/** The turn of both schedules. */
async function clearPhotos(world: World, afterMs: number): Promise<void> {
  world.passTime(afterMs);
  const ctx = contextOf(world.app);
  await clearDrafts(ctx);
  await ctx.transaction((ctx) => queue(ctx, clearPictures, {}));
  await world.runJobs();
}

describeOnEngines('a rating whose money is held', (makeWorld) => {
  it('tells its buyer that nothing is left to pay', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    const settings = (await owner.call(paymentSettingsApi.show, {})).body;
    await owner.call(paymentSettingsApi.change, { ...settings, capture: 'by_staff' });
    const visitor = world.visitor();
    const { order_secret, rating } = await buyRating(world, visitor);
    expect(rating).toBeNull();
    const { body } = await visitor.call(ratingApi.result, { order_secret });
    expect(body).toMatchObject({ status: 'pending', is_held: true, confirmation_url: null });
  });
});

describeOnEngines('the photo of a rating', (makeWorld) => {
  // spec: 252
  it('is measured, shown with the result, and erased after the school’s time', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const photo = asDataUrl(await aPhoto(1600, 1200));
    const { draft_id } = (await visitor.call(ratingApi.draft, { gender: 'female', photo })).body;
    const { token, rating } = await buyRating(world, visitor, { draft_id });
    const measured = rating!.result.factors.find(({ name }) => name === 'photo')!;
    expect(measured.parts.map(({ name }) => name)).toEqual([
      'resolution',
      'sharpness',
      'exposure',
      'framing',
    ]);
    expect(measured.parts[0]!.percent).toBe(100);
    expect(measured.parts[1]!.percent).toBe(0);
    expect(rating!.result.answers).toMatchObject({ gender: 'female', has_photo: true });
    const shown = await visitor.request({ method: 'GET', url: rating!.photo_url! });
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp']);

    await clearPhotos(world, 31 * day);
    const later = (await visitor.call(ratingApi.show, { token })).body;
    expect([later.photo_url, later.photo_until]).toEqual([null, null]);
    expect(later.result).toEqual(rating!.result);
    expect(await rows(world, 'select id from private_pictures')).toEqual([]);
  });

  // spec: 252
  it('goes within a day where nothing was ordered, and a file that is no picture is refused', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const draft = (photo: string) => visitor.call(ratingApi.draft, { photo });
    await draft(asDataUrl(await aPhoto()));
    const wrong = await draft(asDataUrl(Buffer.from('<svg/>')));
    expect([wrong.status, wrong.body.fields?.photo]).toEqual([422, expect.any(String)]);
    await clearPhotos(world, 1 * day);
    expect(await rows(world, 'select id from private_pictures')).toEqual([]);
    await clearPhotos(world, 1 * day + 1);
    expect(await rows(world, 'select id from rating_drafts')).toEqual([]);
  });
});

describeOnEngines('a rating that was paid', (makeWorld) => {
  // spec: 251
  it('is repeated without paying for thirty days, and says what changed', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const { token, rating } = await buyRating(world, visitor);
    const user_data = { ...ratingFor().user_data, experience: 'amateur' as const };
    const again = await visitor.call(ratingApi.retake, { token, user_data });
    expect(again.body.differences).toEqual(['Опыт: было 11, стало 15.']);
    expect(again.body.result.score).toBe(rating!.result.score + 4);
    expect(again.body.earlier.map(({ score }) => score)).toEqual([rating!.result.score]);
    await rows(world, `update rating_results set formula = 99 where position = 1 returning id`);
    expect((await visitor.call(ratingApi.show, { token })).body.differences).toEqual([
      'Опыт: было 11, стало 15.',
      'Формула с тех пор обновилась.',
    ]);
    const minor = await visitor.call(ratingApi.retake, { token, user_data: { ...user_data, age: 17 } });
    expect(minor.body.code).toBe('guardian_required');
    world.passTime(31 * day);
    expect((await visitor.call(ratingApi.retake, { token, user_data })).body.code).toBe('retake_over');
    expect(world.yookassa.payments()).toHaveLength(1);
  });

  // spec: 253
  it('is closed by a refund: for its links, its card, and the cabinet', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user');
    const officer = await world.signedInAs('financial');
    const { token, order_id, order_secret } = await buyRating(world, student, { email: undefined });
    const { body } = await student.call(ratingApi.share, { token, is_shared: true, name: 'Вера' });
    const share = body.share!.url.split('/').at(-1)!;
    expect((await world.visitor().call(ratingApi.shared, { share })).body.card).toMatchObject({
      name: 'Вера',
    });
    await makeRefund(world, officer, order_id, { amount: 290, closes_access: false });
    expect((await student.call(ratingApi.show, { token })).status).toBe(404);
    expect((await student.call(ratingApi.result, { order_secret })).body.rating).toBeNull();
    expect((await student.call(ratingApi.mine, {})).body.ratings).toEqual([]);
    expect((await world.visitor().call(ratingApi.shared, { share })).body.card).toBeNull();
  });

  // spec: 253
  it('names the school’s own lessons, prints itself, and shares only what the person chose', async () => {
    const world = await makeWorld();
    const visitor = world.visitor('en');
    const course = await aCourse(world);
    await aLesson(world, course.id, { title: { ru: 'Подготовка к кастингу' }, videoFile: 'film.mp4' });
    const { token, rating } = await buyRating(world, visitor);
    expect(rating!.result.recommendations.join()).toContain('Подготовка к кастингу');
    expect(rating!.result.lessons).toMatchObject([{ title: 'Подготовка к кастингу', course_id: course.id }]);
    const paper = await visitor.request({ method: 'POST', url: '/api/rating/paper', payload: { token } });
    expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf']);

    const shared = await visitor.call(ratingApi.share, { token, is_shared: true, shows_score: false });
    const share = shared.body.share!.url.split('/').at(-1)!;
    const { card } = (await visitor.call(ratingApi.shared, { share })).body;
    expect(card).toEqual({ name: '', category_title: 'High fashion', score: null });
    const picture = await world.server.inject({ url: `/share/ratings/${share}.jpg` });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
    await visitor.call(ratingApi.share, { token, is_shared: false });
    expect((await world.server.inject({ url: `/share/ratings/${share}.jpg` })).statusCode).toBe(404);
  });

  // spec: 255
  it('is seen by staff who look after applications, and by no others', async () => {
    const world = await makeWorld();
    const { order_id } = await buyRating(world, world.visitor());
    const manager = await world.signedInAs('manager');
    const { body } = await manager.call(ratingPanelApi.show, { id: order_id });
    expect(body).toMatchObject({ state: 'open', attempts: [{ answers: { weight: 60 } }] });
    expect((await manager.call(ratingPanelApi.list, { category: 'fashion' })).body.total).toBe(1);
    const officer = await world.signedInAs('financial');
    expect((await officer.call(ratingPanelApi.show, { id: order_id })).status).toBe(403);
  });
});

describeOnEngines('the rating of somebody under 18', (makeWorld) => {
  // spec: 249
  it('is agreed to and paid by a guardian, and keeps nothing of the body', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const user_data = { ...ratingFor().user_data, age: 17 };
    const create = (changes: object) => visitor.call(ratingApi.create, ratingFor({ user_data, ...changes }));
    expect((await create({})).body.code).toBe('guardian_required');
    const { body } = await create({ guardian_email: 'mother@example.com' });
    expect(body).toMatchObject({ guardian_asked: true, confirmation_url: '' });
    expect(world.yookassa.payments()).toEqual([]);
    await world.runJobs();
    const [, token] = /\/guardian\/([\w-]+)/.exec(mailsTo(world, 'mother@example.com').at(-1)!.text) ?? [];
    const form = await world.visitor().call(guardiansApi.show, { token: token! });
    expect(form.body).toMatchObject({ title: 'Рейтинг модели', payment: 'card', amount: 290 });
    expect(JSON.stringify(form.body.fields)).not.toContain('176');
    await world.visitor().call(guardiansApi.consent, {
      ...{ token: token!, name: 'Ольга Ким' },
      ...{ privacy_consent: true, data_consent: true, offer_consent: true },
    });
    const guardian = { state: 'consented', email: 'mother@example.com', name: 'Ольга Ким' };
    expect((await orderIn(world, body.order_id)).guardian).toMatchObject(guardian);
    const { confirmation_url } = (await world.visitor().call(guardiansApi.pay, { token: token! })).body;
    expect(confirmation_url).toMatch(`${world.yookassa.url}/checkout`);
    world.yookassa.pay(world.yookassa.payments()[0]!.id);
    await world.yookassa.webhooksSettled();
    await world.runJobs();
    const result = (await visitor.call(ratingApi.result, { order_secret: body.order_secret })).body;
    expect(result.rating).toMatchObject({ is_minor: true, result: { category: 'teen' } });
    const own = { token: result.token!, is_shared: true, name: 'Вера' };
    const { share } = (await visitor.call(ratingApi.share, own)).body;
    expect(share, 'a minor’s name is not put on the web').toMatchObject({ name: '' });
    expect(await rows(world, 'select height, weight from rating_results')).toEqual([
      { height: null, weight: null },
    ]);
  });

  // spec: 249
  it('whose guardian’s card is declined can be paid again by the same link, with the same answers', async () => {
    const world = await makeWorld();
    const user_data = { ...ratingFor().user_data, age: 17 };
    const sale = ratingFor({ user_data, guardian_email: mother });
    const { body } = await world.visitor().call(ratingApi.create, sale);
    await world.runJobs();
    const token = tokenFor(world, mother);
    const guardian = world.visitor();
    await guardian.call(guardiansApi.consent, consentWith(token));
    await guardian.call(guardiansApi.pay, { token });
    const [declined] = world.yookassa.payments();
    world.yookassa.pay(declined!.id, { reason: 'insufficient_funds' });
    await world.yookassa.webhooksSettled();
    expect((await orderIn(world, body.order_id)).status).toBe('canceled');
    expect((await guardian.call(guardiansApi.show, { token })).body).toMatchObject({
      payment: 'card',
      amount: 290,
    });
    const payment = await agreeAndPay(world, token);
    expect([payment.id === declined!.id, payment.amount]).toEqual([false, declined!.amount]);
    const [key] = await keysIn(world, payment.id);
    expect((await world.visitor().call(paymentsApi.state, { order_key: key! })).body).toMatchObject({
      status: 'paid',
      by_guardian: true,
    });
    const { order_secret } = body;
    const result = (await world.visitor().call(ratingApi.result, { order_secret })).body;
    expect(result).toMatchObject({ status: 'paid', rating: { is_minor: true } });
    expect((await guardian.call(guardiansApi.show, { token })).body.payment).toBe('paid');
    expect((await guardian.call(guardiansApi.pay, { token })).status).toBe(409);
    expect(await rows(world, 'select id from ratings')).toHaveLength(1);
    expect(await rows(world, 'select id from rating_results')).toHaveLength(1);
  });

  // spec: 249
  it('that the school has canceled asks the guardian nothing any more', async () => {
    const world = await makeWorld();
    const user_data = { ...ratingFor().user_data, age: 17 };
    const sale = ratingFor({ user_data, guardian_email: 'mother@example.com' });
    const { body } = await world.visitor().call(ratingApi.create, sale);
    await world.runJobs();
    const [, token] = /\/guardian\/([\w-]+)/.exec(mailsTo(world, 'mother@example.com').at(-1)!.text) ?? [];
    const manager = await world.signedInAs('manager');
    const canceled = await manager.call(ordersPanelApi.cancel, { id: body.order_id, reason: 'Передумали' });
    expect(canceled.status).toBe(200);
    const form = await world.visitor().call(guardiansApi.show, { token: token! });
    expect(form.body).toMatchObject({ state: 'withdrawn', child: null });
  });
});

/** Keys of orders in the address to which the provider returns a guardian. */
async function keysIn(world: World, providerPaymentId: string): Promise<string[]> {
  const payments = await rows<{ provider_payment_id: string; request: string }>(
    world,
    'select provider_payment_id, request from payments',
  );
  const { request = '' } = payments.find((each) => each.provider_payment_id === providerPaymentId) ?? {};
  return [...request.matchAll(/\/guardian\?order=([\w-]+)/g)].map(([, key]) => key!);
}
