import { numbered } from '#shared/numbers.ts';

/** An instalment plan's number as people write it: `P-10482`. */
export function shownNumber(number: number): string {
  return numbered('P', number);
}
