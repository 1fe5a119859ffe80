import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound } from '#shared/errors.ts';
import type { App } from '../app.ts';
import { contextOf } from '../context.ts';
import { readPrivatePicture } from '../privatePictures/privatePictures.ts';
import { redeemPictureTicket } from '../privatePictures/tickets.ts';
import { narrowed } from '../redrawing/redrawing.ts';

interface TicketRoute {
  Params: { ticket: string };
  Querystring: { width?: string };
}

/** Smaller widths that may be asked for, for lists. */
const widths = [360, 720];

/** Private pictures by ticket. No cache may store them, and none can run as a page of ours. */
export function servePrivatePictures(server: FastifyInstance, app: App): void {
  const options = { schema: { hide: true }, exposeHeadRoute: false };
  server.get<TicketRoute>(
    '/media/pictures/:ticket',
    options,
    async (request, reply): Promise<FastifyReply> => {
      const ctx = contextOf(app);
      const { id, mediaType } = await redeemPictureTicket(ctx, request.params.ticket, request.ip);
      const read = () => readPrivatePicture(ctx, id);
      const width = widths.find((each) => String(each) === request.query.width);
      const picture = await (width === undefined ? read() : narrowed(read, width));
      if (!picture) throw notFound();
      reply.headers({
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'x-content-type-options': 'nosniff',
      });
      return reply.type(width === undefined ? mediaType : 'image/webp').send(picture);
    },
  );
}
