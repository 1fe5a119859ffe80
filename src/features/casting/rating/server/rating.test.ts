import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { peopleApi } from '#features/office/people/contract/actions.ts';
import { ownOrdersApi } from '#features/sales/orders/contract/own.ts';
import { ordersApi } from '#features/sales/orders/contract.ts';
import { mailsTo } from '#test/mistyped.ts';
import { buyRating, orderRating, ratingFor } from '#test/rating.ts';
import { rows } from '#test/rows.ts';
import { aCourse, orderIn } from '#test/school.ts';
import { describeOnEngines } from '#test/world.ts';
import { ratingPanelApi } from '../contract/panel.ts';
import { ratingApi } from '../contract/rating.ts';

describeOnEngines('a model rating', (makeWorld) => {
  // spec: 33, 313, 403, 414, 472
  it('is paid once at the school’s price, and its result is released for that', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    expect((await visitor.call(ratingApi.offer, {})).body).toMatchObject({ is_on: true, price: 290 });
    const order = await orderRating(visitor);
    const before = await visitor.call(ratingApi.result, { order_secret: order.order_secret });
    expect(before.body).toMatchObject({ status: 'pending', rating: null, token: null });

    world.yookassa.pay(order.payment_id);
    await world.yookassa.webhooksSettled();
    await world.runJobs();
    const { body } = await visitor.call(ratingApi.result, { order_secret: order.order_secret });
    const { score, category, factors, recommendations, answers } = body.rating!.result;
    expect([body.status, category]).toEqual(['paid', 'fashion']);
    expect(score).toBe(factors.reduce((sum, { points }) => sum + points, 0));
    expect(factors.find(({ name }) => name === 'photo')).toMatchObject({ points: 0 });
    expect(factors.find(({ name }) => name === 'photo')?.reason).toContain('Не указано');
    expect(recommendations.length).toBeGreaterThan(0);
    expect(answers).toMatchObject({ height: 176, gender: null, has_photo: false });

    expect(world.yookassa.receiptOf(order.payment_id)).toMatchObject({
      customer: { email: 'lena@example.com' },
      items: [
        {
          description: 'Рейтинг модели',
          amount: { value: '290.00', currency: 'RUB' },
          payment_subject: 'service',
          payment_mode: 'full_payment',
        },
      ],
    });
    const mail = mailsTo(world, 'lena@example.com').at(-1)!;
    expect(mail.subject).toBe(`Ваш рейтинг модели готов: ${score} из 100`);
    expect(mail.text).toContain('рейтинг можно бесплатно пересчитать, не больше 10 раз');
    expect(mail.text).toMatch(/Покупка: Рейтинг модели\nСумма: 290\s₽\nЗаказ: /);
    const [, token] = /\/rating\/([\w-]+)/.exec(mail.text) ?? [];
    expect((await world.visitor('en').call(ratingApi.show, { token: token! })).body.result).toMatchObject({
      score,
      category_title: 'High fashion',
    });
  });

  // spec: 496, 512
  it('of a stranger with the address of a blocked account is ordered as any other, and its money given back', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user');
    const director = await world.signedInAs('super_admin');
    await director.call(peopleApi.block, { id: student.id });
    const { rating, order_id } = await buyRating(world, world.visitor(), { email: student.email });
    await world.yookassa.webhooksSettled();
    const { status, history } = await orderIn(world, order_id);
    expect([status, rating]).toEqual(['canceled', null]);
    expect(history.map(({ reason }) => reason)).toContain('buyer_blocked');
    expect(world.yookassa.payments()).toMatchObject([{ status: 'canceled' }]);
  });

  // spec: 255
  it('stands in the Orders section, and in the buyer’s own orders', async () => {
    const world = await makeWorld();
    const [student, officer] = [await world.signedInAs('user'), await world.signedInAs('financial')];
    const { order_id, order_number } = await buyRating(world, student, { email: undefined });
    const list = await officer.call(ordersApi.list, { product: 'rating' });
    expect(list.body.orders).toMatchObject([
      { id: order_id, product: 'rating', course_id: null, course_title: 'Рейтинг модели', amount: 290 },
    ]);
    expect(list.body.summary).toEqual({ revenue: 290, orders: 1, successful: 1 });
    expect((await officer.call(ordersApi.list, { product: 'course' })).body.orders).toEqual([]);
    const { orders } = (await student.call(ownOrdersApi.list, {})).body;
    expect(orders).toMatchObject([{ number: order_number, course_title: 'Рейтинг модели', status: 'paid' }]);
    const invoice = await student.request({ method: 'GET', url: `/api/user/orders/${order_id}/invoice` });
    expect([invoice.status, invoice.headers['content-type']]).toEqual([200, 'application/pdf']);
    const [own] = (await student.call(ratingApi.mine, {})).body.ratings;
    const link = await student.call(ratingApi.link, { id: own!.id });
    expect((await student.call(ratingApi.show, { token: link.body.token })).status).toBe(200);
    const stranger = await world.signedInAs('user', { email: 'stranger@example.com' });
    expect((await stranger.call(ratingApi.link, { id: own!.id })).status).toBe(404);
  });

  // spec: 250
  it('gives nothing for an unpaid, a foreign or a replayed order', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const course = await aCourse(world);
    const paid = await buyRating(world, visitor);
    const unpaid = await orderRating(visitor, { email: 'other@example.com' });
    const declined = await orderRating(visitor, { email: 'third@example.com' });
    world.yookassa.pay(declined.payment_id, { reason: 'insufficient_funds' });
    await world.yookassa.webhooksSettled();
    const result = (order_secret: string) => visitor.call(ratingApi.result, { order_secret });
    expect((await result(unpaid.order_secret)).body).toMatchObject({ rating: null, token: null });
    expect((await result(declined.order_secret)).body).toMatchObject({
      status: 'canceled',
      decline: 'insufficient_funds',
      rating: null,
    });
    for (const guess of [paid.order_id, paid.payment_id, randomUUID(), course.id])
      expect((await result(guess)).status).toBe(404);
    for (const token of [paid.order_id, paid.order_secret, unpaid.order_secret])
      expect((await visitor.call(ratingApi.show, { token })).status).toBe(404);
    expect(await rows(world, 'select id from ratings where released_at is not null')).toHaveLength(1);
  });

  // spec: 250
  it('is one order and one result, however often and together it is asked for', async () => {
    const world = await makeWorld();
    const sale = ratingFor();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => world.visitor().call(ratingApi.create, sale)),
    );
    const paid = answers[0]!.body;
    expect(new Set(answers.map(({ body }) => body.order_id)).size).toBe(1);
    world.yookassa.pay(paid.payment_id);
    const { order_secret } = paid;
    await Promise.all(
      Array.from({ length: 6 }, () => world.visitor().call(ratingApi.result, { order_secret })),
    );
    await world.yookassa.webhooksSettled();
    await world.runJobs();
    expect(world.yookassa.payments()).toHaveLength(1);
    expect(mailsTo(world, 'lena@example.com')).toHaveLength(1);
    const again = await world
      .visitor()
      .call(ratingApi.create, { ...sale, user_data: { ...sale.user_data, age: 21 } });
    expect(again.body.order_id).not.toBe(paid.order_id);
  });

  // spec: 391, 393, 479
  it('asks for what it needs, and never sells at another price', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const create = (changes: object) => visitor.call(ratingApi.create, ratingFor(changes));
    const specified = { user_data: ratingFor().user_data };
    expect((await visitor.call(ratingApi.create, specified)).body.code).toBe('email_required');
    expect((await create({ offer_consent: false })).body).toMatchObject({ code: 'consent_required' });
    for (const wrong of [{ height: 139 }, { weight: 151 }, { age: 15 }, { age: 51 }, { city: '' }])
      expect((await create({ user_data: { ...specified.user_data, ...wrong } })).status).toBe(422);
    expect((await create({ draft_id: randomUUID() })).body).toMatchObject({
      fields: { draft_id: expect.anything() },
    });
    expect((await create({ amount: 1 })).body).toMatchObject({ code: 'price_changed', amount: 290 });
    expect(world.yookassa.payments()).toEqual([]);
    expect(await rows(world, 'select id from orders')).toEqual([]);
    const student = await world.signedInAs('user');
    expect((await student.call(ratingApi.create, specified)).status).toBe(200);
  });

  // spec: 255
  it('is sold by a live school once it has switched it on, at its own price', async () => {
    const world = await makeWorld();
    const admin = await world.signedInAs('admin');
    const { version } = (await admin.call(ratingPanelApi.showSettings, {})).body;
    const chosen = { is_on: true, price: 350, photo_days: 7, version };
    expect((await admin.call(ratingPanelApi.saveSettings, chosen)).status).toBe(200);
    const isOffered = async () => (await admin.call(ratingPanelApi.list, {})).body.is_offered;
    expect(await isOffered()).toBe(true);
    expect((await orderRating(world.visitor())).amount).toBe(350);
    const { body } = await admin.call(ratingPanelApi.showSettings, {});
    await admin.call(ratingPanelApi.saveSettings, { ...chosen, is_on: false, version: body.version });
    expect(await isOffered()).toBe(false);
    const refused = await world.visitor().call(ratingApi.create, ratingFor());
    expect(refused.body.code).toBe('rating_unavailable');
    expect((await world.visitor().call(ratingApi.draft, {})).body.code).toBe('rating_unavailable');
    const page = await world.server.inject({ url: '/' });
    expect(page.body).not.toContain('model-rating');
  });
});
