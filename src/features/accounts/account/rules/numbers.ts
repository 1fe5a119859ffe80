import { numbered, typedNumber } from '#shared/numbers.ts';

/** A person's number as people write it: `Y-10482`. */
export function shownNumber(number: number): string {
  return numbered('Y', number);
}

/** The number of a person in what somebody typed; null when it is something else. */
export function typedPersonNumber(text: string): number | null {
  const typed = typedNumber(text);
  return typed?.letter === 'Y' && typed.number > 9999 ? typed.number : null;
}
