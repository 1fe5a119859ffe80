import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';
import { startYookassa, type Yookassa, type YookassaOptions } from './server.ts';

const SHOP = { shopId: '100500', secretKey: 'test_secret' };
export const AUTHORIZATION = `Basic ${Buffer.from(`${SHOP.shopId}:${SHOP.secretKey}`).toString('base64')}`;
export const ORDER = {
  amount: { value: '4990.00', currency: 'RUB' },
  capture: true,
  description: 'Заказ 1042',
  metadata: { order_id: '1042' },
  confirmation: { type: 'redirect', return_url: 'https://podium.test/orders/1042' },
};
export const RECEIPT = {
  customer: { email: 'maria@example.com' },
  items: [
    {
      description: 'Курс',
      quantity: 1,
      amount: { value: '4990.00', currency: 'RUB' },
      vat_code: 1,
      measure: 'piece',
    },
  ],
};

export const cleanups: Array<() => unknown> = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

export async function aShop(options: Partial<YookassaOptions> = {}): Promise<Yookassa> {
  const yookassa = await startYookassa({ ...SHOP, retryDelaysMs: [3_600_000], ...options });
  cleanups.push(() => yookassa.close());
  return yookassa;
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the wire carries
export type Body = Record<string, any>;
export type Reply = { status: number; body: Body };

export async function post(
  shop: Yookassa,
  path: string,
  body: unknown,
  key: string = randomUUID(),
): Promise<Reply> {
  const headers = {
    Authorization: AUTHORIZATION,
    'Content-Type': 'application/json',
    'Idempotence-Key': key,
  };
  const response = await fetch(`${shop.url}/v3${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Body };
}

export async function get(shop: Yookassa, path: string, authorization = AUTHORIZATION): Promise<Reply> {
  const response = await fetch(`${shop.url}/v3${path}`, { headers: { Authorization: authorization } });
  return { status: response.status, body: (await response.json()) as Body };
}

export async function aPayment(shop: Yookassa, change: Body = {}): Promise<Body> {
  return (await post(shop, '/payments', { ...ORDER, ...change })).body;
}

/** A shop's notification endpoint: records what came and answers as told. */
export async function aListener(answer: () => number = () => 200) {
  const received: Body[] = [];
  const server: Server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    received.push(JSON.parse(text) as Body);
    response.writeHead(answer()).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => server.close());
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

export function submit(address: string, fields: Record<string, string>): Promise<Response> {
  return fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}
