/** Unfinished payments: one reminder with consent, and a list of people to call. */
import { expect, it } from 'vitest';
import { paymentRemindersApi } from '#features/accounts/consents/contract/reminders.ts';
import { consentsTexts } from '#features/accounts/consents/texts.ts';
import { privacyApi } from '#features/office/privacy/contract/privacy.ts';
import { manualPaymentsApi } from '#features/sales/manual-payments/contract.ts';
import { ownOrdersApi } from '#features/sales/orders/contract/own.ts';
import { paymentSettingsApi, paymentsApi } from '#features/sales/payments/contract/payments.ts';
import { mailingsApi } from '#features/talk/mailings/contract.ts';
import { contextOf } from '#server/context.ts';
import type { Input } from '#shared/contract.ts';
import { day, hour, minute } from '#shared/dates.ts';
import { dayAhead } from '#test/days.ts';
import { rows } from '#test/rows.ts';
import { aCourse, buy, type SoldCourse, startPurchase, takeLessons } from '#test/school.ts';
import { type Caller, describeOnBothEngines, type World } from '#test/world.ts';
import { checkoutsApi } from '../contract.ts';
import { noticeUnfinished } from './noticeUnfinished.ts';

const subject = 'Вы не закончили оплату курса «';

describeOnBothEngines('a payment that was not finished', (makeWorld) => {
  // spec: 538
  it('is on the list of whom to call once it has ended, with the reason and how to reach the buyer', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    await decline(world, course, { email: 'lena@example.com' });
    await notice(world);
    expect((await list(world)).checkouts, 'most try again at once').toEqual([]);
    world.passTime(31 * minute);
    for (const _twice of [1, 2]) await notice(world);
    const { checkouts, total } = await list(world);
    expect(total).toBe(1);
    expect(checkouts[0]).toMatchObject({
      ...{ name: 'Елена Ёлкина', email: 'lena@example.com', phone: '+79005553535', course: course.title },
      ...{ amount: 12_500, why: 'insufficient_funds', state: 'to_call', note: '', reminded_at: null },
    });
  });

  it('and only waits is listed after two hours, but not while a bank decides on a loan', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    await startPurchase(world.visitor(), course, { email: 'a@example.com' });
    await startPurchase(world.visitor(), course, { email: 'b@example.com', payment_method: 'sber_loan' });
    world.passTime(1 * hour);
    await notice(world);
    expect((await list(world)).total).toBe(0);
    world.passTime(1.1 * hour);
    await notice(world);
    expect((await list(world)).checkouts).toMatchObject([{ email: 'a@example.com', why: null }]);
  });

  it('is no matter where its money was held, or somebody gave the order up: no mail, no call', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    const { body } = await owner.call(paymentSettingsApi.show, {});
    await owner.call(paymentSettingsApi.change, { ...body, capture: 'by_staff' });
    const course = await aCourse(world);
    const agreed = { reminder_consent: true };
    const held = await startPurchase(world.visitor(), course, { email: 'held@example.com', ...agreed });
    world.yookassa.pay(held.payment_id);
    await world.yookassa.webhooksSettled();
    const buyer = await world.signedInAs('user');
    const given = await startPurchase(buyer, course, agreed);
    await buyer.call(ownOrdersApi.cancel, { id: given.order_id });
    const late = await world.signedInAs('user');
    const listed = await startPurchase(late, course, agreed);
    world.passTime(2.1 * hour);
    await notice(world);
    expect((await list(world)).checkouts).toMatchObject([{ email: late.email, state: 'to_call' }]);
    await late.call(ownOrdersApi.cancel, { id: listed.order_id });
    expect((await list(world)).checkouts).toMatchObject([{ state: 'lost', why: 'canceled_by_buyer' }]);
    await world.runJobs();
    const reminded = world.mail.messages().filter((mail) => mail.subject.startsWith(subject));
    expect(reminded.flatMap(({ to }) => to)).toEqual([late.email]);
  });

  it('is nobody’s call any more once the buyer has paid, also where the school has yet to take the money', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    const { body } = await owner.call(paymentSettingsApi.show, {});
    await owner.call(paymentSettingsApi.change, { ...body, capture: 'by_staff' });
    const course = await aCourse(world);
    const again = { email: 'again@example.com' };
    await decline(world, course, again);
    world.passTime(31 * minute);
    await notice(world);
    expect((await list(world)).checkouts).toMatchObject([{ state: 'to_call' }]);
    const second = await startPurchase(world.visitor(), course, again);
    world.yookassa.pay(second.payment_id);
    await world.yookassa.webhooksSettled();
    await world.runJobs();
    expect((await list(world)).checkouts).toMatchObject([{ state: 'won' }]);
  });

  it('is no matter where the buyer has paid since, has tried again, or it is too long ago', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    await decline(world, course, { email: 'a@example.com' });
    await buy(world, world.visitor(), course, { email: 'a@example.com' });
    await decline(world, course, { email: 'b@example.com' });
    world.passTime(1 * minute);
    await decline(world, course, { email: 'b@example.com' });
    await decline(world, course, { email: 'c@example.com' });
    world.passTime(31 * minute);
    await notice(world);
    expect((await list(world)).checkouts.map(({ email }) => email).toSorted()).toEqual([
      'b@example.com',
      'c@example.com',
    ]);
    await decline(world, course, { email: 'd@example.com' });
    world.passTime(8 * day);
    await notice(world);
    expect((await list(world)).total).toBe(2);
  });

  it('is won by itself when the buyer pays after all', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    await decline(world, course, { email: 'lena@example.com' });
    world.passTime(31 * minute);
    await notice(world);
    await buy(world, world.visitor(), course, { email: 'lena@example.com' });
    expect((await list(world)).checkouts).toMatchObject([{ state: 'won' }]);
  });

  // spec: 538
  it('is noted by those who manage orders, and nobody overwrites what they have not seen', async () => {
    const world = await makeWorld();
    await decline(world, await aCourse(world), {});
    world.passTime(31 * minute);
    await notice(world);
    const { id, version } = (await list(world)).checkouts[0]!;
    const manager = await world.signedInAs('manager', { firstName: 'Ольга', lastName: 'Ветрова' });
    const note = { id, version, state: 'called' as const, note: 'Перезвонить в среду' };
    const noted = await manager.call(checkoutsApi.note, note);
    expect(noted.body).toMatchObject({ state: 'called', note: note.note, changed_by: 'Ольга Ветрова' });
    expect((await manager.call(checkoutsApi.note, note)).status).toBe(409);
    const found = await manager.call(checkoutsApi.list, { search: 'среду', state: 'called' });
    expect(found.body.total).toBe(1);
    const byNumber = await manager.call(checkoutsApi.list, { search: found.body.checkouts[0]!.number });
    expect(byNumber.body.checkouts.map((each) => each.id)).toEqual([id]);
  });

  // spec: 538
  it('is served by a manager: from the list to a call, to money by transfer, to the course', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    await decline(world, course, { email: 'lena@example.com' });
    world.passTime(31 * minute);
    await notice(world);
    const manager = await world.signedInAs('manager');
    const [listed] = (await manager.call(checkoutsApi.list, { state: 'to_call' })).body.checkouts;
    const called = { id: listed!.id, version: listed!.version, state: 'called' as const, note: 'переведёт' };
    expect((await manager.call(checkoutsApi.note, called)).status).toBe(200);
    const entered = await manager.call(manualPaymentsApi.enter, {
      ...{ email: listed!.email!, name: listed!.name!, course_id: course.id, amount: 12_500 },
      ...{ method: 'transfer', paid_on: dayAhead(world) },
    });
    expect(entered.body).toMatchObject({ status: 'paid' });
    await world.runJobs();
    expect((await list(world, { state: 'won' })).checkouts).toMatchObject([{ id: listed!.id }]);
    expect(world.mail.messages().map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('Курс ваш: «'),
    );
    const open = await rows(world, 'select course_id from enrolments where ended_at is null');
    expect(open).toEqual([{ course_id: course.id }]);
  });

  // spec: 538
  it('is followed by one mail to those who agreed, with the way back to paying and an end to such mails', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    await decline(world, course, { email: 'no@example.com' });
    const agreed = await decline(world, course, { email: 'yes@example.com', reminder_consent: true });
    world.passTime(31 * minute);
    for (const _twice of [1, 2]) await notice(world);
    const [mail, ...more] = world.mail.messages().filter((one) => one.subject.startsWith(subject));
    expect(more).toEqual([]);
    expect(mail!.to).toContain('yes@example.com');
    expect(mail!.text).toContain(`/payment/return?order=${agreed.order_key}`);
    const [, token = ''] = /unsubscribe\/payments\/([\w-]+)/.exec(mail!.text) ?? [];
    const end = { token, kind: 'payments' as const };
    expect((await world.visitor().call(mailingsApi.unsubscribe, end)).status).toBe(200);
    const unknown = await world.visitor().call(mailingsApi.unsubscribe, { ...end, token: 'x' });
    expect(unknown.status).toBe(404);

    const other = await aCourse(world, { title: 'Другой', position: 2 });
    await decline(world, other, { email: 'yes@example.com', reminder_consent: true });
    world.passTime(31 * minute);
    await notice(world);
    expect(world.mail.messages().filter((one) => one.subject.startsWith(subject))).toHaveLength(1);
  });

  // spec: 538
  it('is written about only while the consent holds, which the ledger keeps and the cabinet takes back', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const student = await world.signedInAs('user', { email: 'yes@example.com' });
    const purchase = await startPurchase(student, course, { reminder_consent: true });
    const given = await consentsTo(student, 'payment_reminder');
    expect(given).toMatchObject([
      { wording: consentsTexts.consents.ru.wordings.reminder, place: 'checkout', withdrawn_at: null },
    ]);
    await student.call(paymentRemindersApi.end, {});
    expect((await consentsTo(student, 'payment_reminder'))[0]!.withdrawn_at).not.toBeNull();
    world.yookassa.pay(purchase.payment_id, { reason: 'insufficient_funds' });
    await world.yookassa.webhooksSettled();
    world.passTime(31 * minute);
    await notice(world);
    expect(world.mail.messages().filter((one) => one.subject.startsWith(subject))).toEqual([]);
  });

  it('is not written about once the course cannot be delivered, nor is it offered again', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const declined = await decline(world, course, { email: 'yes@example.com', reminder_consent: true });
    const state = async () =>
      (await world.visitor().call(paymentsApi.state, { order_key: declined.order_key })).body.course;
    expect(await state()).toMatchObject({ id: course.id });
    await takeLessons(world, course);
    world.passTime(31 * minute);
    await notice(world);
    expect(world.mail.messages().filter((one) => one.subject.startsWith(subject))).toEqual([]);
    expect(await state()).toBeNull();
  });

  it('is not written about where the course was bought before the mail left', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const lena = { email: 'lena@example.com', reminder_consent: true };
    await decline(world, course, lena);
    world.passTime(31 * minute);
    await noticeUnfinished(contextOf(world.app), new AbortController().signal);
    await buy(world, world.visitor(), course, lena);
    expect(world.mail.messages().filter((one) => one.subject.startsWith(subject))).toEqual([]);
  });
});

async function consentsTo(student: Caller, document: string) {
  const { consents } = (await student.call(privacyApi.show, {})).body;
  return consents.filter((consent) => consent.document === document);
}

async function decline(world: World, course: SoldCourse, changes: Parameters<typeof startPurchase>[2]) {
  const purchase = await startPurchase(world.visitor(), course, changes);
  world.yookassa.pay(purchase.payment_id, { reason: 'insufficient_funds' });
  await world.yookassa.webhooksSettled();
  return purchase;
}

async function notice(world: World): Promise<void> {
  await noticeUnfinished(contextOf(world.app), new AbortController().signal);
  await world.runJobs();
}

async function list(world: World, input: Input<typeof checkoutsApi.list> = {}) {
  const manager = await world.signedInAs('manager');
  return (await manager.call(checkoutsApi.list, input)).body;
}
