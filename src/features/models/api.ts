import { mkdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { App } from '#server/app.ts';
import { routes } from '#server/http/call.ts';
import { notFound } from '#shared/errors.ts';
import { modelsApi } from './contract.ts';
import { photoNamed } from './photos/rules.ts';
import { photoFile, photosFolder } from './photos/service.ts';
import { listModels } from './service.ts';

export const modelsRoutes = routes(modelsApi, { list: listModels });

interface PhotoRoute {
  Params: { id: string; file: string };
}

/** Photos by an address that never means another picture: whoever has it once need not ask again. */
export function modelsPhotos(server: FastifyInstance, app: App): void {
  const folder = photosFolder(app);
  mkdirSync(folder, { recursive: true });
  server.register(async (scope) => {
    if (!scope.hasReplyDecorator('sendFile'))
      await scope.register(fastifyStatic, { root: folder, serve: false });
    scope.get<PhotoRoute>('/photos/:id/:file', { schema: { hide: true } }, async (request, reply) => {
      const { id, file } = request.params;
      const named = photoNamed(id, file);
      const found = named && (await photoFile(app, id, named.width, named.format));
      if (!found) throw notFound();
      return reply.sendFile(found, folder, { immutable: true, maxAge: '365d', index: false });
    });
  });
}
