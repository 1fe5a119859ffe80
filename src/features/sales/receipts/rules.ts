import { day, hour, minute } from '#shared/dates.ts';

/** `settlement`: of money paid in advance, on the day the course starts. */
export const receiptKinds = ['payment', 'refund', 'settlement'] as const;
export type ReceiptKind = (typeof receiptKinds)[number];

/** `missing`: the provider knows of none; `canceled`: its cash register refused it. */
export const receiptStates = ['pending', 'succeeded', 'canceled', 'missing'] as const;
export type ReceiptState = (typeof receiptStates)[number];

export function isFailed(state: ReceiptState): boolean {
  return state === 'canceled' || state === 'missing';
}

/** A payment and a refund bring their receipt along; the settling one is requested from the first attempt on. */
export function isFirstFailure({ kind, attempt }: { kind: ReceiptKind; attempt: number }): boolean {
  return attempt === (kind === 'settlement' ? 1 : 0);
}

/** Requested again automatically so often; after that it is for staff. */
export const maxAttempts = 3;

/** When to look at a receipt again that the register is busy with: soon at first, then less often, at least daily. */
export function nextLookAt(since: string, now: Date): string {
  const ageMs = now.getTime() - Date.parse(since);
  return new Date(now.getTime() + Math.min(Math.max(ageMs / 2, minute), day)).toISOString();
}

/** When to ask again for one that failed; null once it is for staff. */
export function nextAttemptAt(attempt: number, now: Date): string | null {
  return attempt >= maxAttempts ? null : new Date(now.getTime() + hour * 6 ** attempt).toISOString();
}
