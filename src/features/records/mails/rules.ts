import { day, minute } from '#shared/dates.ts';

/** Sent again by staff to one address within a day. */
export const againADay = 5;

/** As long as finished jobs are kept: a mail is rebuilt from its job. */
export const listedMs = 14 * day;

/** Questions about mails that were sent come within a year. */
export const keptSentMs = 365 * day;

/** No more are shown at once: with that many, fix the mail server first. */
export const mostListed = 200;

/**
 * `waiting`: it failed and is tried again by itself. `given_up`: it is not. `doubtful`: it may have arrived.
 * `sent_again`: staff have sent it once more.
 */
export const mailStates = ['waiting', 'given_up', 'doubtful', 'sent_again'] as const;
export type MailState = (typeof mailStates)[number];

/** Why a mail did not go out. `mailbox` and `no_mailbox` concern its reader alone. */
export const mailReasons = [
  'not_set',
  'unreachable',
  'sign_in',
  'encryption',
  'busy',
  'refused',
  'mailbox',
  'no_mailbox',
  'unknown',
] as const;
export type MailReason = (typeof mailReasons)[number];

/** Several mails that wait this long, or one that waits longer, are more than a passing disturbance. */
const several = { mails: 3, ms: 1 * minute };
const singleMs = 5 * minute;

/** Waiting mails that failed last for the same reason. */
export interface WaitingMails {
  reason: MailReason;
  count: number;
  /** The first failure of those that have waited longest. */
  since: string;
  /** The latest failure. */
  failedAt: string;
  /** When mails stopped going out; stays the same while any waits. */
  spell: string;
}

export interface Stoppage {
  count: number;
  since: string;
  reason: MailReason;
  spell: string;
}

/** Null while mails go out, or fail for a moment. A reader's mailbox that takes nothing stops no other mails, however many wait for it. */
export function stoppageOf(all: readonly WaitingMails[], now: Date): Stoppage | null {
  const waiting = all.filter(({ reason }) => reason !== 'mailbox');
  const hasWaited = (ms: number) => (one: WaitingMails) => now.getTime() - Date.parse(one.since) >= ms;
  const count = waiting.reduce((sum, one) => sum + one.count, 0);
  const isLong = waiting.some(hasWaited(singleMs));
  const areMany = count >= several.mails && waiting.some(hasWaited(several.ms));
  if (!isLong && !areMany) return null;
  const [latest] = waiting.toSorted((a, b) => b.failedAt.localeCompare(a.failedAt));
  const first = (key: 'since' | 'spell') => waiting.map((one) => one[key]).toSorted()[0]!;
  return { count, since: first('since'), spell: first('spell'), reason: latest!.reason };
}
