import { createPoster } from '../yookassa/post.ts';
import { infoOf } from './info.ts';
import type { Application, Delivery } from './model.ts';

/** Pauses between attempts; the bank publishes none for Forma, these are of its other services. */
export const defaultRetryDelaysMs: readonly number[] = [30_000, 60_000, 120_000, 600_000];

export interface Webhooks {
  deliveries(): Delivery[];
  notify(application: Application): void;
  /** Where the shop's addresses are really reached, if they are public ones of a machine behind a proxy. */
  setReachedAt(origin: string | null): void;
  hold(isHeld: boolean): void;
  /** Sends the held webhooks, each this many times at once. */
  release(times?: number): Promise<void>;
  /** Loses every webhook from now on. */
  lose(isLosing: boolean): void;
  /** Posts any body to the address of an application's webhooks. @returns the status, or the network's error */
  send(url: string, body: string): Promise<string>;
  settled(): Promise<void>;
  stop(): void;
}

export function makeWebhooks(retryDelaysMs: readonly number[]): Webhooks {
  const deliveries: Delivery[] = [];
  const state = { isHeld: false, isLosing: false };
  const deliverer = makeDeliverer(retryDelaysMs);
  return {
    deliveries: () => deliveries,
    notify(application) {
      const { webhookUrl: url, orderNumber, status } = application;
      if (url === null) return;
      const body = JSON.stringify(infoOf(application, true));
      const how = state.isLosing ? 'lost' : state.isHeld ? 'held' : 'waiting';
      const delivery: Delivery = { orderNumber, status, url, body, attempts: 0, answer: null, state: how };
      deliveries.push(delivery);
      if (how === 'waiting') void deliverer.attempt(delivery);
    },
    setReachedAt: deliverer.setReachedAt,
    hold(isHeld) {
      state.isHeld = isHeld;
    },
    async release(times = 1) {
      const held = deliveries.filter((delivery) => delivery.state === 'held');
      const attempts = held.flatMap((delivery) => Array.from({ length: times }, () => delivery));
      await Promise.all(attempts.map(deliverer.attempt));
    },
    lose(isLosing) {
      state.isLosing = isLosing;
    },
    send: deliverer.send,
    settled: deliverer.settled,
    stop: deliverer.stop,
  };
}

function makeDeliverer(retryDelaysMs: readonly number[]) {
  const poster = createPoster();
  const timers = new Set<NodeJS.Timeout>();
  const underWay = new Set<Promise<void>>();
  let reachedAt: string | null = null;
  const addressOf = (url: string) =>
    reachedAt ? reachedAt + new URL(url).pathname + new URL(url).search : url;

  async function post(delivery: Delivery): Promise<void> {
    const { status } = await poster.post(addressOf(delivery.url), delivery.body);
    if (poster.isStopped()) return;
    delivery.attempts += 1;
    delivery.answer = status;
    const isTaken = /^2\d\d$/.test(status);
    const delayMs = retryDelaysMs[delivery.attempts - 1];
    delivery.state = isTaken ? 'delivered' : delayMs === undefined ? 'given up' : 'waiting';
    if (isTaken || delayMs === undefined) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void attempt(delivery);
    }, delayMs).unref();
    timers.add(timer);
  }

  function attempt(delivery: Delivery): Promise<void> {
    const work: Promise<void> = post(delivery).finally(() => underWay.delete(work));
    underWay.add(work);
    return work;
  }

  return {
    attempt,
    setReachedAt(origin: string | null) {
      reachedAt = origin;
    },
    send: async (url: string, body: string) => (await poster.post(addressOf(url), body)).status,
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    stop() {
      poster.stop();
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
