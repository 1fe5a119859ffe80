/** States of an instalment plan, and when to ask the bank about it. */
import { day, hour, minute, second } from '#shared/dates.ts';
import type { Limit } from '#shared/limits.ts';

/**
 * `new`: stored, and the bank has not confirmed that it has it · `sent`: the bank's form can be opened ·
 * `rejected`: a bank has refused and others may still approve · `failed`: the bank's service refused the request
 * itself · `revoked`: ended after signing, so that no money comes.
 */
export const instalmentStates = [
  'new',
  'sent',
  'inprogress',
  'approved',
  'rejected',
  'signed',
  'canceled',
  'expired',
  'failed',
  'revoked',
] as const;
export type InstalmentState = (typeof instalmentStates)[number];

export const openStates = ['new', 'sent', 'inprogress', 'approved', 'rejected'] as const;
const bankStates = ['sent', 'inprogress', 'approved', 'rejected', 'signed', 'canceled', 'expired'] as const;

/** A decision of staff may still be overtaken by the bank: a contract that was signed is money that comes. */
const moves: Record<InstalmentState, readonly InstalmentState[]> = {
  new: [...bankStates, 'failed'],
  sent: bankStates,
  inprogress: bankStates,
  approved: bankStates,
  rejected: bankStates,
  signed: ['revoked'],
  canceled: ['signed'],
  expired: ['signed'],
  failed: ['new', 'signed'],
  revoked: [],
};

export function canMove(from: InstalmentState, to: InstalmentState): boolean {
  return from !== to && moves[from].includes(to);
}

/** Nothing is decided yet. */
export function isOpen(state: InstalmentState): boolean {
  return (openStates as readonly InstalmentState[]).includes(state);
}

/** Somebody under 18 has applied: the phone will be that of the guardian, who has not answered yet. */
export function waitsForGuardian({
  state,
  phone,
}: {
  state: InstalmentState;
  phone: string | null;
}): boolean {
  return state === 'new' && phone === null;
}

/** The applicant has the bank's form before them, or can open it. */
export function hasForm(state: InstalmentState): boolean {
  return isOpen(state) && state !== 'new';
}

/** Why an instalment plan changed; each has its words under `instalmentsPanel`. */
export const historyReasons = [
  'applied',
  'sent',
  'bank_away',
  'bank_refused_request',
  'bank_said',
  'bank_says_other',
  'committed',
  'cooling_off',
  'canceled_by_staff',
  'order_closed',
  'term_over',
  'sent_again',
  'guardian_asked',
  'guardian_agreed',
  'guardian_declined',
  'guardian_expired',
  'guardian_not_needed',
  'note',
  'applicant_erased',
] as const;
export type HistoryReason = (typeof historyReasons)[number];

/** An instalment plan that has led to nothing by then is withdrawn. */
export const termMs = 7 * day;
/** The bank wants to know within 14 days of signing that the course is open. */
export const coolingCheckMs = 1 * hour;
/** Shortest pause between two questions to the bank on behalf of a waiting applicant. */
export const statusCheckMs = 3 * second;

/** A decision takes 1 to 3 minutes: often at first, at least hourly later, whether or not webhooks come. */
export function nextLook(createdAt: string, now: Date, isAnswered: boolean): string {
  const ageMs = now.getTime() - Date.parse(createdAt);
  const pauseMs = isAnswered ? Math.min(Math.max(ageMs / 2, 1 * minute), 1 * hour) : 30 * second;
  return new Date(now.getTime() + pauseMs).toISOString();
}

/** Limits of the applicants' calls, as generous as those of buying by card. */
export const instalmentLimits = {
  create: [{ name: 'instalments', by: 'person', times: 60, perMs: 1 * hour, atOnce: 30 }],
  status: [{ name: 'states of instalments', by: 'address', times: 1500, perMs: 1 * minute, atOnce: 900 }],
  webhook: [{ name: 'webhooks of the bank', by: 'address', times: 300, perMs: 1 * minute, atOnce: 150 }],
  // Honest webhooks are about known instalment plans.
  unknownWebhook: [
    { name: 'webhooks of unknown instalments', by: 'everybody', times: 60, perMs: 1 * minute, atOnce: 20 },
  ],
} satisfies Record<string, Limit[]>;
