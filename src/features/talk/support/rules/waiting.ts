/** When staff are told of a visitor who waits. */
import { day, hour, minute } from '#shared/dates.ts';

/** A message that nobody has read for this long is announced to all who may answer. */
export const unreadMs = 10 * minute;
/** Who still waits is announced again after an hour, then once a day. */
export const firstReminderMs = 1 * hour;
export const reminderMs = 1 * day;

interface Waiting {
  state: string;
  awaits_since: string;
  told_at: string | null;
  unread_since: string | null;
  untold_since: string | null;
}

/** Those who wait were announced as they asked: of them, what they add is no news. */
export function isDueAgain(talk: Waiting, now: Date): boolean {
  const { state, awaits_since, told_at, unread_since, untold_since } = talk;
  const isPast = (since: string, ms: number) => now.getTime() - Date.parse(since) >= ms;
  if (state === 'human' && untold_since !== null && isPast(untold_since, unreadMs)) return true;
  if (told_at === null || (state !== 'waiting' && unread_since === null)) return false;
  const wasReminded = Date.parse(told_at) - Date.parse(awaits_since) >= firstReminderMs;
  return isPast(told_at, wasReminded ? reminderMs : firstReminderMs);
}
