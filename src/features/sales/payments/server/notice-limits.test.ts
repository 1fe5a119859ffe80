/** Limits on notices that make the school ask the provider. */
import { randomUUID } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { contextOf } from '#server/context.ts';
import { minute } from '#shared/dates.ts';
import { aCourse, orderIn, purchaseOf, startPurchase } from '#test/school.ts';
import { describeOnEngines, makeWorld as makeAnyWorld, type World } from '#test/world.ts';
import { paymentsApi } from '../contract/payments.ts';
import { reconcilePayments } from './reconciliation.ts';

const url = '/api/payments/yookassa/webhook';

afterEach(() => {
  vi.restoreAllMocks();
});

describeOnEngines('a flood of notices', (makeWorld) => {
  it('about invented payments makes a few questions, from however many addresses, and closes no till', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    world.yookassa.setFaults({ tooManyRequests: 10_000, only: 'GET' });
    const asked = questionsTo(world);
    const answers: Awaited<ReturnType<typeof tell>>[] = [];
    for (let wave = 0; wave < 8; wave++) {
      const invented = () =>
        tell(world, { id: randomUUID(), remoteAddress: `127.9.${randomByte()}.${randomByte()}` });
      answers.push(...(await Promise.all(Array.from({ length: 15 }, invented))));
    }
    expect(asked()).toBeLessThanOrEqual(30);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([429, 503]));
    const told = answers.find(({ status }) => status === 429)!;
    expect(Number(told.headers['retry-after'])).toBeGreaterThan(0);
    const bought = await world.visitor().call(paymentsApi.create, purchaseOf(course));
    expect(bought.status, 'honest buyers go on').toBe(200);
  });

  it('from one address is held back, and what it kept out is found by reconciliation', async () => {
    const world = await makeWorld();
    const purchase = await startPurchase(world.visitor(), await aCourse(world));
    await world.yookassa.holdWebhooks(true);
    const at = world.app.now().getTime();
    world.app.now = () => new Date(at);
    const asked = questionsTo(world);
    const flood = Array.from({ length: 400 }, () =>
      tell(world, { id: purchase.payment_id, remoteAddress: '127.9.9.9' }),
    );
    const refused = (await Promise.all(flood)).filter(({ status }) => status === 429);
    expect(refused).toHaveLength(250);
    expect(asked()).toBeLessThanOrEqual(150);

    world.yookassa.pay(purchase.payment_id);
    expect(
      (await tell(world, { id: purchase.payment_id, remoteAddress: '127.9.9.9' })).status,
      'to be told again',
    ).toBe(429);
    world.app.now = () => new Date(at + minute);
    await reconcilePayments(contextOf(world.app), new AbortController().signal);
    expect((await orderIn(world, purchase.order_id)).status).toBe('paid');
  });
});

it("notices come from the provider's networks alone, as the trusted proxy saw them", async () => {
  const config = { YOOKASSA_NETWORKS: '185.71.76.0/27, 2a02:5180::/32', TRUST_PROXY: '127.0.0.1' };
  const world = await makeAnyWorld('sqlite', { config });
  try {
    const purchase = await startPurchase(world.visitor(), await aCourse(world));
    const asked = questionsTo(world);
    const from = async (remoteAddress: string, seen?: string) =>
      (await tell(world, { id: purchase.payment_id, remoteAddress, seen })).status;
    expect([await from('127.0.0.1'), await from('127.0.0.1', '185.71.76.32')]).toEqual([403, 403]);
    expect(await from('127.0.0.2', '185.71.76.5'), 'whose word counts nothing').toBe(403);
    expect(asked()).toBe(0);
    expect([await from('127.0.0.1', '185.71.76.5'), await from('2a02:5180::7')]).toEqual([200, 200]);
    expect(await from('::ffff:185.71.76.31')).toBe(200);
  } finally {
    await world.dispose();
  }
});

function tell(
  world: World,
  { id, remoteAddress, seen }: { id: string; remoteAddress: string; seen?: string },
) {
  const payload = { type: 'notification', event: 'payment.succeeded', object: { id } };
  const headers = seen ? { 'x-forwarded-for': seen } : {};
  return world.visitor().request({ method: 'POST', url, payload, remoteAddress, headers });
}

/** Counts questions to the provider from now on. */
function questionsTo(world: World): () => number {
  const fetched = vi.spyOn(globalThis, 'fetch');
  return () => fetched.mock.calls.filter(([to]) => String(to).startsWith(world.yookassa.url)).length;
}

function randomByte(): number {
  return 1 + Math.floor(Math.random() * 250);
}
