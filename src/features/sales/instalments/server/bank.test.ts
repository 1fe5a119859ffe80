// Races.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paymentsApi } from '#features/sales/payments/contract/payments.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { contextOf } from '#server/context.ts';
import { hour, minute } from '#shared/dates.ts';
import { apply, atBank, instalmentFor, lookAfter } from '#test/instalments.ts';
import { postTogether } from '#test/requests.ts';
import { fingerprint, rows } from '#test/rows.ts';
import { aCourse, orderIn, purchaseOf } from '#test/school.ts';
import { describeOnEngines, describeOnOneEngine, type World } from '#test/world.ts';
import { instalmentsApi } from '../contract/instalments.ts';
import { lookAfterInstalments } from './lookAfterInstalments.ts';
import { askBank } from './settleInstalment.ts';
import { findInstalment } from './store.ts';

const webhook = '/api/installments/tbank/webhook';
/** Calls that fail: more than are made within an hour. */
const many = 10_000;

describeOnEngines('a bank that does not answer', (makeWorld) => {
  // spec: 513, 360
  it('loses no application: the visitor is told, and it is sent when the bank is back', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    world.tbank.setFaults({ isDown: true });
    const instalment = await apply(world, world.visitor(), course);
    expect(instalment).toMatchObject({ state: 'new', link: null });
    await lookAfter(world, hour);
    expect(world.tbank.applications()).toEqual([]);
    world.tbank.clearFaults();
    await lookAfter(world, 2 * minute);
    const { payment_reference } = instalment;
    const { body } = await world.visitor().call(instalmentsApi.status, { payment_reference });
    expect(body).toMatchObject({ state: 'sent', link: expect.stringContaining('/form/') });
    expect(world.mail.messages().map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('Банк снова на связи'),
    );
    await atBank(world, instalment.id, 'approve', 'sign');
    expect((await orderIn(world, instalment.orderId)).status).toBe('paid');
  });

  it.each([
    ['fails after it has taken the application', { failAfter: 1 }],
    ['answers a page', { htmlInsteadOfJson: 1 }],
    ['cuts the line', { cut: 1 }],
    ['has too many requests', { tooManyRequests: 1 }],
    ['fails', { failBefore: 1 }],
  ])('gets one application where it %s', async (_how, faults) => {
    const world = await makeWorld();
    world.tbank.setFaults(faults);
    const instalment = await apply(world, world.visitor(), await aCourse(world));
    expect(instalment.state).toBe('new');
    await lookAfter(world, minute);
    expect(world.tbank.applications()).toHaveLength(1);
    await atBank(world, instalment.id, 'approve', 'sign');
    expect((await orderIn(world, instalment.orderId)).status).toBe('paid');
  });

  it.each([
    ['is down', { isDown: true }],
    ['fails', { failBefore: many }],
    ['fails after it has taken the application', { failAfter: many }],
    ['answers a page', { htmlInsteadOfJson: many }],
    ['has too many requests', { tooManyRequests: many }],
    ['cuts the line', { cut: many }],
  ])(
    'for an hour, because it %s: one application, and two minutes later all is well',
    async (_how, faults) => {
      const world = await makeWorld();
      const course = await aCourse(world);
      world.tbank.setFaults(faults);
      const instalment = await apply(world, world.visitor(), course);
      expect(instalment).toMatchObject({ state: 'new', link: null });
      for (let minutes = 0; minutes < 60; minutes += 10) await lookAfter(world, 10 * minute);
      expect((await world.visitor().call(paymentsApi.create, purchaseOf(course))).status).toBe(200);
      world.tbank.clearFaults();
      await lookAfter(world, 2 * minute);
      expect(world.tbank.applications().map(({ status }) => status)).toEqual(['new']);
      const { payment_reference } = instalment;
      const { body } = await world.visitor().call(instalmentsApi.status, { payment_reference });
      expect(body.state).toBe('sent');
      await atBank(world, instalment.id, 'approve', 'sign');
      expect(await rows(world, `select id from orders where status = 'paid'`)).toHaveLength(1);
    },
  );

  it('three times is left alone; the others wait for the next run', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    world.tbank.setFaults({ isDown: true });
    for (let n = 0; n < 5; n++) await apply(world, world.visitor(), course);
    world.tbank.clearFaults();
    world.tbank.setFaults({ failBefore: 3 });
    await lookAfter(world, hour);
    expect(world.tbank.applications()).toEqual([]);
    await lookAfter(world, hour);
    expect(world.tbank.applications()).toHaveLength(5);
  });

  // spec: 513
  it('whose webhooks get lost is asked', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user');
    const instalment = await apply(world, student, await aCourse(world));
    world.tbank.loseWebhooks(true);
    world.tbank.take(instalment.id, 'approve', 'sign');
    await lookAfter(world, hour);
    expect((await student.call(learningApi.purchased, {})).body.courses).toHaveLength(1);
  });

  it('that refuses the request itself leaves the application to staff', async () => {
    const world = await makeWorld();
    world.app.config.tbank = { ...world.app.config.tbank!, shopId: 'another' };
    const instalment = await apply(world, world.visitor(), await aCourse(world));
    expect(instalment).toMatchObject({ state: 'failed', link: null });
    expect((await orderIn(world, instalment.orderId)).status).toBe('new');
  });
});

