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

/** Length of a consultation, as the school advertises it. */
export const consultationMs = 1 * hour;

export const requestLimits = [
  { name: 'consultation requests', by: 'person', times: 10, perMs: day },
] satisfies Limit[];
