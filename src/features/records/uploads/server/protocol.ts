/** The library's side of resumable uploads: it is given requests that have been looked at, and gives answers. */
import { PassThrough, Readable } from 'node:stream';
import { Server } from '@tus/server';
import type { App } from '#server/app.ts';
import { contextOf } from '#server/context.ts';
import { checksumOf, withChecksum } from '#server/storage/pieceChecksum.ts';
import { uploadsPath } from '../contract.ts';
import { recordsOf } from './records.ts';

export interface TusRequest {
  method: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The upload that it is about, by our own word; null where it asks what is offered. */
  id: string | null;
  /** Null where nothing is read of it. */
  body: Readable | null;
}

export interface TusProtocol {
  /** @throws whatever the storage or the database throws */
  answer(request: TusRequest): Promise<Response>;
}

export async function tusProtocol(app: App): Promise<TusProtocol> {
  const ids = new WeakMap<Request, string | null>();
  const problems = new WeakMap<Request, unknown>();
  const server = new Server({
    path: uploadsPath,
    datastore: await app.storage.receiver(recordsOf(contextOf(app))),
    relativeLocation: true,
    allowedOrigins: [app.config.appUrl],
    namingFunction: (request) => ids.get(request) ?? '',
    getFileIdFromRequest: (request) => ids.get(request) ?? undefined,
    onResponseError: async (request, error) => void problems.set(request, error),
  });

  async function answer({ method, headers, id, body }: TusRequest): Promise<Response> {
    const announced = body && headers['upload-checksum'];
    const checksum = announced ? checksumOf(String(announced)) : null;
    const piece = body && pieceOf(body);
    // The address says nothing besides the id: neither a query nor an odd form of the path reaches the library.
    const request = new Request(`http://school${uploadsPath}${method === 'POST' ? '' : `/${id ?? ''}`}`, {
      method,
      headers: Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]),
      ...(piece && { body: Readable.toWeb(piece) as ReadableStream, duplex: 'half' }),
    });
    ids.set(request, id);
    const response = await withChecksum(checksum, () => server.handleWeb(request));
    if (body && piece) letGo(body, piece);
    const problem = problems.get(request);
    // The library's own refusals are no errors, and are answered as it says them.
    if (problem instanceof Error && !('status_code' in problem)) throw problem;
    return response;
  }
  return { answer };
}

/** The body as the library reads it. Where the line breaks it ends, so that what has arrived is kept. */
function pieceOf(body: Readable): PassThrough {
  const piece = body.pipe(new PassThrough());
  body.once('error', () => piece.end());
  return piece;
}

/** Drains the unread rest: a sender still busy sending would not see the answer. */
function letGo(body: Readable, piece: PassThrough): void {
  body.unpipe(piece);
  body.resume();
}
