import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { App } from '#server/app.ts';
import { routes } from '#server/http/call.ts';
import { notFound } from '#shared/errors.ts';
import { learningApi } from './contract.ts';
import { markDone, saveProgress } from './progress/service.ts';
import { listLessons, openVideo, purchasedCourses, supportAddress } from './service.ts';
import { redeemTicket } from './video/service.ts';

export const learningRoutes = routes(learningApi, {
  purchased: purchasedCourses,
  lessons: listLessons,
  openVideo,
  saveProgress,
  markDone,
  support: supportAddress,
});

interface TicketRoute {
  Params: { ticket: string };
}

/** Videos and captions by ticket, with ranges; nothing on the way may keep them. */
export function learningMedia(server: FastifyInstance, app: App): void {
  const uploads = join(app.config.dataDir, 'uploads');
  mkdirSync(uploads, { recursive: true });
  server.register(async (scope) => {
    if (!scope.hasReplyDecorator('sendFile'))
      await scope.register(fastifyStatic, { root: uploads, serve: false });
    scope.setErrorHandler((error: FastifyError, _request, reply) => {
      // An answer of HTTP itself, for the player: nobody reads a text here.
      if (error.statusCode === 416) return reply.code(416).send();
      throw error;
    });
    const hidden = { schema: { hide: true } };
    scope.get<TicketRoute>('/media/lessons/:ticket', hidden, async (request, reply) => {
      const { video } = await redeemTicket(app, request.params.ticket, request.ip);
      return sendPrivately(reply, video);
    });
    scope.get<TicketRoute>('/media/lessons/:ticket/captions', hidden, async (request, reply) => {
      const { captions } = await redeemTicket(app, request.params.ticket, request.ip);
      if (captions === null) throw notFound();
      return sendPrivately(reply, captions);
    });
  });

  function sendPrivately(reply: FastifyReply, file: string) {
    reply.header('cache-control', 'private, no-store');
    return reply.sendFile(file, uploads, { cacheControl: false, dotfiles: 'deny', index: false });
  }
}
