/** A school on a disk under our control (`cutDisk.ts`), and calls that people make there. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { demoPassword } from '#server/demoDefaults.ts';
import { type ServerProcess, startProduct } from '#test/product.ts';
import type { CutDisk } from './cutDisk.ts';

/** Safeguard that the product can be made to skip, as a control. */
export type Care = 'reopening' | 'ending' | 'uploads' | 'refusals' | 'pausing' | 'checkpoints';

export async function open(
  disk: CutDisk,
  without: Care | null,
): Promise<{ url: string; process: ServerProcess }> {
  const careless = ['--import', join(import.meta.dirname, 'programs/careless.ts')];
  const process = startProduct(
    {
      PORT: '0',
      DATA_DIR: join(disk.folder, 'data'),
      LOG_LEVEL: 'silent',
      TRUST_PROXY: 'true',
      ...(without && { PODIUM_CARELESS: without }),
    },
    { flags: without ? careless : [] },
  );
  return { url: (await process.ready).url, process };
}

/**
 * A visitor presses "buy" and is sent to the provider. @returns the order's secret, as the product has
 * acknowledged it
 */
export async function buy(url: string): Promise<string> {
  const visitor = `${randomUUID()}@example.com`;
  const answer = await call<{ order_secret: string }>(url, 'POST', '/api/create_payment', {
    amount: 4000,
    currency: 'RUB',
    description: 'Оплата курса',
    course_type: 'basic',
    email: visitor,
    name: 'Вера',
    privacy_consent: true,
    offer_consent: true,
  });
  return answer.order_secret;
}

export async function isKnown(url: string, orderSecret: string): Promise<boolean> {
  return call(url, 'POST', '/api/orders/status', { order_secret: orderSecret }).then(
    () => true,
    () => false,
  );
}

export async function signIn(url: string, email: string, staff = false): Promise<string> {
  const body = { email, password: demoPassword, staff };
  return (await call<{ access_token: string }>(url, 'POST', '/api/login', body)).access_token;
}

/** Null when nobody answers. */
export async function statusOf(url: string, path: string): Promise<number | null> {
  return status(url, 'GET', path).catch(() => null);
}

export async function status(url: string, method: string, path: string, token?: string): Promise<number> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  return (await fetch(url + path, { method, headers, signal: AbortSignal.timeout(10_000) })).status;
}

let callers = 0;

/** Calls from its own address. @throws with the status and the body, where it is not 200 */
export async function call<T>(
  url: string,
  method: string,
  path: string,
  body: unknown,
  token?: string,
): Promise<T> {
  callers++;
  const answer = await fetch(url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${callers >> 8}.${callers & 255}.1`,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const said = await answer.text();
  if (answer.status !== 200) throw new Error(`${answer.status} ${said}`);
  return JSON.parse(said) as T;
}
