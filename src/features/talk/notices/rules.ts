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

/** What may come to the bot. */
export type Came =
  | 'code'
  | 'text'
  | 'content'
  | 'edit'
  | 'edited_content'
  | 'reaction'
  | 'button'
  | 'stopped'
  | 'restarted'
  | 'group'
  | 'channel';

/**
 * Where it stands: sent by somebody who has linked no account, as a reply to something of one talk, as a reply to anything
 * else, or alone.
 */
export type Where = 'stranger' | 'talk' | 'other' | 'alone';

/**
 * What follows. `deliver` and `correct` end with a word as well: that it was sent, or why not. Somebody who has stopped the
 * bot is told by mail; a group is told in words and left, a channel is left.
 */
export type Follows =
  | 'redeem'
  | 'deliver'
  | 'correct'
  | 'stranger'
  | 'onlyText'
  | 'notAnswerable'
  | 'howToReply'
  | 'button'
  | 'linkAgain'
  | 'switchOff'
  | 'leaveGroup'
  | 'leaveChannel';

const everywhere = (follows: Follows): Record<Where, Follows> => ({
  stranger: follows,
  talk: follows,
  other: follows,
  alone: follows,
});

/** Everything that comes has an answer: nobody learns only from the silence that a visitor was not answered. */
export const botAnswers: Record<Came, Record<Where, Follows>> = {
  code: everywhere('redeem'),
  text: { stranger: 'stranger', talk: 'deliver', other: 'notAnswerable', alone: 'howToReply' },
  content: { stranger: 'stranger', talk: 'onlyText', other: 'onlyText', alone: 'onlyText' },
  edit: { stranger: 'stranger', talk: 'correct', other: 'notAnswerable', alone: 'howToReply' },
  edited_content: { stranger: 'stranger', talk: 'onlyText', other: 'onlyText', alone: 'onlyText' },
  reaction: { stranger: 'stranger', talk: 'onlyText', other: 'onlyText', alone: 'onlyText' },
  button: everywhere('button'),
  stopped: everywhere('switchOff'),
  restarted: { stranger: 'stranger', talk: 'linkAgain', other: 'linkAgain', alone: 'linkAgain' },
  group: everywhere('leaveGroup'),
  channel: everywhere('leaveChannel'),
};

/** Why the messages to the bot cannot be read. */
export const telegramTroubles = ['webhook', 'reader', 'away'] as const;
export type TelegramTrouble = (typeof telegramTroubles)[number];

/** How long a code opens Telegram. */
export const codeMinutes = 10;
