import { mkdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from '#shared/errors.ts';
import { type PictureFormat, pictureNamed, pictureShapes } from '#shared/pictures.ts';
import type { App } from '../app.ts';
import { contextOf } from '../context.ts';
import { madePicture, picturesFolder } from '../pictures.ts';

interface PictureRoute {
  Params: { id: string; name: string };
}

const mediaTypes: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

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
          const made = named && (await madePicture(ctx, shape, named));
          if (!made) throw notFound();
          const isFile = typeof made === 'string';
          if (isFile && !shape.canEnd)
            return reply.sendFile(made, folder, { immutable: true, maxAge: '365d', index: false });
          // Kept by the reader's own browser at most, which asks each time whether it still is.
          reply.header('cache-control', 'private, no-cache');
          return isFile
            ? reply.sendFile(made, folder, { cacheControl: false, index: false })
            : reply.type(mediaTypes[named.format]).send(made);
        },
      );
    }
  });
}
