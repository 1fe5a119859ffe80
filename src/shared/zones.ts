/**
 * Moments of a time zone's days, by the rules of the tz database, which Temporal knows (docs/decisions/142). The package
 * and never the global, which not every Node has. Browsers get `zones.browser.ts` in its place.
 */
import { Temporal } from 'temporal-polyfill';

/** Milliseconds since 1970 of the first moment of a day. */
export function startOfDayIn(date: string, timeZone: string): number {
  return Temporal.PlainDate.from(date).toZonedDateTime(timeZone).epochMilliseconds;
}

/** Milliseconds since 1970 at which the clocks of a zone show a time; one that they skip is as much later. */
export function momentIn(date: string, time: string, timeZone: string): number {
  return Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone).epochMilliseconds;
}
