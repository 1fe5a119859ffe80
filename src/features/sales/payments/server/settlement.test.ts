// Lane: alone.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { contextOf } from '#server/context.ts';
import { aCourse, buy, orderIn, startPurchase } from '#test/school.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { paymentsApi } from '../contract/payments.ts';
import { getProviderPayment } from './providers/yookassa.ts';
import { reconcilePayments } from './reconciliation.ts';
import { creditPayment, settlePayment } from './settlement.ts';
import { findPaymentByProviderId } from './store.ts';

const patience = { timeoutMs: 5_000 };

describeOnEngines('crediting a payment', (makeWorld) => {
  // spec: 499
  it('twenty at once through every door credit it once', async () => {
    const { world, student, purchase } = await paidButUntold(makeWorld);
    const payment = await paymentOf(world, purchase.payment_id);
    const { signal } = new AbortController();
    world.passTime(2 * 60_000);
    await Promise.all([
      ...Array.from({ length: 10 }, () => creditPayment(contextOf(world.app), payment, patience)),
      ...Array.from({ length: 5 }, () => tell(world, purchase.payment_id)),
      ...Array.from({ length: 3 }, () =>
        world.visitor().call(paymentsApi.status, { order_secret: purchase.order_secret }),
      ),
      ...Array.from({ length: 2 }, () => reconcilePayments(contextOf(world.app), signal)),
    ]);
    await expectCreditedOnce(world, student, purchase.order_id);
  });

  it('two processes at once credit it once', async () => {
    const { world, student, purchase } = await paidButUntold(makeWorld);
    const payment = await paymentOf(world, purchase.payment_id);
    const other = await anotherProcess(world, purchase.payment_id, 10);
    other.begin();
    await Promise.all(
      Array.from({ length: 10 }, () => creditPayment(contextOf(world.app), payment, patience)),
    );
    expect(await other.outcome).toContain('settled');
    await expectCreditedOnce(world, student, purchase.order_id);
  });

  it('a crediting that fails half-way leaves nothing behind, and the next one does all of it', async () => {
    const { world, student, purchase } = await paidButUntold(makeWorld);
    const { handle } = world.app.database;
    await sql`alter table enrolments rename to enrolments_away`.execute(handle);
    const status = (await tell(world, purchase.payment_id)).status;
    await sql`alter table enrolments_away rename to enrolments`.execute(handle);
    expect(status, 'so that the provider tells it again').toBe(500);
    expect(await orderIn(world, purchase.order_id)).toMatchObject({
      status: 'pending',
      paid_at: null,
      payments: [{ status: 'pending' }],
    });
    expect((await student.call(signInApi.me, {})).body.total_paid).toBe(0);
    expect((await tell(world, purchase.payment_id)).status).toBe(200);
    await expectCreditedOnce(world, student, purchase.order_id);
  });

  // spec: 499
  it('a notice repeated five times credits once', async () => {
    const { world, student, purchase } = await paidButUntold(makeWorld);
    for (let time = 0; time < 5; time += 1) expect((await tell(world, purchase.payment_id)).status).toBe(200);
    await expectCreditedOnce(world, student, purchase.order_id);
  });

  it('the waiting page credits before any notice comes', async () => {
    const { world, student, purchase } = await paidButUntold(makeWorld);
    const status = await world.visitor().call(paymentsApi.status, { order_secret: purchase.order_secret });
    expect(status.body.status).toBe('paid');
    await expectCreditedOnce(world, student, purchase.order_id);
  });

  it('the waiting page asks the provider at most every two seconds', async () => {
    const world = await makeWorld();
    world.yookassa.setWebhookUrl(null);
    const purchase = await startPurchase(world.visitor(), await aCourse(world));
    const ask = async () =>
      (await world.visitor().call(paymentsApi.status, { order_secret: purchase.order_secret })).body.status;
    expect(await ask()).toBe('pending');
    world.yookassa.pay(purchase.payment_id);
    expect(await ask()).toBe('pending');
    world.passTime(2_000);
    expect(await ask()).toBe('paid');
  });

  it('a payment that is not the one asked for is credited by nobody, and the history says why', async () => {
    const faults = [
      ['amount', (p: Told) => (p.amount = { value: '1.00', currency: 'RUB' })],
      ['currency', (p: Told) => (p.amount = { ...p.amount, currency: 'USD' })],
      ['order', (p: Told) => (p.metadata = { ...p.metadata, order_id: 'another' })],
      ['payment', (p: Told) => (p.metadata = { ...p.metadata, payment_id: 'another' })],
      ['shop', (p: Told) => (p.recipient = { ...p.recipient, account_id: 'another' })],
    ] as const;
    const world = await makeWorld();
    world.yookassa.setWebhookUrl(null);
    const course = await aCourse(world);
    for (const [problem, change] of faults) {
      const student = await world.signedInAs('user');
      const purchase = await startPurchase(student, course);
      world.yookassa.pay(purchase.payment_id);
      change(world.yookassa.ledger.payments.get(purchase.payment_id)!.payment);
      for (let time = 0; time < 2; time += 1)
        expect((await tell(world, purchase.payment_id)).status).toBe(200);
      const order = await orderIn(world, purchase.order_id);
      expect(order.status, problem).toBe('pending');
      expect(order.history.filter(({ reason }) => reason === `mismatch_${problem}`)).toHaveLength(1);
      expect((await student.call(learningApi.purchased, {})).body.courses).toEqual([]);
    }
  });

  it("a test payment buys nothing in a live shop, and does in the shop's test", async () => {
    const { world, purchase } = await paidButUntold(makeWorld);
    const settings = world.app.config.yookassa!;
    world.app.config.mode = 'live';
    const told = await getProviderPayment(settings, purchase.payment_id, patience);
    if (told.kind !== 'ok') throw new Error(told.kind);
    const { id } = await paymentOf(world, purchase.payment_id);
    world.app.config.yookassa = { ...settings, secretKey: 'live_key' };
    await settlePayment(contextOf(world.app), {
      settings: world.app.config.yookassa,
      paymentId: id,
      seen: told.payment,
    });
    expect((await orderIn(world, purchase.order_id)).status).toBe('pending');
    world.app.config.yookassa = settings;
    await settlePayment(contextOf(world.app), { settings, paymentId: id, seen: told.payment });
    expect((await orderIn(world, purchase.order_id)).status).toBe('paid');
  });

  it('money that comes after the order was given up still buys the course', async () => {
    const { world, student, purchase } = await paidButUntold(makeWorld);
    const payment = world.yookassa.ledger.payments.get(purchase.payment_id)!.payment;
    payment.status = 'canceled';
    payment.cancellation_details = { party: 'yoo_money', reason: 'expired_on_confirmation' };
    await tell(world, purchase.payment_id);
    expect((await orderIn(world, purchase.order_id)).status).toBe('expired');
    payment.status = 'succeeded';
    await tell(world, purchase.payment_id);
    const order = await expectCreditedOnce(world, student, purchase.order_id);
    expect(order.history.at(-1)).toMatchObject({
      from: 'expired',
      to: 'paid',
      reason: 'paid_although_expired',
    });
  });

  it('a paid order stays paid whatever the provider says later', async () => {
    const { world, student, purchase } = await paidButUntold(makeWorld);
    await tell(world, purchase.payment_id);
    const payment = world.yookassa.ledger.payments.get(purchase.payment_id)!.payment;
    for (const status of ['canceled', 'pending'] as const) {
      payment.status = status;
      expect((await tell(world, purchase.payment_id)).status).toBe(200);
    }
    await expectCreditedOnce(world, student, purchase.order_id);
  });

  it('a course bought in two tabs is owned once, and the second order says that a refund is due', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    const student = await world.signedInAs('user');
    const second = await startPurchase(student, course);
    await buy(world, student, course);
    world.yookassa.pay(second.payment_id);
    await world.yookassa.webhooksSettled();
    const order = await orderIn(world, second.order_id);
    expect(order.status).toBe('paid');
    expect(order.history.at(-1)?.reason).toBe('owned_already');
    expect((await student.call(learningApi.purchased, {})).body.courses).toHaveLength(1);
    expect((await student.call(signInApi.me, {})).body.total_paid).toBe(25000);
  });

  it('a loan paid out less its discount is the whole price', async () => {
    const world = await makeWorld();
    const purchase = await startPurchase(world.visitor(), await aCourse(world));
    world.yookassa.pay(purchase.payment_id, {
      loan: { option: 'installments_6', discountKopecks: 1_500_00 },
    });
    await world.yookassa.webhooksSettled();
    expect((await orderIn(world, purchase.order_id)).status).toBe('paid');
  });
});

