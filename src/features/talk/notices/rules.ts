/** Kinds of news for staff, and when they are told. */
import type { Permission } from '#shared/access.ts';
import { addDays, momentOf } from '#shared/dates.ts';
import type { Role } from '#shared/roles.ts';

export const channels = ['mail', 'telegram'] as const;
export type Channel = (typeof channels)[number];

interface Kind {
  /** Only its holders can be told. */
  permission: Permission;
  /**
   * Mailed until the person has chosen. What needs somebody's decision is, to all of them; what only happens is not, or
   * to the roles that are named.
   */
  isMailed: boolean | readonly Role[];
  /** Told in other ways alone: a mail could not carry it. */
  isNeverMailed?: boolean;
}

/** One line per kind; its event and facts stand in server/kinds.ts, its words in messages/kinds.ts. */
export const kinds = {
  // The owner of a new school waits for the first one.
  new_order: { permission: 'orders.view', isMailed: ['super_admin'] },
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
  mails_stopped: { permission: 'support.chat', isMailed: false, isNeverMailed: true },
  money_difference: { permission: 'financial_reports.view', isMailed: true },
} as const satisfies Record<string, Kind>;

export type NoticeKind = keyof typeof kinds;
export const noticeKinds = Object.keys(kinds) as [NoticeKind, ...NoticeKind[]];

export function canCarry(channel: Channel, kind: NoticeKind): boolean {
  const { isNeverMailed = false }: Kind = kinds[kind];
  return channel !== 'mail' || !isNeverMailed;
}

/** Before a person of that role has chosen. Whoever links Telegram wants all of it there. */
export function isWantedByDefault(kind: NoticeKind, channel: Channel, role: Role): boolean {
  const { isMailed }: Kind = kinds[kind];
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

/** A code opens Telegram for so long. */
export const codeMinutes = 10;
