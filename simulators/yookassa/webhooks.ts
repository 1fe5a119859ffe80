import { randomUUID } from 'node:crypto';
import { createDeliverer, type Deliverer } from './deliverer.ts';
import type { Ledger } from './ledger.ts';
import type { Attempt, DeliveryRecord, DeliveryState } from './model.ts';

export const DEFAULT_RETRY_DELAYS_MS: readonly number[] = [1_000, 5_000, 10_000, 30_000, 60_000, 300_000];

export type ReleaseOrder = { reverse?: boolean; times?: number };
export type WebhookOptions = {
  ledger: Ledger;
  now: () => Date;
  url: string | null;
  retryDelaysMs: readonly number[];
};
export type Forged = Attempt & { body: string };
export type Webhooks = {
  notify(event: string, object: Told): void;
  /** Sets where notifications go; those that waited for an address are sent at once. */
  setUrl(url: string | null): void;
  url(): string | null;
  /** While held, notifications queue up; releasing sends them in order. */
  hold(isHeld: boolean): Promise<void>;
  isHolding(): boolean;
  /** Sends the held notifications one after another, each the given number of times. */
  release(order?: ReleaseOrder): Promise<void>;
  /** Delays every first attempt by this time. */
  delay(ms: number): void;
  delayMs(): number;
  /** Holds or releases the notifications of one payment. */
  holdFor(paymentId: string, isHeld: boolean): Promise<void>;
  delayFor(paymentId: string, ms: number): void;
  releaseFor(paymentId: string, order?: ReleaseOrder): Promise<void>;
  /** Marks a notification as lost on the way: it is never sent by itself. */
  drop(deliveryId: string): void;
  /** Sends a notification again as it was, whatever its outcome; a held one for the first time. */
  repeat(deliveryId: string, times?: number): Promise<void>;
  /** Posts any body once, outside the ledger. @returns the HTTP status, or the network error code */
  sendOnce(body: string): Promise<string>;
  /** Bodies posted outside the ledger, newest first. */
  forgeries(): readonly Forged[];
  /** Makes the next attempt for everything refused so far, without waiting for its time. */
  retryNow(): Promise<void>;
  /** Resolves when no attempt is under way; the pause before a next attempt is not waited for. */
  settled(): Promise<void>;
  stop(): void;
};

/** The shop's notifications, and what a network may do to them: delay, duplicate, reorder, lose. */
export function createWebhooks(options: WebhookOptions): Webhooks {
  const { ledger } = options;
  const state = { url: options.url, isHeld: false, delayMs: 0, forgeries: [] as Forged[] };
  const deliverer = createDeliverer({ ...options, url: () => state.url });
  const resume = () => {
    for (const record of inState(ledger, 'waiting')) deliverer.plan(record, 0);
  };
  resume();
  return {
    notify(event, object) {
      const own = ledger.payments.get(paymentOf(object))?.notices;
      const isHeld = state.isHeld || own?.isHeld === true;
      const record = newDelivery(event, object, options.now(), isHeld);
      ledger.save('deliveries', record);
      if (!isHeld) deliverer.plan(record, own?.delayMs || state.delayMs);
    },
    setUrl(url) {
      state.url = url;
      resume();
    },
    url: () => state.url,
    async hold(isHeld) {
      state.isHeld = isHeld;
      if (!isHeld) await sendHeld(ledger, deliverer);
    },
    isHolding: () => state.isHeld,
    release: (order) => sendHeld(ledger, deliverer, order),
    delay(ms) {
      state.delayMs = ms;
    },
    delayMs: () => state.delayMs,
    ...ofOnePayment(ledger, deliverer),
    async repeat(deliveryId, times = 1) {
      const record = ledger.deliveries.get(deliveryId);
      if (record) await sendTimes(deliverer, record, times);
    },
    async sendOnce(body) {
      const answer = await deliverer.post(body);
      state.forgeries = [{ at: options.now().toISOString(), body, ...answer }, ...state.forgeries].slice(
        0,
        50,
      );
      return answer.status;
    },
    forgeries: () => state.forgeries,
    async retryNow() {
      await Promise.all(inState(ledger, 'waiting').map((record) => deliverer.attemptOnce(record)));
    },
    settled: deliverer.idle,
    stop: deliverer.stop,
  };
}

function ofOnePayment(ledger: Ledger, deliverer: Deliverer) {
  const change = (paymentId: string, changes: Partial<{ isHeld: boolean; delayMs: number }>) => {
    const record = ledger.payments.get(paymentId);
    if (!record) return;
    record.notices = { isHeld: false, delayMs: 0, ...record.notices, ...changes };
    ledger.save('payments', record);
  };
  return {
    async holdFor(paymentId: string, isHeld: boolean) {
      change(paymentId, { isHeld });
      if (!isHeld) await sendHeld(ledger, deliverer, {}, paymentId);
    },
    delayFor: (paymentId: string, ms: number) => change(paymentId, { delayMs: ms }),
    releaseFor: (paymentId: string, order?: ReleaseOrder) => sendHeld(ledger, deliverer, order, paymentId),
    drop(deliveryId: string) {
      const record = ledger.deliveries.get(deliveryId);
      if (!record || record.state === 'delivered') return;
      record.state = 'dropped';
      deliverer.forget(record);
      ledger.save('deliveries', record);
    },
  };
}

async function sendHeld(
  ledger: Ledger,
  deliverer: Deliverer,
  { reverse = false, times = 1 }: ReleaseOrder = {},
  paymentId?: string,
): Promise<void> {
  const held = inState(ledger, 'held').filter(
    (record) => paymentId === undefined || record.paymentId === paymentId,
  );
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

type Told = { id: string; payment_id?: string };

function paymentOf(object: Told): string {
  return object.payment_id ?? object.id;
}

function newDelivery(event: string, object: Told, now: Date, isHeld: boolean): DeliveryRecord {
  return {
    id: randomUUID(),
    event,
    objectId: object.id,
    paymentId: paymentOf(object),
    body: JSON.stringify({ type: 'notification', event, object }),
    createdAt: now.toISOString(),
    state: isHeld ? 'held' : 'waiting',
    attempts: 0,
    lastAnswer: null,
    log: [],
  };
}
