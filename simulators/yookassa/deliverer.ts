import type { Ledger } from './ledger.ts';
import type { DeliveryRecord } from './model.ts';
import { createPoster, type Posted } from './post.ts';

const RETRIED_FOR_MS = 24 * 3_600_000;
const KEPT_ATTEMPTS = 20;

export type DelivererOptions = {
  ledger: Ledger;
  now: () => Date;
  retryDelaysMs: readonly number[];
  url: () => string | null;
};
export type Deliverer = {
  /** Sends after this delay, unless an attempt is already under way; does nothing without an address. */
  plan(record: DeliveryRecord, delayMs: number): void;
  /** Sends now and, while the notification is wanted and refused, schedules the next attempt. */
  attempt(record: DeliveryRecord): Promise<void>;
  /** Joins the attempt under way, or makes one. */
  attemptOnce(record: DeliveryRecord): Promise<void>;
  post(body: string): Promise<Posted>;
  /** Makes no further attempt by itself. */
  forget(record: DeliveryRecord): void;
  idle(): Promise<void>;
  stop(): void;
};

/**
 * Delivers notifications until the shop answers exactly 200, with growing pauses, for 24 hours from the
 * event.
 */
export function createDeliverer(options: DelivererOptions): Deliverer {
  const poster = createPoster();
  const timers = new Map<string, NodeJS.Timeout>();
  const underWay = new Map<string, Promise<void>>();

  const unplan = (id: string) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  };
  const plan = (record: DeliveryRecord, delayMs: number) => {
    if (poster.isStopped() || options.url() === null) return;
    unplan(record.id);
    if (delayMs <= 0) void attemptOnce(record);
    else timers.set(record.id, setTimeout(() => void attemptOnce(record), delayMs).unref());
  };
  const attempt = async (record: DeliveryRecord) => {
    unplan(record.id);
    const url = options.url();
    if (url === null) return;
    const answer = await poster.post(url, record.body);
    if (poster.isStopped()) return;
    const delayMs = note(record, answer, options);
    options.ledger.save('deliveries', record);
    if (delayMs !== null) timers.set(record.id, setTimeout(() => void attemptOnce(record), delayMs).unref());
  };
  const attemptOnce = (record: DeliveryRecord) => {
    const running = underWay.get(record.id) ?? attempt(record).finally(() => underWay.delete(record.id));
    underWay.set(record.id, running);
    return running;
  };
  return {
    plan,
    attempt,
    attemptOnce,
    post: async (body) => poster.post(options.url() ?? '', body),
    forget: (record) => unplan(record.id),
    idle: poster.idle,
    stop() {
      poster.stop();
      for (const id of [...timers.keys()]) unplan(id);
    },
  };
}

/** Records an answer. @returns the pause before the next attempt, null when there is none */
function note(record: DeliveryRecord, answer: Posted, options: DelivererOptions): number | null {
  record.attempts += 1;
  record.lastAnswer = answer.status;
  record.log = [...record.log, { at: options.now().toISOString(), ...answer }].slice(-KEPT_ATTEMPTS);
  if (answer.status === '200') record.state = 'delivered';
  if (record.state !== 'waiting') return null;
  const delays = options.retryDelaysMs;
  const delayMs = delays[Math.min(record.attempts, delays.length) - 1] ?? RETRIED_FOR_MS;
  if (options.now().getTime() + delayMs <= Date.parse(record.createdAt) + RETRIED_FOR_MS) return delayMs;
  record.state = 'gave-up';
  return null;
}
