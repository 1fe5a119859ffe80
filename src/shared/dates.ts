/** Times are ISO-8601 UTC text with milliseconds everywhere below the screen. */

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

export function isoTime(date: Date): string {
  return date.toISOString();
}

export function addMs(iso: string, ms: number): string {
  return new Date(Date.parse(iso) + ms).toISOString();
}
