/** Times are ISO-8601 UTC text with milliseconds everywhere below the screen. */

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/**
 * When the calendar day `YYYY-MM-DD` begins in a time zone: an ISO time in UTC. Where the clocks are put forward at
 * midnight, the first moment that there is.
 */
export function dayStart(date: string, timeZone: string): string {
  const midnight = Date.parse(`${date}T00:00:00.000Z`);
  // Twice: the offset of the first guess may be that of the other side of a change of the clocks.
  const guess = midnight - offsetMs(midnight, timeZone);
  return new Date(midnight - offsetMs(guess, timeZone)).toISOString();
}

/** The calendar day after `YYYY-MM-DD`. */
export function nextDay(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00.000Z`) + day).toISOString().slice(0, 10);
}

/** How far the zone's clocks are ahead of UTC at that moment. */
function offsetMs(at: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${format.format(at).replace(' ', 'T')}.000Z`) - at;
}
