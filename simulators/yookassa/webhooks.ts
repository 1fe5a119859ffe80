import { randomUUID } from 'node:crypto';
import { createDeliverer, type Deliverer } from './deliverer.ts';
import type { Ledger } from './ledger.ts';
import type { DeliveryRecord, DeliveryState } from './model.ts';

export const DEFAULT_RETRY_DELAYS_MS: readonly number[] = [1_000, 5_000, 10_000, 30_000, 60_000, 300_000];

export type ReleaseOrder = { reverse?: boolean; times?: number };
export type WebhookOptions = {
  ledger: Ledger;
  now: () => Date;
  url: string | null;
  retryDelaysMs: readonly number[];
};
export type Webhooks = {
  notify(event: string, object: { id: string }): void;
  /** Where notifications go; what waited for an address is sent at once. */
  setUrl(url: string | null): void;
  url(): string | null;
  /** While held, notifications pile up; letting go sends them in order. */
  hold(isHeld: boolean): Promise<void>;
  isHolding(): boolean;
  /** Sends what is held, one after another, each so many times. */
  release(order?: ReleaseOrder): Promise<void>;
  /** Every first attempt waits so long. */
  delay(ms: number): void;
  delayMs(): number;
  /** Sends a notification again, as it was, however it ended. */
  repeat(deliveryId: string, times?: number): Promise<void>;
  /** Posts any body once, past the ledger. @returns the HTTP status, or the network's error code */
  sendOnce(body: string): Promise<string>;
  /** Makes the next attempt of everything refused so far, without waiting for its time. */
  retryNow(): Promise<void>;
  /** Resolves when no attempt is under way; the pause before a next attempt is not waited for. */
  settled(): Promise<void>;
  stop(): void;
};

/** The shop's notifications, and the tricks a network plays on them: late, twice, in another order. */
export function createWebhooks(options: WebhookOptions): Webhooks {
  const { ledger } = options;
  const state = { url: options.url, isHeld: false, delayMs: 0 };
  const deliverer = createDeliverer({ ...options, url: () => state.url });
  const release = (order: ReleaseOrder = {}) => releaseHeld(ledger, deliverer, order);
  const resume = () => {
    for (const record of inState(ledger, 'waiting')) deliverer.plan(record, 0);
  };
  resume();
  return {
    notify(event, object) {
      const record = newDelivery(event, object, options.now(), state.isHeld);
      ledger.save('deliveries', record);
      if (!state.isHeld) deliverer.plan(record, state.delayMs);
    },
    setUrl(url) {
      state.url = url;
      resume();
    },
    url: () => state.url,
    async hold(isHeld) {
      state.isHeld = isHeld;
      if (!isHeld) await release();
    },
    isHolding: () => state.isHeld,
    release,
    delay(ms) {
      state.delayMs = ms;
    },
    delayMs: () => state.delayMs,
    async repeat(deliveryId, times = 1) {
      const record = ledger.deliveries.get(deliveryId);
      if (record) await sendTimes(deliverer, record, times);
    },
    sendOnce: (body) => deliverer.post(body),
    async retryNow() {
      await Promise.all(inState(ledger, 'waiting').map((record) => deliverer.attemptOnce(record)));
    },
    settled: deliverer.idle,
    stop: deliverer.stop,
  };
}

async function releaseHeld(
  ledger: Ledger,
  deliverer: Deliverer,
  { reverse = false, times = 1 }: ReleaseOrder,
): Promise<void> {
  const held = inState(ledger, 'held');
  for (const record of reverse ? held.reverse() : held) {
    record.state = 'waiting';
    ledger.save('deliveries', record);
    await sendTimes(deliverer, record, times);
  }
}

async function sendTimes(deliverer: Deliverer, record: DeliveryRecord, times: number): Promise<void> {
  for (let sent = 0; sent < times; sent += 1) await deliverer.attempt(record);
}

function inState(ledger: Ledger, state: DeliveryState): DeliveryRecord[] {
  return [...ledger.deliveries.values()].filter((record) => record.state === state);
}

function newDelivery(event: string, object: { id: string }, now: Date, isHeld: boolean): DeliveryRecord {
  return {
    id: randomUUID(),
    event,
    objectId: object.id,
    body: JSON.stringify({ type: 'notification', event, object }),
    createdAt: now.toISOString(),
    state: isHeld ? 'held' : 'waiting',
    attempts: 0,
    lastAnswer: null,
  };
}
