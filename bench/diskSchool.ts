/** A school on a disk under our control (`cutDisk.ts`), and what people do there. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { paymentsApi } from '#features/sales/payments/contract/payments.ts';
import { type ServerProcess, startProduct } from '#test/product.ts';
import type { CutDisk } from './cutDisk.ts';
import { call } from './product.ts';

/** Safeguard that the product can be made to skip, as a control. */
export type Care = 'reopening' | 'ending' | 'uploads' | 'pausing' | 'checkpoints';

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
  const answer = await call(strangerAt(url), paymentsApi.create, {
    amount: 4000,
    currency: 'RUB',
    description: 'Оплата курса',
    course_type: 'basic',
    email: `${randomUUID()}@example.com`,
    name: 'Вера',
    privacy_consent: true,
    offer_consent: true,
  });
  return answer.order_secret;
}

export function isKnown(url: string, order_secret: string): Promise<boolean> {
  return call(strangerAt(url), paymentsApi.status, { order_secret }).then(
    () => true,
    () => false,
  );
}

/** Null when nobody answers. */
export async function statusOf(url: string, path: string, token?: string): Promise<number | null> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const asked = fetch(url + path, { headers, signal: AbortSignal.timeout(10_000) });
  return asked.then(
    ({ status }) => status,
    () => null,
  );
}

let callers = 0;

/** Each with an address of its own, or the limits would answer in place of the disk. */
function strangerAt(url: string) {
  callers++;
  return { url, from: `10.${callers >> 8}.${callers & 255}.1` };
}
