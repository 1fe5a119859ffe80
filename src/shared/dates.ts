/** Times are ISO-8601 UTC text with milliseconds everywhere below the screen. */

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/**
 * When the calendar day `YYYY-MM-DD` begins in a time zone: an ISO time in UTC. Where the clocks are put forward at
 * midnight, the first moment that there is. A day before 1900 or after 2999 stands for the nearest between: while
 * somebody types the year 2026, a date field passes the years 2, 20 and 202.
 */
export function dayStart(date: string, timeZone: string): string {
  const midnight = startOfDay(date);
  // Twice: the offset of the first guess may be that of the other side of a change of the clocks.
  const guess = midnight - offsetMs(midnight, timeZone);
  return new Date(midnight - offsetMs(guess, timeZone)).toISOString();
}

/** The calendar day after `YYYY-MM-DD`, which is taken as above. */
export function nextDay(date: string): string {
  return new Date(startOfDay(date) + day).toISOString().slice(0, 10);
}

/** In UTC. */
function startOfDay(date: string): number {
  const within = date < '1900' ? '1900-01-01' : date > '3000-01-01' ? '3000-01-01' : date;
  return Date.parse(`${within}T00:00:00.000Z`);
}

/** How far the zone's clocks are ahead of UTC at that moment. */
function offsetMs(at: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${format.format(at).replace(' ', 'T')}.000Z`) - at;
}
