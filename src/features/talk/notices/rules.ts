/** How and when notices reach staff. */
import { addDays, momentOf } from '#shared/dates.ts';
import type { NoticeKind } from '#shared/manifest.ts';
import type { Role } from '#shared/roles.ts';

export const channels = ['mail', 'telegram'] as const;
export type Channel = (typeof channels)[number];

export function canCarry(channel: Channel, { isNeverMailed = false }: NoticeKind): boolean {
  return channel !== 'mail' || !isNeverMailed;
}

/** Until a person of that role has chosen. Linking Telegram means wanting everything there. */
export function isWantedByDefault({ isMailed }: NoticeKind, channel: Channel, role: Role): boolean {
  return channel === 'telegram' || (typeof isMailed === 'boolean' ? isMailed : isMailed.includes(role));
}

export interface QuietHours {
  /** HH:MM by the clocks of the zone; where it is after `until`, they go over midnight. */
  from: string;
  until: string;
  timeZone: string;
}

/** End of the quiet hours that hold at that moment; null when none do. */
export function endOfQuiet(now: Date, { from, until, timeZone }: QuietHours): Date | null {
  const [today = '', time = ''] = localClock(now, timeZone);
  const isOvernight = from > until;
  const isQuiet = isOvernight ? time >= from || time < until : time >= from && time < until;
  if (!isQuiet) return null;
  const endsTomorrow = isOvernight && time >= from;
  return new Date(momentOf(endsTomorrow ? addDays(today, 1) : today, until, timeZone));
}

/** Day and HH:MM. */
function localClock(at: Date, timeZone: string): string[] {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return format.format(at).split(' ');
}

/** How long a code opens Telegram. */
export const codeMinutes = 10;
