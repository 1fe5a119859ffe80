import { day, hour, minute } from '#shared/dates.ts';

/** Outcome of a checkout that was not finished. */
export const callStates = ['to_call', 'called', 'won', 'lost'] as const;
export type CallState = (typeof callStates)[number];

/** Allowed moves of staff; a decision may turn out wrong. `won` also comes by itself once the buyer has paid. */
const moves: Record<CallState, readonly CallState[]> = {
  to_call: ['called', 'won', 'lost'],
  called: ['to_call', 'won', 'lost'],
  won: ['to_call'],
  lost: ['to_call', 'called', 'won'],
};

export function canMove(from: CallState, to: CallState): boolean {
  return moves[from].includes(to);
}

/** An order that ended is left alone for a while: most buyers try again at once. */
export const afterEndMs = 30 * minute;
/** One that still waits for its payment, longer than any method but a bank's loan takes. */
export const afterPlacedMs = 2 * hour;
/** Older ones are cold. */
export const noticedForMs = 7 * day;
