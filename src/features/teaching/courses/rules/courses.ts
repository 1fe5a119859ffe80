import { hour, schoolDay } from '#shared/dates.ts';
import type { CourseState } from '../contract/panel.ts';

/** One state each, derived from the columns that say so. */
export function stateOf(row: {
  is_active: number;
  archived_at: string | null;
  deleted_at: string | null;
}): CourseState {
  if (row.deleted_at !== null) return 'deleted';
  if (row.archived_at !== null) return 'archived';
  return row.is_active === 1 ? 'on_sale' : 'draft';
}

/** True once lessons are open: on the school day `start_date`, or at once without one. */
export function hasStarted(startDate: string | null, now: Date, timeZone: string): boolean {
  return startDate === null || startDate <= schoolDay(now, timeZone);
}

/** A moment on the school's clock, to the minute: `2026-11-23T09:00`. */
export function schoolTime(moment: Date, timeZone: string): string {
  return timeFormat(timeZone).format(moment).replace(' ', 'T');
}

/** The moment when the school's clock shows `time`; either one of an hour that it shows twice. */
export function momentAt(time: string, timeZone: string): Date {
  const shown = Date.parse(`${time}Z`);
  const ahead = (moment: number) => Date.parse(`${schoolTime(new Date(moment), timeZone)}Z`) - moment;
  // The zone's lead may change within the day: the second guess is made where the first one landed.
  return new Date(shown - ahead(shown - ahead(shown)));
}

/** The moment between the school day and the next, also when clocks change on it. */
export function schoolDayEnd(now: Date, timeZone: string): Date {
  if (known?.timeZone === timeZone && known.from <= +now && +now < known.end) return new Date(known.end);
  const today = schoolDay(now, timeZone);
  // No day is longer than 25 hours: the end lies between.
  let [before, after] = [now.getTime(), now.getTime() + 26 * hour];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (schoolDay(new Date(middle), timeZone) > today) after = middle;
    else before = middle;
  }
  known = { timeZone, from: now.getTime(), end: after };
  return new Date(after);
}

/** Last result, cached: every list of courses needs it, and it changes once a day. */
let known: { timeZone: string; from: number; end: number } | null = null;

const timeFormat = formats({ dateStyle: 'short', timeStyle: 'short' });

/** A format per time zone, cached: creating one costs a hundred times as much as using it. */
function formats(style: Intl.DateTimeFormatOptions): (timeZone: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    // Swedish writes dates as ISO does.
    const format = made.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { ...style, timeZone });
    made.set(timeZone, format);
    return format;
  };
}

/** Where anybody may watch the uploaded trailer. */
export function trailerPath(courseId: string): string {
  return `/media/courses/${courseId}`;
}
