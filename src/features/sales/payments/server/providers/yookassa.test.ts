import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startYookassa, type Yookassa } from '#simulators/yookassa/server.ts';
import { timeLimits, type YookassaSettings } from './calls.ts';
import { createProviderPayment, getProviderPayment, isProviderPage } from './yookassa.ts';

const body = JSON.stringify({
  amount: { value: '12500.00', currency: 'RUB' },
  capture: true,
  confirmation: { type: 'redirect', return_url: 'https://school.example/' },
  metadata: { order_id: 'o', payment_id: 'p' },
});
const patience = { timeoutMs: 2_000 };

describe('the YooKassa adapter', () => {
  let yookassa: Yookassa;
  let settings: YookassaSettings;

  beforeAll(async () => {
    yookassa = await startYookassa({ shopId: '100500', secretKey: 'test_key' });
    settings = {
      url: `${yookassa.url}/v3`,
      shopId: '100500',
      secretKey: 'test_key',
      vatCode: 1,
      taxSystem: 2,
    };
  });
  afterAll(() => yookassa.close());

  // spec: 45
  it('creates a payment and reads it again', async () => {
    const created = await createProviderPayment(settings, {
      body,
      idempotenceKey: 'key-1',
      options: patience,
    });
    expect(created).toMatchObject({
      kind: 'ok',
      payment: {
        status: 'pending',
        amountKopecks: 12_500_00,
        currency: 'RUB',
        shopId: '100500',
        isTest: true,
      },
    });
    const id = created.kind === 'ok' ? created.payment.id : '';
    expect(await getProviderPayment(settings, id, patience)).toEqual(created);
    const repeated = await createProviderPayment(settings, {
      body,
      idempotenceKey: 'key-1',
      options: patience,
    });
    expect(repeated).toEqual(created);
  });

  it.each([
    ['wrong credentials', () => ({ ...settings, secretKey: 'other' }), body, 401, 'invalid_credentials'],
    ['a bad request', () => settings, body.replace('12500.00', '0.00'), 400, 'invalid_request'],
  ])('%s is a refusal', async (_title, used, text, status, code) => {
    const result = await createProviderPayment(used(), {
      body: text,
      idempotenceKey: `key-${code}`,
      options: patience,
    });
    expect(result).toMatchObject({ kind: 'refused', status, code });
  });

  it('an unknown payment is a refusal with 404', async () => {
    expect(await getProviderPayment(settings, 'nothing', patience)).toMatchObject({
      kind: 'refused',
      status: 404,
    });
  });

  it.each([
    ['failBeforeCommit', 'HTTP 500'],
    ['failAfterCommit', 'HTTP 500'],
    ['legacyProcessing', 'HTTP 202'],
    ['htmlInsteadOfJson', 'the answer is something else'],
    ['cutConnection', /./],
  ] as const)('%s leaves the outcome unknown', async (fault, reason) => {
    yookassa.setFaults({ [fault]: 1 });
    const result = await createProviderPayment(settings, {
      body,
      idempotenceKey: `key-${fault}`,
      options: patience,
    });
    expect(result).toMatchObject({ kind: 'unknown', reason: expect.stringMatching(reason) });
    yookassa.clearFaults();
    expect(
      await createProviderPayment(settings, { body, idempotenceKey: `key-${fault}`, options: patience }),
    ).toMatchObject({
      kind: 'ok',
    });
  });

  it('a slow answer and an unreachable provider are unknown, in time', async () => {
    yookassa.setFaults({ slowMs: 60_000 });
    const result = await createProviderPayment(settings, {
      body,
      idempotenceKey: 'key-slow',
      options: { timeoutMs: 50 },
    });
    expect(result).toEqual({ kind: 'unknown', reason: 'TimeoutError' });
    yookassa.clearFaults();
    const nowhere = { ...settings, url: 'http://127.0.0.1:1/v3' };
    expect(
      await createProviderPayment(nowhere, { body, idempotenceKey: 'key-gone', options: patience }),
    ).toMatchObject({
      kind: 'unknown',
    });
    expect(timeLimits).toEqual({ interactiveMs: 7_500, backgroundMs: 35_000 });
  });

  it('buyers are sent to the provider only', () => {
    const live = { ...settings, url: 'https://api.yookassa.ru/v3' };
    const good = ['https://yoomoney.ru/checkout/payments/v2/contract?orderId=1', 'https://3ds.yookassa.ru/x'];
    for (const url of good) expect(isProviderPage(live, url), url).toBe(true);
    const bad = [
      'http://yoomoney.ru/',
      'https://yoomoney.ru.evil.example/',
      'https://evilyoomoney.ru/',
      'https://yoomoney.ru@evil.example/',
      'javascript:alert(1)',
      'https://yoomoney.ru:8443/',
      '//yoomoney.ru/',
      yookassa.url,
      '',
    ];
    for (const url of bad) expect(isProviderPage(live, url), url).toBe(false);
    expect(isProviderPage(settings, `${yookassa.url}/checkout`)).toBe(true);
    expect(isProviderPage(settings, `http://localhost:${yookassa.port}/checkout`)).toBe(true);
    expect(isProviderPage(settings, 'http://127.0.0.1:1/checkout')).toBe(false);
    expect(isProviderPage(settings, `http://evil.example:${yookassa.port}/`)).toBe(false);
  });
});
