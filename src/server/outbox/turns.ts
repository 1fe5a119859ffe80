/**
 * Mails that anybody can trigger take turns: a fixed number per hour goes out for the whole school, the
 * others wait, and the number of those waiting is bounded. Why: docs/decisions/027.
 */
import { hour, minute } from '#shared/dates.ts';
import type { Limit } from '#shared/limits.ts';
import type { App } from '../app.ts';
import type { Db } from '../db/database.ts';
import { hasRoom, takeRoom, tooManyRequests } from '../limits/limits.ts';
import { countTurns, isAnyWaiting } from './reading.store.ts';

/**
 * Turn of mails requested by somebody the school knows. Others have higher numbers, and the lowest goes
 * first.
 */
const turnOfTheKnown = 0;
const lastTurn = Number.MAX_SAFE_INTEGER;

/** Together 1,000 within any hour. */
export const mailsOfAnybody: Limit = {
  name: 'mails',
  by: 'everybody',
  times: 800,
  perMs: 1 * hour,
  atOnce: 200,
};
/** Reserved for people the school knows; they share the others' room as well. */
const mailsOfTheKnown: Limit = {
  name: 'mails of the known',
  by: 'everybody',
  times: 200,
  perMs: 1 * hour,
  atOnce: 50,
};

/** Never more than 1,000, including what ten connections add at the same moment. */
export const mostWaiting = { ofAnybody: 800, inAll: 980 };

/**
 * Checks before a mail with this turn is queued. @throws AppError too_many_requests when too many wait
 * already
 */
export async function refuseCrowd(tx: Db, turn: number): Promise<void> {
  const most = turn === turnOfTheKnown ? mostWaiting.inAll : mostWaiting.ofAnybody;
  if ((await countTurns(tx)) >= most) throw tooManyRequests(1 * minute);
}

/** The last turn with room now; null also when nobody waits, which is checked first. */
export async function turnWithRoom(app: App): Promise<number | null> {
  const { handle } = app.database;
  if (!(await isAnyWaiting(handle))) return null;
  const atMs = app.now().getTime();
  if (await hasRoom(handle, mailsOfAnybody, atMs)) return lastTurn;
  return (await hasRoom(handle, mailsOfTheKnown, atMs)) ? turnOfTheKnown : null;
}

/** Takes room if there is any. @returns whether there was */
export async function takeTurn(app: App, tx: Db, turn: number): Promise<boolean> {
  const atMs = app.now().getTime();
  if (await takeRoom(tx, mailsOfAnybody, atMs)) return true;
  return turn === turnOfTheKnown && takeRoom(tx, mailsOfTheKnown, atMs);
}
