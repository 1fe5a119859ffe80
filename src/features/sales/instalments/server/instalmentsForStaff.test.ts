import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { panelPrivacyApi } from '#features/office/privacy/contract/panel.ts';
import { documentsApi } from '#features/publishing/documents/contract/documents.ts';
import { ordersPanelApi } from '#features/sales/orders/contract/panel.ts';
import { contentApi } from '#features/site/content/contract/content.ts';
import { hour } from '#shared/dates.ts';
import { apply, atBank, instalmentFor, lookAfter } from '#test/instalments.ts';
import { rows } from '#test/rows.ts';
import { aCourse, orderIn } from '#test/school.ts';
import { describeOnEngines, describeOnOneEngine, type World } from '#test/world.ts';
import { instalmentsApi } from '../contract/instalments.ts';
import { instalmentsPanelApi } from '../contract/panel.ts';

describeOnEngines('applications in the panel', (makeWorld) => {
  // spec: 725
  it('are listed, found by what people know of them, and narrowed by state', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const one = await apply(world, world.visitor(), course);
    await apply(world, world.visitor(), course, {
      user_email: 'vera@example.com',
      user_phone: '+79001112233',
      application_type: 'voice',
    });
    await atBank(world, one.id, 'refuse_all');
    const staff = await world.signedInAs('support');
    const found = async (query: object) => {
      const { body } = await staff.call(instalmentsPanelApi.list, query as never);
      return body.instalments.map(({ email }) => email);
    };
    expect(await found({})).toHaveLength(2);
    expect(await found({ search: one.number })).toEqual(['lena@example.com']);
    expect(await found({ search: 'vera@' })).toEqual(['vera@example.com']);
    expect(await found({ state: 'canceled' })).toEqual(['lena@example.com']);
    expect(await found({ kind: 'voice' })).toEqual(['vera@example.com']);
  });

  it('show their story, with notes and who wrote them', async () => {
    const world = await makeWorld();
    const { id } = await apply(world, world.visitor(), await aCourse(world));
    const manager = await world.signedInAs('manager');
    const note = 'Просит перезвонить вечером';
    const { body } = await manager.call(instalmentsPanelApi.note, { id, note });
    expect(body.history).toMatchObject([
      { state: 'new', reason: 'applied', by: null },
      { state: 'sent', reason: 'sent', by: null },
      { state: 'sent', reason: 'note', details: note, by: manager.email },
    ]);
    expect(body.link).toContain('/form/');
  });

  it('staff ask the bank themselves, and are told when it is away', async () => {
    const world = await makeWorld();
    const { id } = await apply(world, world.visitor(), await aCourse(world));
    const manager = await world.signedInAs('manager');
    world.tbank.loseWebhooks(true);
    world.tbank.take(id, 'approve');
    expect((await manager.call(instalmentsPanelApi.ask, { id })).body.state).toBe('approved');
    world.tbank.setFaults({ isDown: true });
    for (const action of ['ask', 'cancel'] as const)
      expect((await manager.call(instalmentsPanelApi[action], { id })).body.code).toBe('bank_away');
    expect((await manager.call(instalmentsPanelApi.show, { id })).body.state).toBe('approved');
  });

  // spec: 725
  it('withdrawn by staff is closed at the bank, with its order; the applicant is told', async () => {
    const world = await makeWorld();
    const { id, orderId } = await apply(world, world.visitor(), await aCourse(world));
    const manager = await world.signedInAs('manager');
    expect((await manager.call(instalmentsPanelApi.cancel, { id })).body.state).toBe('canceled');
    await world.tbank.webhooksSettled();
    await world.runJobs();
    expect(world.tbank.application(id).status).toBe('canceled');
    expect((await orderIn(world, orderId)).status).toBe('canceled');
    expect(world.mail.messages().map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('Рассрочка не оформлена'),
    );
    expect((await manager.call(instalmentsPanelApi.cancel, { id })).status).toBe(409);
  });

  it('what the bank has signed cannot be withdrawn: it is paid', async () => {
    const world = await makeWorld();
    const { id, orderId } = await apply(world, world.visitor(), await aCourse(world));
    world.tbank.loseWebhooks(true);
    world.tbank.take(id, 'approve', 'sign');
    const manager = await world.signedInAs('manager');
    expect((await manager.call(instalmentsPanelApi.cancel, { id })).status).toBe(409);
    expect((await orderIn(world, orderId)).status).toBe('paid');
  });

  it('one that the bank did not take is not sent again once its order is closed', async () => {
    const world = await makeWorld();
    const { id, orderId } = await aRefusedOne(world);
    await sql`update orders set status = 'canceled' where id = ${orderId}`.execute(world.app.database.handle);
    const manager = await world.signedInAs('manager');
    expect((await manager.call(instalmentsPanelApi.send, { id })).status).toBe(409);
    expect((await manager.call(instalmentsPanelApi.show, { id })).body).toMatchObject({
      state: 'failed',
      attempts: 1,
    });
  });

  it('one that the bank did not take is sent again by staff', async () => {
    const world = await makeWorld();
    const { id, orderId } = await aRefusedOne(world);
    const manager = await world.signedInAs('manager');
    const sent = await manager.call(instalmentsPanelApi.send, { id });
    expect(sent.body).toMatchObject({ state: 'sent', attempts: 2 });
    expect((await manager.call(instalmentsPanelApi.send, { id })).status).toBe(409);
    await atBank(world, id, 'approve', 'sign');
    expect((await orderIn(world, orderId)).status).toBe('paid');
  });

  it('one that has nothing to be sent for is not, and staff are told why', async () => {
    const world = await makeWorld();
    const { shopId } = world.app.config.tbank!;
    world.app.config.tbank = { ...world.app.config.tbank!, shopId: 'wrong' };
    const course = await aCourse(world);
    const [first, second] = [
      await apply(world, world.visitor(), course),
      await apply(world, world.visitor(), course),
    ];
    world.app.config.tbank = { ...world.app.config.tbank!, shopId };
    const manager = await world.signedInAs('manager');
    const sent = async (id: string) => (await manager.call(instalmentsPanelApi.send, { id })).body;
    expect((await sent(second.id)).state).toBe('sent');
    expect(await sent(first.id), 'the applicant has another').toMatchObject({ code: 'instalment_not_sent' });
    const reason = 'Передумала';
    await manager.call(ordersPanelApi.cancel, { id: first.orderId, reason });
    expect(await sent(first.id), 'the order is closed').toMatchObject({
      code: 'instalment_not_sent',
      detail: expect.stringContaining('заказ уже закрыт'),
    });
  });

  it('of an erased person name nobody, and are withdrawn at the bank', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user', { email: 'lena@example.com' });
    const { id } = await apply(world, student, await aCourse(world));
    const owner = await world.signedInAs('super_admin');
    const erased = await owner.call(panelPrivacyApi.erase, { id: student.id, confirmation: student.email });
    expect(erased.status).toBe(200);
    await world.runJobs();
    await lookAfter(world, hour);
    const [row] = await rows<{ state: string }>(world, `select * from instalments`);
    expect(JSON.stringify(row)).not.toMatch(/lena|900555|Ёлкина/);
    expect(row!.state).toBe('canceled');
    expect(world.tbank.application(id).status).toBe('canceled');
  });
});

