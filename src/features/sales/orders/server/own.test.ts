import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { publishDocument } from '#features/publishing/documents/server/publishDocument.ts';
import { vatIn } from '#features/publishing/school/rules/requisites.ts';
import { tellOwn } from '#features/talk/assistant/server/ownAffairs.ts';
import { contextOf } from '#server/context.ts';
import { hour, minute, schoolDay } from '#shared/dates.ts';
import { formatDay } from '#shared/formats.ts';
import { passTimeTo } from '#test/days.ts';
import { aCourse, aPromotion, buy, orderIn, startPurchase } from '#test/school.ts';
import { describeOnBothEngines } from '#test/world.ts';
import { ownOrdersApi } from '../contract/own.ts';
import { buyerFacts, vatText } from './invoice.ts';
import { findOrder } from './orders.ts';
import { titleOf } from './titles.ts';

describeOnBothEngines('the orders of a buyer', (makeWorld) => {
  // spec: 721
  it('are listed with price, payments and the documents of their day; another’s are not found', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const [buyer, other] = [await world.signedInAs('user'), await world.signedInAs('user')];
    const { order_id: id } = await buy(world, buyer, course);
    world.passTime(minute);
    const text = { title: 'Новые условия', blocks: [{ paragraph: 'Иначе' }] };
    await contextOf(world.app).transaction((ctx) => publishDocument(ctx, 'offer', { ru: text }));
    const { orders } = (await buyer.call(ownOrdersApi.list, {})).body;
    expect(orders).toMatchObject([
      {
        number: 'Z-10001',
        amount: 12500,
        ...{ regular_price: 12500, saving: 0 },
        price_reason: 'list',
        status: 'paid',
        payments: [{ provider: 'yookassa', status: 'succeeded', amount: 12500 }],
        documents: [
          { document: 'offer', version: 1, url: '/documents/offer/1' },
          { document: 'privacy', version: 1 },
        ],
        pay_url: null,
        can_cancel: false,
      },
    ]);
    expect((await other.call(ownOrdersApi.list, {})).body.orders).toEqual([]);
    for (const endpoint of [ownOrdersApi.cancel, ownOrdersApi.invoice]) {
      expect((await other.call(endpoint, { id })).status).toBe(404);
      expect((await world.visitor().call(endpoint, { id })).status).toBe(401);
    }
  });

  it('repeat the price, the crossed-out one and the name that their buyer saw, whatever they are by now', async () => {
    const world = await makeWorld();
    const course = await aCourse(world, { title: { ru: 'Подиум', en: 'Runway' } });
    await aPromotion(world, course);
    const buyer = await world.signedInAs('user', { email: 'vera@example.com' });
    const { order_id: id } = await buy(world, buyer, course, { amount: 12000 });
    const { handle } = world.app.database;
    await sql`update courses set title = 'Каталог', translations = '{"title": {"en": "Catwalk"}}',
      price_kopecks = 2000000 where id = ${course.id}`.execute(handle);
    world.passTime(2 * hour);
    const shown = { amount: 12000, regular_price: 24000, saving: 12000, price_reason: 'promotion' };
    const { orders } = (await buyer.call(ownOrdersApi.list, {})).body;
    expect(orders).toMatchObject([{ id, ...shown, course_title: 'Подиум' }]);
    const order = (await findOrder(handle, id))!;
    expect([titleOf(order, 'en'), titleOf(order, 'zh')]).toEqual(['Runway', 'Runway']);
    expect(await orderIn(world, id)).toMatchObject({ ...shown, course_title: 'Подиум' });
  });

  it('are of the school’s day: at four minutes past midnight its files bear today’s', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    for (const [zone, utc] of [
      ['Europe/Moscow', '21:04'],
      ['Asia/Vladivostok', '14:04'],
    ] as const) {
      world.app.config.timeZone = zone;
      passTimeTo(world, utc);
      const buyer = await world.signedInAs('user');
      const { order_id: id } = await startPurchase(buyer, course);
      const today = schoolDay(world.app.now(), zone);
      expect(today > world.app.now().toISOString()).toBe(true);
      const url = `/api/user/orders/${id}/invoice`;
      const authorization = `Bearer ${buyer.token}`;
      const { headers } = await world.server.inject({ url, headers: { authorization } });
      expect(headers['content-disposition']).toContain(`-${today}.pdf`);
      const actor = {
        kind: 'member',
        ...{ id: buyer.id, role: 'user', language: 'ru', address: '', userAgent: '' },
      };
      const told = await tellOwn(contextOf(world.app, actor as never), 'own-orders');
      expect(told.text).toContain(formatDay(today, 'ru', true).replaceAll('\u00a0', ' '));
    }
  });

  // spec: 721
  it('an open one is paid later, or canceled; a paid or canceled one is not canceled again', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const buyer = await world.signedInAs('user');
    const open = await startPurchase(buyer, course);
    const [listed] = (await buyer.call(ownOrdersApi.list, {})).body.orders;
    expect(listed).toMatchObject({ pay_url: open.confirmation_url, can_cancel: true });
    const canceled = await buyer.call(ownOrdersApi.cancel, { id: open.order_id });
    expect(canceled.body).toMatchObject({ status: 'canceled', pay_url: null, can_cancel: false });
    expect((await orderIn(world, open.order_id)).history.at(-1)).toMatchObject({
      reason: 'canceled_by_buyer',
      by: null,
    });
    expect((await buyer.call(ownOrdersApi.cancel, { id: open.order_id })).body.code).toBe('conflict');
    const paid = await buy(world, buyer, course);
    expect((await buyer.call(ownOrdersApi.cancel, { id: paid.order_id })).body.code).toBe('conflict');
  });

  it('the tax of an invoice is that of the day of the order', async () => {
    const world = await makeWorld({ config: { YOOKASSA_VAT_CODE: '7' } });
    const { order_id } = await startPurchase(world.visitor(), await aCourse(world));
    const ctx = contextOf(world.app);
    const order = await findOrder(ctx.db, order_id);
    world.app.config.yookassa!.vatCode = 11;
    const percentOf = (code: number) => `${vatIn(order!.amount_kopecks, code)!.percent} %`;
    expect(vatText(ctx, order!, 'ru')).toContain(percentOf(7));
    expect(vatText(ctx, { ...order!, vat_code: null }, 'ru')).toContain(percentOf(11));
    expect(percentOf(7)).not.toBe(percentOf(11));
  });

  it('an invoice names an international address as its owner writes it', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const { order_id } = await startPurchase(world.visitor(), course, { email: 'anna@школа.рф' });
    const order = await findOrder(contextOf(world.app).db, order_id);
    expect(order!.email).toBe('anna@xn--80atdl2c.xn--p1ai');
    expect(buyerFacts(order!, 'ru')).toContainEqual(['Email', 'anna@школа.рф']);
  });

  // spec: 721
  it('an invoice is drawn for an open order and a statement for a paid one, in every language', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const buyer = await world.signedInAs('user');
    const { order_id: id } = await startPurchase(buyer, course);
    const fileOf = async (language: string) =>
      world.server.inject({
        method: 'GET',
        url: `/api/user/orders/${id}/invoice`,
        headers: { authorization: `Bearer ${buyer.token}`, 'accept-language': language },
      });
    for (const language of ['ru', 'en', 'zh']) {
      const { statusCode, headers, rawPayload } = await fileOf(language);
      expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(headers['content-disposition']).toMatch(/filename="order-10001-[\d-]+\.pdf"/);
      expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
    await buyer.call(ownOrdersApi.cancel, { id });
    expect((await fileOf('ru')).statusCode).toBe(409);
  });
});
