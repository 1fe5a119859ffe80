import { refundDays } from '#features/publishing/school/rules/refundTerm.ts';
import { addDays, day, dayStart, hour, nextDay, type SchoolDay, schoolDay, second } from '#shared/dates.ts';
import type { Limit } from '#shared/limits.ts';

/**
 * `requested`: by the buyer, undecided · `approved`: the request to the provider is stored and on its way, or staff are
 * to send the money themselves · `pending`: the provider has it.
 */
export const refundStates = ['requested', 'declined', 'approved', 'pending', 'succeeded', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/** Who began it; `provider`: it was made in the provider's own cabinet. */
export const refundOrigins = ['buyer', 'staff', 'provider'] as const;

/** How a colleague's request for a refund ends. */
export const wishOutcomes = ['refunded', 'declined'] as const;

/** How the money goes back: through the provider that took it, or sent by staff and noted here. */
export const refundWays = ['provider', 'by_hand'] as const;
export type RefundWay = (typeof refundWays)[number];

/**
 * A failed one is sent again, with a new key; it succeeds after all where the provider learns that later. An approved
 * one by hand is declined when the contract that was to pay the school is withdrawn.
 */
const moves: Record<RefundState, readonly RefundState[]> = {
  requested: ['declined', 'approved'],
  declined: [],
  approved: ['declined', 'pending', 'succeeded', 'failed'],
  pending: ['succeeded', 'failed'],
  succeeded: [],
  failed: ['approved', 'pending', 'succeeded'],
};

export function canMove(from: RefundState, to: RefundState): boolean {
  return moves[from].includes(to);
}

/** Its money is set aside: decided, and not back yet. */
export function isUnderWay(state: RefundState): boolean {
  return state === 'approved' || state === 'pending';
}

/** Its buyer still waits for the end of it. */
export function isUnsettled(state: RefundState): boolean {
  return state === 'requested' || state === 'failed' || isUnderWay(state);
}

/**
 * The last school day on which a buyer may ask in the cabinet: 14 days after the day of payment, for a course that
 * began later after its first day.
 * @param startDate `YYYY-MM-DD`, or null
 */
export function lastDayToAsk(paidAt: string, startDate: string | null, timeZone: string): SchoolDay {
  const paidOn = schoolDay(paidAt, timeZone);
  const from = startDate !== null && startDate > paidOn ? startDate : paidOn;
  return addDays(from, refundDays);
}

/** Whether that day is not over yet. */
export function isInTime(lastDay: string, now: Date, timeZone: string): boolean {
  return now.toISOString() < dayStart(nextDay(lastDay), timeZone);
}

export interface Usage {
  /** Paid for the course. */
  chargedKopecks: number;
  /** Of that, neither returned nor on its way back. */
  leftKopecks: number;
  lessonsDone: number;
  lessonsTotal: number;
  /** Within the days for a refund without a reason. */
  isInTime: boolean;
}

/**
 * The sum to suggest, in kopecks. Within 14 days all of it, however much was watched, as the offer promises; later the
 * share of the whole for lessons that are not done yet, less what went back already.
 */
export function suggestedKopecks({
  chargedKopecks,
  leftKopecks,
  lessonsDone,
  lessonsTotal,
  isInTime,
}: Usage): number {
  if (isInTime || lessonsTotal === 0) return leftKopecks;
  const unused = Math.max(0, lessonsTotal - lessonsDone) / lessonsTotal;
  const returned = chargedKopecks - leftKopecks;
  return Math.min(leftKopecks, Math.max(0, Math.round(chargedKopecks * unused) - returned));
}

/** Whether a refund asks about the certificate: everything goes back, and the order does not hold the course open after it. */
export function takesCertificate(refund: { isWhole: boolean; endsCourse: boolean }): boolean {
  return refund.isWhole && refund.endsCourse;
}

/** When to ask the provider next about a refund that it has: soon at first, then less often, at least daily. */
export function nextCheckAt(sentAt: string, now: Date): string {
  const ageMs = now.getTime() - Date.parse(sentAt);
  const pauseMs = Math.min(Math.max(ageMs / 2, 30 * second), day);
  return new Date(now.getTime() + pauseMs).toISOString();
}

export const refundLimits = {
  ask: [{ name: 'refund requests', by: 'person', times: 10, perMs: day }],
  guardianReads: [{ name: 'refunds of guardians', by: 'address', times: 600, perMs: hour, atOnce: 120 }],
  guardianAsks: [{ name: 'refund requests of guardians', by: 'address', times: 20, perMs: day }],
} satisfies Record<string, Limit[]>;