/** The bank has not taken it: the settings were wrong at that moment. */
async function aRefusedOne(world: World) {
  const { tbank } = world.app.config;
  world.app.config.tbank = { ...tbank!, shopId: 'wrong' };
  const instalment = await apply(world, world.visitor(), await aCourse(world));
  world.app.config.tbank = tbank;
  return instalment;
}

describeOnEngines('what the school offers', (makeWorld) => {
  it('follows its settings everywhere: offer, form, questions and documents', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    expect(await monthsOf(world)).toEqual([3, 6, 12]);
    expect(await questions(world)).toContain('на 3 или 6 месяцев');
    await save(world, { is_on: true, months: [12, 3] });
    expect(await monthsOf(world)).toEqual([3, 12]);
    expect(await questions(world)).toContain('на 3 месяца');
    await save(world, { is_on: false, months: [3, 12] });
    expect(await monthsOf(world)).toEqual([]);
    expect(await questions(world)).not.toMatch(/рассрочк/i);
    const offer = await world.visitor().call(documentsApi.show, { document: 'offer' });
    expect(JSON.stringify(offer.body.blocks)).not.toMatch(/рассрочк/i);
    const refused = await world.visitor().call(instalmentsApi.create, instalmentFor(course));
    expect(refused).toMatchObject({ status: 409, body: { code: 'instalments_unavailable' } });
  });

  it('is nothing without a bank, and no months that the bank has not agreed on', async () => {
    const world = await makeWorld();
    await save(world, { is_on: true, months: [4, 6, 24] });
    expect(await monthsOf(world)).toEqual([6]);
    world.app.config.tbank = null;
    expect(await monthsOf(world)).toEqual([]);
    expect(await questions(world)).not.toMatch(/рассрочк/i);
  });

  it('is not lent for less than banks lend', async () => {
    const world = await makeWorld();
    const cheap = await aCourse(world, { priceKopecks: 2_999_00 });
    const { body } = await world.visitor().call(instalmentsApi.create, instalmentFor(cheap));
    expect(body.code).toBe('instalments_unavailable');
  });
});

describeOnOneEngine('settings of instalments', (makeWorld) => {
  it('the list says whether applications can come', async () => {
    const world = await makeWorld();
    const support = await world.signedInAs('support');
    for (const is_on of [true, false]) {
      await save(world, { is_on, months: [6] });
      expect((await support.call(instalmentsPanelApi.list, {})).body.is_offered).toBe(is_on);
    }
  });

  it('what somebody else has saved is not overwritten unseen', async () => {
    const world = await makeWorld();
    const manager = await world.signedInAs('manager');
    const { body } = await manager.call(instalmentsPanelApi.showSettings, {});
    const change = { is_on: true, months: [6], version: body.version };
    expect((await manager.call(instalmentsPanelApi.saveSettings, change)).status).toBe(200);
    const late = { ...change, months: [12] };
    expect((await manager.call(instalmentsPanelApi.saveSettings, late)).status).toBe(409);
  });
});

async function monthsOf(world: World): Promise<number[]> {
  return (await world.visitor().call(instalmentsApi.offer, {})).body.months;
}

async function questions(world: World): Promise<string> {
  const { body } = await world.visitor('ru').call(contentApi.show, {});
  return JSON.stringify([body.questions, body.promises]).replaceAll('\u00a0', ' ');
}

async function save(world: World, change: { is_on: boolean; months: number[] }): Promise<void> {
  const manager = await world.signedInAs('manager');
  const { body } = await manager.call(instalmentsPanelApi.showSettings, {});
  await manager.call(instalmentsPanelApi.saveSettings, { ...change, version: body.version });
  await world.runJobs();
}
