import { Metadata } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#server/app.ts';
import { type Context, contextOf } from '#server/context.ts';
import { routes } from '#server/http/call.ts';
import type { FindActor } from '#server/http/mount.ts';
import { checksumAlgorithms } from '#server/storage/pieceChecksum.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { idField } from '#shared/fields.ts';
import { uploadsApi, uploadsPath } from '../contract.ts';
import { tusProtocol } from './protocol.ts';
import {
  beginUpload,
  cancelUpload,
  checkRoom,
  discard,
  finishUpload,
  ownUpload,
  uploader,
} from './uploads.ts';

export const uploadsRoutes = routes(uploadsApi, { finish: finishUpload });

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on the routes of uploads, once the sender is known. */
    uploadContext: Context | null;
    /** The sender's own upload that the path names, or the one that has just been begun. */
    uploadId: string | null;
  }
}

interface UploadRoute {
  Params: { id: string };
}

/** The protocol's own content type, and the only one whose body is read. */
const bytesType = 'application/offset+octet-stream';

/**
 * Resumable uploads. Whatever may be refused is refused here, once the headers are in and before the body is
 * read, in the sender's language; the library then speaks the protocol.
 */
export function receiveUploads(server: FastifyInstance, app: App, findActor: FindActor): void {
  server.register(async (scope) => {
    const protocol = once(() => tusProtocol(app));
    scope.decorateRequest('uploadContext', null);
    scope.decorateRequest('uploadId', null);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(bytesType, (_request, _body, done) => done(null));
    scope.addHook('onRequest', async (request, reply) => {
      const actor = await findActor(request, 'staff', reply);
      uploader(actor);
      request.uploadContext = contextOf(app, actor);
    });
    const hidden = { schema: { hide: true } };

    scope.options(uploadsPath, hidden, async (request, reply) => {
      reply.header('tus-checksum-algorithm', checksumAlgorithms.join(','));
      return say(reply, await ask(request));
    });
    scope.post(uploadsPath, { ...hidden, onRequest: begin }, async (request, reply) => {
      const forget = () => discard(request.uploadContext!, request.uploadId!);
      const answer = await ask(request).catch(async (error: unknown) => {
        await forget();
        throw error;
      });
      if (answer.status !== 201) await forget();
      return say(reply, answer);
    });
    const path = `${uploadsPath}/:id`;
    scope.head<UploadRoute>(path, { ...hidden, onRequest: findOwn }, speak);
    scope.patch<UploadRoute>(path, { ...hidden, onRequest: goOn }, speak);
    scope.delete<UploadRoute>(path, { ...hidden, onRequest: findOwn }, async (request, reply) => {
      await cancelUpload(request.uploadContext!, request.params.id);
      return reply.code(204).header('tus-resumable', '1.0.0').send();
    });

    async function speak(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      return say(reply, await ask(request));
    }

    async function ask({ method, headers, raw, uploadId: id }: FastifyRequest): Promise<Response> {
      // A `Request` of HEAD takes no body, whatever its headers say.
      const body = method !== 'HEAD' && headers['content-type'] === bytesType ? raw : null;
      return (await protocol()).answer({ method, headers, id, body });
    }
  });
}

async function say(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  return reply
    .code(answer.status)
    .headers(Object.fromEntries(answer.headers))
    .send(await answer.text());
}

/** Announces the upload to the database; the library then makes its file. */
async function begin(request: FastifyRequest): Promise<void> {
  const { purpose, name } = metadataOf(request);
  const sizeBytes = Number(request.headers['upload-length'] ?? Number.NaN);
  const upload = { purpose: purpose ?? '', name: name ?? '', sizeBytes };
  request.uploadId = await beginUpload(request.uploadContext!, upload);
}

async function findOwn(request: FastifyRequest<UploadRoute>): Promise<void> {
  const { id } = request.params;
  if (!idField.safeParse(id).success) throw notFound();
  request.uploadId = (await ownUpload(request.uploadContext!, id)).id;
}

async function goOn(request: FastifyRequest<UploadRoute>): Promise<void> {
  await findOwn(request);
  await checkRoom(request.uploadContext!);
}

function metadataOf({ headers }: FastifyRequest): Record<string, string | null> {
  try {
    return Metadata.parse(String(headers['upload-metadata'] ?? ''));
  } catch {
    throw new AppError('malformed_request');
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
