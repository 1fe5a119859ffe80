/**
 * The browser's half of `zones.ts` (package.json `imports`): pages are told days and moments by the server, and need no
 * library of zones.
 */

export function startOfDayIn(date: string, timeZone: string): number {
  throw new Error(`the server knows when ${date} begins in ${timeZone}`);
}

export function momentIn(date: string, time: string, timeZone: string): number {
  throw new Error(`the server knows when it is ${date} ${time} in ${timeZone}`);
}
