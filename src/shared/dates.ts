/** Times are ISO-8601 UTC text with milliseconds everywhere below the screen. */

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/**
 * Start of the calendar day `YYYY-MM-DD` in a time zone: an ISO time in UTC. Where clocks go forward at
 * midnight, the first moment that exists. A day before 1900 or after 2999 is clamped: while somebody types
 * the year 2026, a date field passes the years 2, 20 and 202.
 */
export function dayStart(date: string, timeZone: string): string {
  const midnight = startOfDay(date);
  // Twice: the offset of the first guess may belong to the other side of a clock change.
  const guess = midnight - offsetMs(midnight, timeZone);
  return new Date(midnight - offsetMs(guess, timeZone)).toISOString();
}

/**
 * The moment at which clocks in a time zone show this day `YYYY-MM-DD` and time `HH:MM`: an ISO time in UTC. A time that
 * clocks skip is the one an hour later.
 */
export function momentOf(date: string, time: string, timeZone: string): string {
  const asUtc = Date.parse(`${date}T${time}:00.000Z`);
  const guess = asUtc - offsetMs(asUtc, timeZone);
  return new Date(asUtc - offsetMs(guess, timeZone)).toISOString();
}

/** The calendar day after `YYYY-MM-DD`, clamped as above. */
export function nextDay(date: string): string {
  return addDays(date, 1);
}

/** The calendar day so many days after `YYYY-MM-DD`, or before it; clamped as above. */
export function addDays(date: string, days: number): string {
  return new Date(startOfDay(date) + days * day).toISOString().slice(0, 10);
}

/** Start of the day in UTC. */
function startOfDay(date: string): number {
  const within = date < '1900' ? '1900-01-01' : date > '3000-01-01' ? '3000-01-01' : date;
  return Date.parse(`${within}T00:00:00.000Z`);
}

/** The zone's offset from UTC at that moment. */
function offsetMs(at: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${format.format(at).replace(' ', 'T')}.000Z`) - at;
}
