import { numbered } from '#shared/numbers.ts';

/** An application's number as people write it: `A-1042`. */
export function shownNumber(number: number): string {
  return numbered('A', number);
}

/** First eight characters of the id, as the panel's table names an application. */
export function shortId(id: string): string {
  return id.slice(0, 8);
}
