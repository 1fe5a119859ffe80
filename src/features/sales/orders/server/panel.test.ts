import { expect, it } from 'vitest';
import { auditApi } from '#features/records/audit/contract.ts';
import { day } from '#shared/dates.ts';
import { aCode } from '#test/promoCodes.ts';
import { buyRating } from '#test/rating.ts';
import { rows } from '#test/rows.ts';
import { aCourse, buy, orderIn, startPurchase } from '#test/school.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { ordersPanelApi } from '../contract/panel.ts';
import { ordersApi } from '../contract.ts';

interface Sold {
  orders?: { course_title?: string; course?: string }[];
  receipts?: { course_title?: string; course?: string }[];
}

describeOnEngines('staff and orders', (makeWorld) => {
  // spec: 715
  it('people name an order by its number: staff find it, the buyer reads it, the provider is told', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const first = await buy(world, world.visitor(), course);
    const second = await startPurchase(world.visitor(), course, { email: 'vera@example.com' });
    expect([first.order_number, second.order_number]).toEqual(['Z-10001', 'Z-10002']);
    const staff = await world.signedInAs('support');
    for (const search of ['Z-10002', 'З-10002', 'з10002', 'z-10002', '3-10002', '10002', '№ 10002']) {
      const { orders } = (await staff.call(ordersApi.list, { search })).body;
      expect(
        orders.map(({ id }) => id),
        search,
      ).toEqual([second.order_id]);
    }
    const [mail] = world.mail.messages();
    expect(mail!.text).toContain('Z-10001');
    expect(mail!.text).not.toContain(first.order_id);
    expect(world.yookassa.payments().map(({ description }) => description)).toContain(
      `Заказ Z-10002. Оплата курса: ${course.title}`,
    );
  });

  it('what was sold is named in the reader’s language', async () => {
    const world = await makeWorld();
    await buy(world, world.visitor(), await aCourse(world, { title: { ru: 'Походка', en: 'The walk' } }));
    await buyRating(world, world.visitor());
    const { token } = await world.signedInAs('financial');
    const names = async (language: 'en' | 'ru', url: string) => {
      const headers = { authorization: `Bearer ${token}` };
      const body = (await world.visitor(language).request({ url, headers })).body as Sold;
      return (body.orders ?? body.receipts ?? []).map((row) => row.course_title ?? row.course);
    };
    for (const list of ['/api/admin/orders', '/api/admin/receipts']) {
      expect((await names('en', list)).sort(), list).toEqual(['Model rating', 'The walk']);
      expect((await names('ru', list)).sort(), list).toEqual(['Походка', 'Рейтинг модели']);
    }
  });

  // spec: 714
  it('what staff note and write stays in the story, with who wrote it; the buyer gets the mail alone', async () => {
    const world = await makeWorld();
    const { order_id: id } = await buy(world, world.visitor(), await aCourse(world));
    const manager = await world.signedInAs('manager', { firstName: 'Анна', lastName: 'Котова' });
    await manager.call(ordersPanelApi.addNote, { id, text: 'Просила перезвонить' });
    const mail = { subject: 'О вашем {заказе}', text: 'Первый <b>абзац</b>\n\nВторой {абзац}' };
    const waiting = (await manager.call(ordersPanelApi.write, { id, ...mail })).body;
    expect(waiting.mails.at(-1)).toMatchObject({ ...mail, by: 'Анна Котова', sent_at: null });
    await world.runJobs();
    const order = await orderIn(world, id);
    expect(order.notes).toMatchObject([{ text: 'Просила перезвонить', by: 'Анна Котова' }]);
    expect(order.mails).toMatchObject([
      { subject: expect.stringContaining('Курс ваш: «'), text: null, by: null },
      { ...mail, email: 'lena@example.com', by: 'Анна Котова', sent_at: expect.any(String) },
    ]);
    const sent = world.mail.messages().find(({ subject }) => subject === mail.subject)!;
    expect(sent.to).toEqual(['lena@example.com']);
    expect(sent.text).toContain('Второй {абзац}');
    expect(sent.html).toContain('&#60;b&#62;абзац');
    expect(sent.text).not.toContain('перезвонить');
    expect(await actionsOn(world, id)).toEqual(['order.mailed', 'order.noted']);
  });

  // spec: 716
  it('access is sent again with a fresh link, five times a day, and only to somebody who has it', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const { order_id: id } = await buy(world, world.visitor(), course);
    const open = await startPurchase(world.visitor(), course, { email: 'vera@example.com' });
    const manager = await world.signedInAs('manager');
    expect((await manager.call(ordersPanelApi.sendAccess, { id: open.order_id })).body.code).toBe('conflict');
    for (let time = 1; time <= 5; time++) {
      expect((await manager.call(ordersPanelApi.sendAccess, { id })).status).toBe(200);
    }
    expect((await manager.call(ordersPanelApi.sendAccess, { id })).status).toBe(429);
    await world.runJobs();
    const mails = world.mail.messages().filter(({ subject }) => subject === 'Доступ к вашим курсам');
    expect(mails).toHaveLength(5);
    const links = mails.map(({ text }) => /set-password\?token=[\w-]+/.exec(text)?.[0]);
    expect(new Set(links).size).toBe(5);
    expect((await orderIn(world, id)).mails.map(({ subject }) => subject)).toContain('Доступ к вашим курсам');
  });

  // spec: 716
  it('an open order is canceled with a reason; money that comes all the same opens the course', async () => {
    const world = await makeWorld();
    const { order_id: id, payment_id } = await startPurchase(world.visitor(), await aCourse(world));
    const manager = await world.signedInAs('manager', { firstName: 'Анна', lastName: 'Котова' });
    const canceled = (await manager.call(ordersPanelApi.cancel, { id, reason: 'Передумала' })).body;
    expect(canceled).toMatchObject({ status: 'canceled' });
    expect(canceled.history.at(-1)).toMatchObject({
      reason: 'canceled_by_staff',
      details: { why: 'Передумала' },
      by: 'Анна Котова',
    });
    const again = await manager.call(ordersPanelApi.cancel, { id, reason: 'Ещё раз' });
    expect(again).toMatchObject({ status: 409, body: { code: 'conflict' } });
    world.yookassa.pay(payment_id);
    await world.yookassa.webhooksSettled();
    const paid = await orderIn(world, id);
    expect(paid.status).toBe('paid');
    expect(paid.history.at(-1)!.reason).toBe('paid_although_canceled');
    const refused = await manager.call(ordersPanelApi.cancel, { id, reason: 'Поздно' });
    expect(refused.body.code).toBe('conflict');
  });

  // spec: 716
  it('only those who look after students note anything or send the access, and only those who manage orders do more', async () => {
    const world = await makeWorld();
    const { order_id: id } = await buy(world, world.visitor(), await aCourse(world));
    for (const role of ['support', 'content_manager', 'financial', 'user'] as const) {
      const person = await world.signedInAs(role);
      const cares = role === 'support' || role === 'content_manager';
      const caring = [
        await person.call(ordersPanelApi.addNote, { id, text: 'x' }),
        await person.call(ordersPanelApi.sendAccess, { id }),
      ];
      expect(new Set(caring.map(({ status }) => status)), role).toEqual(new Set([cares ? 200 : 403]));
      const managing = await Promise.all([
        person.call(ordersPanelApi.write, { id, subject: 'Тема', text: 'Текст' }),
        person.call(ordersPanelApi.cancel, { id, reason: 'Причина' }),
      ]);
      expect(new Set(managing.map(({ status }) => status)), role).toEqual(new Set([403]));
    }
    const done = [...new Set(await actionsOn(world, id))].toSorted();
    expect(done).toEqual(['order.access_sent', 'order.noted']);
  });

  // spec: 711
  it('a period sums up the days of the school that end today', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    await buy(world, world.visitor(), course, { email: 'early@example.com' });
    world.passTime(6 * day);
    await startPurchase(world.visitor(), course, { email: 'open@example.com' });
    // Sessions end meanwhile.
    const sums = async (query: object) =>
      (await (await world.signedInAs('financial')).call(ordersApi.list, query)).body.summary;
    expect(await sums({ period: 'today' })).toEqual({ revenue: 0, orders: 1, successful: 0 });
    expect(await sums({ period: '7_days' })).toEqual({ revenue: 12500, orders: 2, successful: 1 });
    world.passTime(day);
    expect(await sums({ period: '7_days' })).toEqual({ revenue: 0, orders: 1, successful: 0 });
    expect(await sums({ period: '30_days' })).toEqual({ revenue: 12500, orders: 2, successful: 1 });
    expect(await sums({})).toEqual({ revenue: 12500, orders: 2, successful: 1 });
  });

  // spec: 718
  it('orders with a promo code are found by it, and those whose receipt is missing are set apart', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    await aCode(world, { code: 'VESNA10', percent: 10 });
    const cheap = { email: 'cheap@example.com', promo_code: 'vesna10', amount: 11_250 };
    const { order_id: id } = await buy(world, world.visitor(), course, cheap);
    await buy(world, world.visitor(), course);
    const staff = await world.signedInAs('support');
    const found = async (query: object) =>
      (await staff.call(ordersApi.list, query)).body.orders.map(({ email }) => email);
    expect(await found({ search: 'vesna10' })).toEqual(['cheap@example.com']);
    expect(await found({ promo_code: 'with' })).toEqual(['cheap@example.com']);
    expect(await found({ promo_code: 'without' })).toEqual(['lena@example.com']);
    expect(await orderIn(world, id)).toMatchObject({ promo_code: 'VESNA10', amount: 11_250 });
    expect(await found({ receipt: 'missing' })).toEqual([]);
    await rows(world, `update receipts set state = 'missing' where order_id = '${id}'`);
    expect(await found({ receipt: 'missing' })).toEqual(['cheap@example.com']);
  });
});

/** Entries of the audit log about the order, newest first. */
async function actionsOn(world: World, orderId: string): Promise<string[]> {
  const owner = await world.signedInAs('super_admin');
  const { entries } = (await owner.call(auditApi.list, { subject: orderId })).body;
  return entries.map(({ action }) => action);
}