interface Told {
  amount: { value: string; currency: string };
  metadata?: Record<string, string>;
  recipient: { account_id: string; gateway_id: string };
}

/** The buyer has paid; the provider's notice is lost. */
async function paidButUntold(makeWorld: () => Promise<World>) {
  const world = await makeWorld();
  world.yookassa.setWebhookUrl(null);
  const student = await world.signedInAs('user');
  const purchase = await startPurchase(student, await aCourse(world));
  world.yookassa.pay(purchase.payment_id);
  return { world, student, purchase };
}

function tell(world: World, id: string) {
  const payload = { type: 'notification', event: 'payment.succeeded', object: { id } };
  return world.visitor().request({ method: 'POST', url: '/api/payments/yookassa/webhook', payload });
}

async function paymentOf(world: World, providerPaymentId: string) {
  const payment = await findPaymentByProviderId(world.app.database.handle, providerPaymentId);
  if (!payment) throw new Error('no such payment');
  return payment;
}

/** One transition to paid, one course, the money counted once, one mail. */
async function expectCreditedOnce(world: World, student: Person, orderId: string) {
  const order = await orderIn(world, orderId);
  expect(order.status).toBe('paid');
  expect(order.history.filter(({ from, to }) => to === 'paid' && from !== 'paid')).toHaveLength(1);
  expect(order.history.filter(({ reason }) => reason === 'owned_already')).toEqual([]);
  expect((await student.call(learningApi.purchased, {})).body.courses).toHaveLength(1);
  expect((await student.call(signInApi.me, {})).body.total_paid).toBe(12500);
  await world.runJobs();
  expect(world.mail.messages().filter((mail) => mail.subject.startsWith('Курс ваш: «'))).toHaveLength(1);
  return order;
}

async function anotherProcess(world: World, paymentId: string, times: number) {
  const { url, shopId, secretKey } = world.app.config.yookassa!;
  const script = join(import.meta.dirname, '../../../../../test/programs/credit.ts');
  const child = spawn(
    process.execPath,
    [script, world.databaseAt, paymentId, String(times), world.app.now().toISOString()],
    {
      env: { YOOKASSA_URL: url, YOOKASSA_SHOP_ID: shopId, YOOKASSA_SECRET_KEY: secretKey },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  let said = '';
  child.stdout.setEncoding('utf8');
  const ready = new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`the other process ended early: ${said}`)));
    child.stdout.on('data', (text: string) => {
      said += text;
      if (said.startsWith('ready')) resolve();
    });
  });
  await ready;
  return { begin: () => child.stdin.write('go\n'), outcome: once(child, 'exit').then(() => said) };
}
