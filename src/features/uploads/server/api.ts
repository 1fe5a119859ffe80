import type { IncomingMessage } from 'node:http';
import { Metadata, Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#server/app.ts';
import { type Context, contextOf } from '#server/context.ts';
import { routes } from '#server/http/call.ts';
import type { FindActor } from '#server/http/mount.ts';
import { answerHeaders } from '#server/http/security.ts';
import { AppError } from '#shared/errors.ts';
import { uploadsApi, uploadsPath } from '../contract.ts';
import { recordsOf } from './records.ts';
import { beginUpload, cancelUpload, checkRoom, finishUpload, ownUpload, uploader } from './uploads.ts';

export const uploadsRoutes = routes(uploadsApi, { finish: finishUpload });

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on the routes of uploads, once the sender is known. */
    uploadContext: Context | null;
  }
}

interface UploadRoute {
  Params: { id: string };
}

/** The protocol's own content type, and the only one whose body is read. */
const bytesType = 'application/offset+octet-stream';

/**
 * Resumable uploads. Whatever may be refused is refused here, once the headers are in and before the body is
 * read, in the sender's language; the library then speaks the protocol on the raw connection.
 */
export function receiveUploads(server: FastifyInstance, app: App, findActor: FindActor): void {
  server.register(async (scope) => {
    const ids = new WeakMap<IncomingMessage, string>();
    const library = once(() => tusServer(app, ids));
    scope.decorateRequest('uploadContext', null);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(bytesType, (_request, _body, done) => done(null));
    scope.addHook('onRequest', async (request, reply) => {
      const actor = await findActor(request, 'staff', reply);
      uploader(actor);
      request.uploadContext = contextOf(app, actor);
    });
    const hidden = { schema: { hide: true } };

    scope.post(uploadsPath, { ...hidden, onRequest: begin }, speak);
    const path = `${uploadsPath}/:id`;
    scope.head<UploadRoute>(path, { ...hidden, onRequest: findOwn }, speak);
    scope.patch<UploadRoute>(path, { ...hidden, onRequest: goOn }, speak);
    scope.delete<UploadRoute>(path, { ...hidden, onRequest: findOwn }, async (request, reply) => {
      await cancelUpload(request.uploadContext!, request.params.id);
      return reply.code(204).header('tus-resumable', '1.0.0').send();
    });

    async function begin(request: FastifyRequest): Promise<void> {
      const { purpose = '', name = '' } = metadataOf(request);
      const sizeBytes = Number(request.headers['upload-length'] ?? Number.NaN);
      const upload = { purpose: purpose ?? '', name: name ?? '', sizeBytes };
      ids.set(request.raw, await beginUpload(request.uploadContext!, upload));
    }

    async function speak(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const tus = await library();
      reply.hijack();
      for (const [header, value] of Object.entries(answerHeaders)) reply.raw.setHeader(header, value);
      await tus.handle(request.raw, reply.raw);
    }
  });
}

async function findOwn(request: FastifyRequest<UploadRoute>): Promise<void> {
  await ownUpload(request.uploadContext!, request.params.id);
}

async function goOn(request: FastifyRequest<UploadRoute>): Promise<void> {
  await findOwn(request);
  await checkRoom(request.uploadContext!, 0);
}

function metadataOf({ headers }: FastifyRequest): Record<string, string | null> {
  try {
    return Metadata.parse(String(headers['upload-metadata'] ?? ''));
  } catch {
    throw new AppError('malformed_request');
  }
}

async function tusServer(app: App, ids: WeakMap<IncomingMessage, string>): Promise<Server> {
  return new Server({
    path: uploadsPath,
    datastore: await app.storage.receiver(recordsOf(contextOf(app))),
    relativeLocation: true,
    allowedOrigins: [app.config.appUrl],
    namingFunction: ({ runtime }) => ids.get(runtime!.node!.req as IncomingMessage) ?? '',
  });
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
