/** Tickets: how a player, which cannot send a bearer token, proves that somebody may watch. */
import type { Context } from '#server/context.ts';
import { hashToken, newToken } from '#server/tokens.ts';
import { mayAccess } from '#shared/access.ts';
import { notFound } from '#shared/errors.ts';
import { networkOf } from '#shared/networks.ts';
import { lockReason } from '../rules/learning.ts';
import { openWithinMs, watchingMs } from '../rules/video.ts';
import * as store from './video.store.ts';

/** A ticket for one lesson, its present film and one session. The caller has checked that the actor may watch it. */
export async function issueTicket(
  ctx: Context,
  lessonId: string,
  film: string,
): Promise<{ token: string; expiresAt: string }> {
  const { handle } = ctx.app.database;
  const token = newToken();
  const now = ctx.app.now();
  const expiresAt = new Date(now.getTime() + openWithinMs).toISOString();
  await store.deleteExpiredTickets(handle, now.toISOString());
  await store.insertTicket(handle, {
    token_hash: hashToken(token),
    user_id: ctx.actor.kind === 'member' ? ctx.actor.id : null,
    session_id: ctx.actor.kind === 'member' ? ctx.actor.sessionId : null,
    lesson_id: lessonId,
    film,
    expires_at: expiresAt,
    address: null,
  });
  return { token, expiresAt };
}

export interface Media {
  /** File names below the uploads. */
  video: string;
  mediaType: string;
  lessonId: string;
}

/**
 * The files a ticket opens from `address`. Checked again for every range, so that a refund, a sign-out or a
 * block ends a video that is playing. @throws not_found for every reason alike
 */
export async function redeemTicket(ctx: Context, token: string, address: string): Promise<Media> {
  const now = ctx.app.now();
  const ticket = await store.findTicket(ctx.db, hashToken(token), now.toISOString());
  if (!ticket?.video_file || !mayPlay(ctx, now, ticket)) throw notFound();
  // Parts of two films make none: a player that was in the middle of the former one asks for another ticket.
  if (ticket.film !== null && ticket.film !== ticket.video_file) throw notFound();
  await bindOrCheck(ctx, { ticket, network: networkOf(address), now });
  // Only videos that came with the school have no upload; those are MP4.
  const mediaType = ticket.media_type ?? 'video/mp4';
  return { video: ticket.video_file, mediaType, lessonId: ticket.lesson_id };
}

type Ticket = NonNullable<Awaited<ReturnType<typeof store.findTicket>>>;

function mayPlay(ctx: Context, now: Date, ticket: Ticket): boolean {
  const isSignedIn = ticket.session_id !== null && ticket.blocked_at === null;
  // Somebody who was signed in when the ticket was issued, and has signed out since, needs a new one.
  if (ticket.ticket_user_id !== null && !isSignedIn) return false;
  // Staff who manage lessons watch every one of them, in a preview.
  if (ticket.role !== null && mayAccess(ticket.role, 'lessons.manage')) return true;
  if (ticket.is_active === 0) return false;
  return lockReason(ticket, ticket.begun_at, { now, timeZone: ctx.app.config.timeZone }) === null;
}

async function bindOrCheck(
  ctx: Context,
  { ticket, network, now }: { ticket: Ticket; network: string; now: Date },
): Promise<void> {
  const { handle } = ctx.app.database;
  if (ticket.address === network) return;
  if (ticket.address !== null) throw notFound();
  const until = new Date(now.getTime() + watchingMs(ticket.duration_minutes)).toISOString();
  if (await store.bindTicket(handle, { tokenHash: ticket.token_hash, address: network, expiresAt: until }))
    return;
  // A player asks for video and captions at once: the other request has just bound it.
  const current = await store.findTicket(handle, ticket.token_hash, now.toISOString());
  if (current?.address !== network) throw notFound();
}
