import { expect, it } from 'vitest';
import { peopleApi } from '#features/office/people/contract/actions.ts';
import { instalmentMoved } from '#features/sales/instalments/contract/instalments.ts';
import { moneyDiffers } from '#features/sales/money-checks/contract.ts';
import { orderPaid } from '#features/sales/orders/contract.ts';
import { receiptFailed } from '#features/sales/receipts/contract.ts';
import { refundsApi } from '#features/sales/refunds/contract/refunds.ts';
import { contextOf } from '#server/context.ts';
import { publish } from '#server/outbox/queue.ts';
import { hour, momentOf } from '#shared/dates.ts';
import { apply } from '#test/instalments.ts';
import { buyRating } from '#test/rating.ts';
import { rows } from '#test/rows.ts';
import { aCourse, buy, startPurchase } from '#test/school.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { noticesApi } from '../contract.ts';

const title = 'Новый оплаченный заказ';

describeOnEngines('notices to staff', (makeWorld) => {
  // spec: 775
  it('a paid order is told by mail to those who chose it and may see orders, once', async () => {
    const world = await makeWorld();
    const manager = await world.signedInAs('manager');
    const idle = await world.signedInAs('admin');
    await choose(manager, { mailed: ['new_order'] });
    const course = await aCourse(world);
    const { order_id: orderId } = await buy(world, await world.signedInAs('user'), course);
    const [told] = mailsTo(world, manager);
    expect(told).toMatchObject({ subject: title });
    expect(told?.text).toMatch(/заказ Z-\d{5}: курс «Стань моделью за 24 часа», 12\s500\s₽/);
    expect(told?.text).toContain(`${world.app.config.appUrl}/admin/orders/${orderId}`);
    expect(mailsTo(world, idle)).toEqual([]);

    const ctx = contextOf(world.app);
    await ctx.transaction((ctx) => publish(ctx, orderPaid, { orderId }));
    await world.runJobs();
    expect(mailsTo(world, manager)).toHaveLength(1);
  });

  // spec: 775
  it('a paid order is told by mail to the owner until they say otherwise, the first one of a school as well', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    const course = await aCourse(world);
    await buy(world, await world.signedInAs('user'), course);
    expect(subjectsTo(world, owner)).toEqual([title]);
    await choose(owner, { mailed: [] });
    await buy(world, await world.signedInAs('user'), course);
    expect(subjectsTo(world, owner)).toEqual([title]);
  });

  // spec: 775
  it('a paid rating is told to those who chose it, with the way to its result; a course is none', async () => {
    const world = await makeWorld();
    const manager = await world.signedInAs('manager');
    await choose(manager, { mailed: ['model_rating'] });
    await buy(world, await world.signedInAs('user'), await aCourse(world));
    const { order_id: orderId } = await buyRating(world, world.visitor());
    expect(subjectsTo(world, manager)).toEqual(['Оплаченный рейтинг модели']);
    expect(mailsTo(world, manager)[0]?.text).toContain(`/admin/orders/ratings/${orderId}`);
  });

  // spec: 775
  it('money that bought nothing is told to those who manage orders, unasked, and not as a new order', async () => {
    const world = await makeWorld();
    const [manager, support] = [await world.signedInAs('manager'), await world.signedInAs('support')];
    await choose(manager, { mailed: ['new_order', 'refund_due'] });
    const director = await world.signedInAs('admin');
    const course = await aCourse(world);
    const student = await world.signedInAs('user');
    const other = await startPurchase(student, course);
    await buy(world, student, course);
    world.yookassa.pay(other.payment_id);
    await world.yookassa.webhooksSettled();
    await world.runJobs();
    expect(subjectsTo(world, manager)).toEqual([title, 'Нужно вернуть деньги']);
    expect(subjectsTo(world, director)).toEqual(['Нужно вернуть деньги']);
    expect(subjectsTo(world, support)).toEqual([]);
  });

  // spec: 775
  it('a payment that does not match its order is told to those who answer for money', async () => {
    const world = await makeWorld();
    const [financial, manager] = [await world.signedInAs('financial'), await world.signedInAs('manager')];
    const purchase = await startPurchase(await world.signedInAs('user'), await aCourse(world));
    world.yookassa.pay(purchase.payment_id);
    world.yookassa.ledger.payments.get(purchase.payment_id)!.payment.amount.value = '1.00';
    await world.yookassa.webhooksSettled();
    await world.runJobs();
    expect(subjectsTo(world, financial)).toEqual(['Платёж не сходится с заказом']);
    expect(subjectsTo(world, manager)).toEqual([]);
  });

  // spec: 775
  it('refunds that are asked for, applications for instalments and missing receipts are told to who decides', async () => {
    const world = await makeWorld();
    const [financial, support] = [await world.signedInAs('financial'), await world.signedInAs('support')];
    const [student, course] = [await world.signedInAs('user'), await aCourse(world)];
    const { order_id } = await buy(world, student, course);
    const asked = await student.call(refundsApi.ask, { order_id, wish: 'Не успеваю' });
    expect(asked.status).toBe(200);
    await world.runJobs();
    await apply(world, world.visitor(), course);
    await world.runJobs();
    const [refund, instalment] = mailsTo(world, financial);
    expect([refund?.subject, instalment?.subject]).toEqual(['Просят вернуть деньги', 'Заявка на рассрочку']);
    expect(refund?.text).toMatch(/Заказ Z-\d{5}: покупатель курса «Стань моделью за 24 часа» просит/);
    expect(instalment?.text).toMatch(/Заявка P-\d{5} на рассрочку/);
    expect(subjectsTo(world, support)).toEqual([]);

    const [receipt] = await rows<{ id: string }>(world, 'select id from receipts');
    const [atBank] = await rows<{ id: string }>(world, 'select id from instalments');
    const ctx = contextOf(world.app);
    await ctx.transaction(async (ctx) => {
      await publish(ctx, receiptFailed, { receiptId: receipt!.id });
      await publish(ctx, instalmentMoved, { instalmentId: atBank!.id, state: 'approved' });
      // Everything was settled before a notice could go out.
      await publish(ctx, moneyDiffers, { count: 1, at: world.app.now().toISOString() });
    });
    await world.runJobs();
    expect(subjectsTo(world, financial).slice(2)).toEqual(['Чек не пробит']);
  });

  // spec: 776
  it('quiet hours hold everything until they end, and then it comes in one mail', async () => {
    const world = await makeWorld();
    const manager = await world.signedInAs('manager');
    await choose(manager, { mailed: ['new_order'], quiet: ['22:00', '08:00'] });
    passUntil(world, '23:30');
    const course = await aCourse(world);
    for (const _ of [1, 2]) await buy(world, await world.signedInAs('user'), course);
    world.passTime(8 * hour);
    await world.runJobs();
    expect(mailsTo(world, manager)).toEqual([]);
    world.passTime(1 * hour);
    await world.runJobs();
    const [told, ...rest] = mailsTo(world, manager);
    expect(rest).toEqual([]);
    expect(told?.subject).toBe('2 события в школе');
    expect(told?.text.match(/12\s500\s₽/g)).toHaveLength(2);
    await buy(world, await world.signedInAs('user'), course);
    expect(subjectsTo(world, manager)).toEqual(['2 события в школе', title]);
  });

  // spec: 776
  it('a colleague who was blocked, demoted or said no while a notice waited hears nothing', async () => {
    const world = await makeWorld();
    const [blocked, demoted] = [await world.signedInAs('manager'), await world.signedInAs('manager')];
    const owner = await world.signedInAs('super_admin');
    for (const person of [blocked, demoted])
      await choose(person, { mailed: ['new_order'], quiet: ['22:00', '08:00'] });
    passUntil(world, '23:30');
    await buy(world, await world.signedInAs('user'), await aCourse(world));
    expect((await owner.call(peopleApi.block, { id: blocked.id })).status).toBe(200);
    expect((await owner.call(peopleApi.changeRole, { id: demoted.id, role: 'user' })).status).toBe(200);
    world.passTime(9 * hour);
    await world.runJobs();
    for (const person of [blocked, demoted]) expect(subjectsTo(world, person)).not.toContain(title);
  });

  // spec: 775
  it('everybody sees and changes their own choice, of what their role may see', async () => {
    const world = await makeWorld();
    const [support, owner] = [await world.signedInAs('support'), await world.signedInAs('super_admin')];
    const { body: first } = await support.call(noticesApi.show, {});
    expect(first.choices).toEqual([
      { kind: 'new_order', mail: false, telegram: true },
      { kind: 'model_rating', mail: false, telegram: true },
      { kind: 'support_waiting', mail: true, telegram: true },
      { kind: 'support_crowd', mail: true, telegram: true },
      { kind: 'support_message', mail: false, telegram: true },
      { kind: 'mail_doubtful', mail: true, telegram: true },
      { kind: 'mails_stopped', mail: false, telegram: true },
      { kind: 'refund_wish_ended', mail: true, telegram: true },
      { kind: 'handed_over', mail: true, telegram: true },
    ]);
    expect(first).toMatchObject({ quiet_from: null, time_zone: 'Europe/Moscow', telegram: null });
    expect((await owner.call(noticesApi.show, {})).body.choices.length).toBeGreaterThan(2);

    const choices = first.choices.map((one) => ({ ...one, mail: true, telegram: false }));
    const mine = { choices };
    // A mail cannot say that mails do not go out, whatever is chosen.
    const kept = choices.map((one) => ({ ...one, mail: one.kind !== 'mails_stopped' }));
    const wish = { ...mine, quiet_from: '21:00', quiet_until: '09:00', time_zone: 'Asia/Vladivostok' };
    const saved = await support.call(noticesApi.save, { ...wish, version: first.version });
    expect(saved.body).toMatchObject({ ...wish, choices: kept });
    expect((await support.call(noticesApi.save, { ...wish, version: first.version })).status).toBe(409);
    const { version } = saved.body;
    const wrong = [
      { quiet_until: null },
      { quiet_until: '21:00' },
      { quiet_from: '25:00' },
      { time_zone: 'Moon/Sea' },
    ];
    for (const part of wrong)
      expect((await support.call(noticesApi.save, { ...wish, ...part, version })).status).toBe(422);
    expect((await owner.call(noticesApi.show, {})).body.quiet_from).toBeNull();
  });
});

function mailsTo(world: World, { email }: Person) {
  return world.mail.messages().filter(({ to }) => to.includes(email));
}

function subjectsTo(world: World, person: Person): string[] {
  return mailsTo(world, person).map(({ subject }) => subject);
}

/** Chooses to be mailed of these kinds and of no others. */
async function choose(
  person: Person,
  { mailed, quiet }: { mailed: string[]; quiet?: [from: string, until: string] },
): Promise<void> {
  const { body } = await person.call(noticesApi.show, {});
  const [quiet_from = null, quiet_until = null] = quiet ?? [];
  const answer = await person.call(noticesApi.save, {
    choices: body.choices.map(({ kind }) => ({ kind, mail: mailed.includes(kind), telegram: true })),
    ...{ quiet_from, quiet_until, time_zone: 'Europe/Moscow', version: body.version },
  });
  expect(answer.status).toBe(200);
}

/** Moves the product's clock to the next time that clocks in Moscow show this. */
function passUntil(world: World, clock: string): void {
  const now = world.app.now();
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' }).format(now);
  const at = Date.parse(momentOf(today, clock, 'Europe/Moscow'));
  world.passTime((at > now.getTime() ? at : at + 24 * hour) - now.getTime());
}
