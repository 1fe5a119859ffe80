import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound } from '#shared/errors.ts';
import type { App } from '../app.ts';
import { contextOf } from '../context.ts';
import { narrowedPicture, narrowWidths } from '../privatePictures/narrowing.ts';
import { readPrivatePicture } from '../privatePictures/privatePictures.ts';
import { redeemPictureTicket } from '../privatePictures/tickets.ts';
import type { FindActor } from './mount.ts';

interface TicketRoute {
  Params: { ticket: string };
  Querystring: { width?: string };
}

/** Private pictures by ticket. No cache may store them, and none can run as a page of ours. */
export function servePrivatePictures(server: FastifyInstance, app: App, findActor: FindActor): void {
  const options = { schema: { hide: true }, exposeHeadRoute: false };
  server.get<TicketRoute>(
    '/media/pictures/:ticket',
    options,
    async (request, reply): Promise<FastifyReply> => {
      const ctx = contextOf(app, await findActor(request, 'anyone', reply));
      const { id, mediaType } = await redeemPictureTicket(ctx, request.params.ticket, request.ip);
      const width = narrowWidths.find((each) => String(each) === request.query.width);
      const read = () => readPrivatePicture(ctx, id);
      const bytes = await (width ? narrowedPicture(ctx, { id, width, read }) : read());
      if (!bytes) throw notFound();
      reply.headers({
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'x-content-type-options': 'nosniff',
      });
      return reply.type(width ? 'image/webp' : mediaType).send(bytes);
    },
  );
}