describeOnEngines("the bank's webhooks", (makeWorld) => {
  it('twenty at once, the schedule and a waiting page open the course once', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user');
    const instalment = await apply(world, student, await aCourse(world));
    world.tbank.holdWebhooks(true);
    world.tbank.take(instalment.id, 'approve', 'sign');
    const body = { id: instalment.id, status: 'signed' };
    const row = (await findInstalment(world.app.database.handle, instalment.id))!;
    world.passTime(2 * minute);
    const { payment_reference } = instalment;
    const ctx = contextOf(world.app);
    const answers = await Promise.all([
      postTogether(world.app.config.appUrl, Array(20).fill({ path: webhook, body })),
      ...Array.from({ length: 5 }, () => askBank(ctx, row, { timeoutMs: 5_000 })),
      world.visitor().call(instalmentsApi.status, { payment_reference }),
      lookAfterInstalments(ctx, new AbortController().signal),
    ]);
    expect(answers[0].map(({ status }) => status)).toEqual(Array(20).fill(200));
    await world.runJobs();
    expect(await rows(world, 'select id from enrolments')).toHaveLength(1);
    expect((await student.call(learningApi.purchased, {})).body.courses).toHaveLength(1);
    const paid = (await orderIn(world, instalment.orderId)).history.filter(({ to }) => to === 'paid');
    expect(paid).toHaveLength(1);
    const mails = world.mail.messages().filter(({ subject }) => subject.startsWith('Курс ваш: «'));
    expect(mails).toHaveLength(1);
  });

  // spec: 513
  it('are not believed: a forged one changes nothing', async () => {
    const world = await makeWorld();
    const instalment = await apply(world, world.visitor(), await aCourse(world));
    await world.runJobs();
    const url = world.app.config.appUrl + webhook;
    const before = await stable(world);
    for (const change of [
      { status: 'signed', committed: true },
      { status: 'canceled' },
      { status: 'approved', chosen_bank: 'Чужой' },
      { order_amount: 1 },
    ])
      expect(await world.tbank.sendForged(url, change, instalment.id)).toBe('200');
    for (const id of ['00000000-0000-4000-8000-000000000000', 'x', `${instalment.id}0`])
      expect(await world.tbank.sendForged(url, { id, status: 'signed' })).toBe('200');
    expect(await stable(world)).toEqual(before);
  });

  it('about an application of another sum or a test credit nothing', async () => {
    const world = await makeWorld();
    const instalment = await apply(world, world.visitor(), await aCourse(world));
    world.tbank.application(instalment.id).sumKopecks = 1_00;
    await atBank(world, instalment.id, 'approve', 'sign');
    expect((await orderIn(world, instalment.orderId)).status).toBe('pending');
    expect(await rows(world, 'select id from enrolments')).toEqual([]);
  });

  it('are repeated by the bank while we cannot ask it', async () => {
    const world = await makeWorld();
    const instalment = await apply(world, world.visitor(), await aCourse(world));
    world.tbank.setFaults({ isDown: true });
    const answer = await world
      .visitor()
      .request({ method: 'POST', url: webhook, payload: { id: instalment.id, status: 'approved' } });
    expect(answer.status).toBe(503);
  });
});

describeOnOneEngine("the bank's webhooks", (makeWorld) => {
  it('malformed ones are refused, and no bytes make them fail', async () => {
    const world = await makeWorld();
    for (const payload of [
      '',
      '{',
      'null',
      '[]',
      '{}',
      '{"id":1}',
      '{"id":""}',
      `{"id":"${'x'.repeat(65)}"}`,
    ])
      expect(await send(world, payload), payload).toBe(400);
    const body = fc.oneof(fc.string({ unit: 'binary' }), fc.json());
    await fc.assert(
      fc.asyncProperty(body, async (payload) => {
        expect(await send(world, payload)).toBeLessThan(500);
      }),
      { numRuns: 40 },
    );
  });

  it('from elsewhere are refused', async () => {
    const world = await makeWorld({ config: { TBANK_NETWORKS: '192.0.2.0/24' } });
    expect(await send(world, '{"id":"x"}')).toBe(403);
  });
});

describeOnOneEngine('the form at the bank', (makeWorld) => {
  // spec: 513
  it('is opened on the pages of the bank alone, whatever it answers', async () => {
    const world = await makeWorld();
    world.tbank.setPublicUrl('https://evil.example');
    const { body } = await world.visitor().call(instalmentsApi.create, instalmentFor(await aCourse(world)));
    expect(body).toMatchObject({ state: 'new', link: null });
  });
});

async function send(world: World, payload: string): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  return (await world.visitor().request({ method: 'POST', url: webhook, payload, headers })).status;
}

/** The whole database except the time of the last question to the bank. */
async function stable(world: World): Promise<string> {
  await rows(world, 'update instalments set next_check_at = created_at');
  return fingerprint(world);
}
