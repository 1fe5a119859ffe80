import { numbered } from '#shared/numbers.ts';

/** The number by which people name an application: `P-10482`. */
export function shownNumber(number: number): string {
  return numbered('P', number);
}
