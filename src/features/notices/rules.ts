/** Kinds of news for staff, and when they are told. */
import type { Permission } from '#shared/access.ts';
import { addDays, momentOf } from '#shared/dates.ts';

export const channels = ['mail', 'telegram'] as const;
export type Channel = (typeof channels)[number];

interface Kind {
  /** Only its holders can be told. */
  permission: Permission;
  /** Mailed until the person has chosen. What needs somebody's decision is; what only happens is not. */
  isMailed: boolean;
}

/** One line per kind; its event and facts stand in server/kinds.ts, its words in messages/kinds.ts. */
export const kinds = {
  new_order: { permission: 'orders.view', isMailed: false },
  refund_due: { permission: 'orders.manage', isMailed: true },
  refund_asked: { permission: 'refunds.manage', isMailed: true },
  refund_failed: { permission: 'refunds.manage', isMailed: true },
  receipt_failed: { permission: 'refunds.manage', isMailed: true },
  instalment_application: { permission: 'installment.manage', isMailed: true },
  model_application: { permission: 'applications.manage', isMailed: true },
  model_rating: { permission: 'applications.view', isMailed: false },
  model_agreed: { permission: 'models.manage', isMailed: true },
  payment_mismatch: { permission: 'financial_reports.view', isMailed: true },
  support_waiting: { permission: 'support.chat', isMailed: true },
  support_crowd: { permission: 'support.chat', isMailed: true },
  support_message: { permission: 'support.chat', isMailed: false },
  mail_doubtful: { permission: 'support.chat', isMailed: true },
  money_difference: { permission: 'financial_reports.view', isMailed: true },
} as const satisfies Record<string, Kind>;

export type NoticeKind = keyof typeof kinds;
export const noticeKinds = Object.keys(kinds) as [NoticeKind, ...NoticeKind[]];

/** Before a person has chosen. Whoever links Telegram wants all of it there. */
export function isWantedByDefault(kind: NoticeKind, channel: Channel): boolean {
  return channel === 'telegram' || kinds[kind].isMailed;
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

/** A code opens Telegram for so long. */
export const codeMinutes = 10;
