/** Tickets: how an `<img>`, which cannot send a bearer token, proves that somebody may see a picture. */
import { minute } from '#shared/dates.ts';
import { notFound } from '#shared/errors.ts';
import { networkOf } from '#shared/networks.ts';
import type { Context } from '../context.ts';
import { writeIfPossible } from '../db/database.ts';
import { hashToken, newToken } from '../tokens.ts';
import * as store from './store.ts';

const shownForMs = 1 * minute;

export interface PictureTicket {
  /** Path on this server. With `?width=360` (or 720) a smaller one is sent. */
  url: string;
  expires_at: string;
}

/** A ticket for a private picture. The caller has checked that the actor may see it. */
export async function pictureTicket(ctx: Context, pictureId: string): Promise<PictureTicket> {
  return (await pictureTickets(ctx, [pictureId])).get(pictureId)!;
}

/**
 * A ticket for each of the pictures, by their ids. Where nothing can be written they show nothing; what stands beside
 * the pictures can still be read.
 */
export async function pictureTickets(
  ctx: Context,
  pictureIds: readonly string[],
): Promise<Map<string, PictureTicket>> {
  const tickets = new Map<string, PictureTicket>();
  if (pictureIds.length === 0) return tickets;
  const now = ctx.app.now();
  const expiresAt = new Date(now.getTime() + shownForMs).toISOString();
  const sessionId = ctx.actor.kind === 'member' ? ctx.actor.sessionId : null;
  const rows = pictureIds.map((id) => {
    const token = newToken();
    tickets.set(id, { url: `/media/pictures/${token}`, expires_at: expiresAt });
    return {
      token_hash: hashToken(token),
      picture_id: id,
      session_id: sessionId,
      address: null,
      expires_at: expiresAt,
    };
  });
  await writeIfPossible(keepTickets(ctx, rows));
  return tickets;
}

async function keepTickets(ctx: Context, rows: Parameters<typeof store.insertTickets>[1]): Promise<void> {
  await store.deleteExpiredTickets(ctx.db, ctx.app.now().toISOString());
  await store.insertTickets(ctx.db, rows);
}

/**
 * The picture that a ticket shows to `address`: the network that opened it first. A session that ends takes its tickets
 * along. @throws not_found for every reason alike
 */
export async function redeemPictureTicket(
  ctx: Context,
  token: string,
  address: string,
): Promise<{ id: string; mediaType: string }> {
  const tokenHash = hashToken(token);
  const ticket = await store.findTicket(ctx.db, tokenHash, ctx.app.now().toISOString());
  const network = networkOf(address);
  if (!ticket || (ticket.address !== null && ticket.address !== network)) throw notFound();
  const isTheirs = ticket.address === network || (await store.bindTicket(ctx.db, tokenHash, network));
  if (!isTheirs) throw notFound();
  return { id: ticket.id, mediaType: ticket.media_type };
}
