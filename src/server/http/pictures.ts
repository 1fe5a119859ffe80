import { mkdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from '#shared/errors.ts';
import { pictureNamed, pictureShapes } from '#shared/pictures.ts';
import type { App } from '../app.ts';
import { contextOf } from '../context.ts';
import { pictureFile, picturesFolder } from '../pictures.ts';

interface PictureRoute {
  Params: { id: string; name: string };
}

/** Pictures at addresses that never mean another one, so browsers may cache them for good, unless people may end them. */
export function servePictures(server: FastifyInstance, app: App): void {
  const ctx = contextOf(app);
  server.register(async (scope) => {
    for (const [index, shape] of pictureShapes.entries()) {
      const folder = picturesFolder(ctx, shape);
      mkdirSync(folder, { recursive: true });
      if (index === 0 && !scope.hasReplyDecorator('sendFile'))
        await scope.register(fastifyStatic, { root: folder, serve: false });
      scope.get<PictureRoute>(
        `/${shape.folder}/:id/:name`,
        { schema: { hide: true } },
        async (request, reply) => {
          const named = pictureNamed(shape, request.params.id, request.params.name);
          const found = named && (await pictureFile(ctx, shape, named));
          if (!found) throw notFound();
          if (!shape.canEnd)
            return reply.sendFile(found, folder, { immutable: true, maxAge: '365d', index: false });
          // Kept by the reader's own browser at most, which asks each time whether it still is.
          reply.header('cache-control', 'private, no-cache');
          return reply.sendFile(found, folder, { cacheControl: false, index: false });
        },
      );
    }
  });
}
