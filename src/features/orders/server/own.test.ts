import { expect, it } from 'vitest';
import { publishDocument } from '#features/documents/server/publishing.ts';
import { vatIn } from '#features/school/rules/requisites.ts';
import { contextOf } from '#server/context.ts';
import { minute } from '#shared/dates.ts';
import { aCourse, buy, orderIn, startPurchase } from '#test/school.ts';
import { describeOnBothEngines } from '#test/world.ts';
import { ownOrdersApi } from '../contract/own.ts';
import { buyerFacts, vatText } from './invoice.ts';
import { findOrder } from './orders.ts';

describeOnBothEngines('the orders of a buyer', (makeWorld) => {
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
        list_price: 12500,
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
