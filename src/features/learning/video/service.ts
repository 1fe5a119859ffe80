/** Tickets: how a player, which cannot send a bearer, shows that somebody may watch. */
import { hasStarted } from '#features/courses/rules.ts';
import type { Actor } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import { hashToken, newToken } from '#server/tokens.ts';
import { notFound } from '#shared/errors.ts';
import { networkOf } from '#shared/networks.ts';
import { lockReason } from '../rules.ts';
import { openWithinMs, watchingMs } from './rules.ts';
import * as store from './store.ts';

/** A ticket for one lesson and one session. The caller has checked that the actor may watch it. */
export async function issueTicket(
  actor: Actor,
  app: App,
  lessonId: string,
): Promise<{ token: string; expiresAt: string }> {
  const { handle } = app.database;
  const token = newToken();
  const now = app.now();
  const expiresAt = new Date(now.getTime() + openWithinMs).toISOString();
  await store.deleteExpiredTickets(handle, now.toISOString());
  await store.insertTicket(handle, {
    token_hash: hashToken(token),
    user_id: actor.kind === 'member' ? actor.id : null,
    session_id: actor.kind === 'member' ? actor.sessionId : null,
    lesson_id: lessonId,
    expires_at: expiresAt,
    address: null,
  });
  return { token, expiresAt };
}

export interface Media {
  /** File names below the uploads. */
  video: string;
  captions: string | null;
}

/**
 * The files a ticket opens from `address`. Asked anew for every range, so that a refund, a sign-out or a block
 * ends a video that is playing. @throws not_found for every reason alike
 */
export async function redeemTicket(app: App, token: string, address: string): Promise<Media> {
  const now = app.now();
  const ticket = await store.findTicket(app.database.handle, hashToken(token), now.toISOString());
  if (!ticket?.video_file || !mayPlay(app, now, ticket)) throw notFound();
  await bindOrCheck(app, ticket, networkOf(address), now);
  return { video: ticket.video_file, captions: ticket.captions_file };
}

type Ticket = NonNullable<Awaited<ReturnType<typeof store.findTicket>>>;

function mayPlay(app: App, now: Date, ticket: Ticket): boolean {
  const isSignedIn = ticket.session_id !== null && ticket.blocked_at === null;
  // Someone who watched a free lesson signed in and has signed out since asks for a new ticket.
  if (ticket.ticket_user_id !== null && !isSignedIn) return false;
  const lock = lockReason({
    isOwner: ticket.owner_id !== null,
    isFree: ticket.is_free === 1,
    hasStarted: hasStarted(ticket.start_date, now, app.config.timeZone),
  });
  return lock === null;
}

async function bindOrCheck(app: App, ticket: Ticket, network: string, now: Date): Promise<void> {
  const { handle } = app.database;
  if (ticket.address === network) return;
  if (ticket.address !== null) throw notFound();
  const until = new Date(now.getTime() + watchingMs(ticket.duration_minutes)).toISOString();
  if (await store.bindTicket(handle, ticket.token_hash, network, until)) return;
  // A player asks for video and captions at once: the other request has just bound it.
  const current = await store.findTicket(handle, ticket.token_hash, now.toISOString());
  if (current?.address !== network) throw notFound();
}
