import { day, hour } from '#shared/dates.ts';
import type { Limit } from '#shared/limits.ts';

export const consultationStates = ['requested', 'confirmed', 'done', 'canceled'] as const;
export type ConsultationState = (typeof consultationStates)[number];

/** Allowed moves. A confirmed one is confirmed again when it is moved to another date. */
const moves: Record<ConsultationState, readonly ConsultationState[]> = {
  requested: ['confirmed', 'canceled'],
  confirmed: ['confirmed', 'done', 'canceled'],
  done: [],
  canceled: [],
};

export function canMove(from: ConsultationState, to: ConsultationState): boolean {
  return moves[from].includes(to);
}

/** Somebody still has to do something about it. */
export function isOpen(state: ConsultationState): boolean {
  return moves[state].length > 0;
}

interface Dated {
  state: ConsultationState;
  starts_at: string | null;
}

/** Its time has begun: there is nothing to cancel any more, and staff say what became of it. */
export function hasBegun({ state, starts_at }: Dated, now: Date): boolean {
  return state === 'confirmed' && starts_at !== null && starts_at <= now.toISOString();
}

/** Why one was canceled that ended with the course. */
export const courseEnded = 'course_ended';

/** Length of a consultation, as the school advertises it. */
export const consultationMs = 1 * hour;

export const requestLimits = [
  { name: 'consultation requests', by: 'person', times: 10, perMs: day },
] satisfies Limit[];
