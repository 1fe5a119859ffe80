import { numbered } from '#shared/numbers.ts';

/** The number by which people name an instalment plan: `P-10482`. */
export function shownNumber(number: number): string {
  return numbered('P', number);
}
