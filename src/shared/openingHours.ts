/** When somebody of the staff answers, by the clocks of the school. */
import { addDays, momentOf } from './dates.ts';

export interface OpenHours {
  /** HH:MM; `until` may be 24:00 and is later than `from`. */
  from: string;
  until: string;
}

/** Monday to Sunday; null on a day without anybody. */
export type WeekHours = readonly (OpenHours | null)[];

export const aroundTheClock: WeekHours = Array(7).fill({ from: '00:00', until: '24:00' });
export const officeHours: WeekHours = [
  ...Array<OpenHours>(5).fill({ from: '10:00', until: '19:00' }),
  null,
  null,
];

export function isOpenAt(hours: WeekHours, at: Date, timeZone: string): boolean {
  const { weekday, time } = localClock(at, timeZone);
  const today = hours[weekday];
  return !!today && time >= today.from && time < today.until;
}

/** The next moment somebody comes, as an ISO time; null where nobody ever does. */
export function nextOpening(hours: WeekHours, at: Date, timeZone: string): string | null {
  const { day, weekday } = localClock(at, timeZone);
  for (let ahead = 0; ahead <= 7; ahead++) {
    const open = hours[(weekday + ahead) % 7];
    const opensAt = open && momentOf(addDays(day, ahead), open.from, timeZone);
    if (opensAt && opensAt > at.toISOString()) return opensAt;
  }
  return null;
}

export interface HourSpan {
  /** Weekdays from Monday as 0, inclusive. */
  from: number;
  until: number;
  open: OpenHours;
}

/** Consecutive days with the same hours, each listed once. */
export function spansOf(hours: WeekHours): HourSpan[] {
  const spans: HourSpan[] = [];
  for (const [weekday, open] of hours.entries()) {
    const last = spans.at(-1);
    const goesOn =
      last?.until === weekday - 1 && last.open.from === open?.from && last.open.until === open.until;
    if (last && goesOn) last.until = weekday;
    else if (open) spans.push({ from: weekday, until: weekday, open });
  }
  return spans;
}

export function isAroundTheClock(hours: WeekHours): boolean {
  return hours.every((open) => open?.from === '00:00' && open.until === '24:00');
}

/** Calendar day, weekday from Monday as 0, and HH:MM. */
function localClock(at: Date, timeZone: string): { day: string; weekday: number; time: string } {
  const [day = '', time = ''] = formatIn(timeZone).format(at).split(' ');
  return { day, weekday: (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7, time };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Built once per zone: building one takes longer than everything else a visitor's message needs of the clock. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(timeZone, format);
  return format;
}
