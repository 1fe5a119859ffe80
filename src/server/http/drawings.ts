import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { type Drawing, drawn } from '../drawings/drawings.ts';
import { etagOf, isKnown } from '../etags.ts';

/**
 * Sends a picture of a link. A client that has it cached learns so without a drawing. The caller has checked, for this
 * request, that it may be shown.
 */
export async function sendCard(
  ctx: Context,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { card, headers }: { card: Drawing; headers: Record<string, string> },
): Promise<FastifyReply> {
  const all = {
    ...headers,
    etag: etagOf(card.fingerprint),
    'cross-origin-resource-policy': 'cross-origin',
  };
  if (isKnown(request.headers['if-none-match'], all.etag)) return reply.headers(all).code(304).send();
  const bytes = await drawn(ctx, card);
  return reply.headers(all).type('image/jpeg').send(bytes);
}
