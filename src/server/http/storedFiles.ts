/** Answers with a stored file or a part of it, as players ask for it. */
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { second } from '#shared/dates.ts';
import { notFound } from '#shared/errors.ts';
import type { App } from '../app.ts';
import type { ByteRange } from '../storage/storage.ts';

export interface StoredFile {
  file: string;
  mediaType: string;
  /** Name to save it under; null: it is shown, not saved. */
  saveAs?: string | null;
  /**
   * Throws once the reader may not have it any more. Asked again while it is sent: players read a whole film
   * through one request, as slowly as they show it.
   */
  mayGoOn?: () => Promise<unknown>;
}

const lookAgainMs = 20 * second;

/** Sends the range that was asked for, or everything. No cache may store it. @throws not_found */
export async function sendStored(
  app: App,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  stored: StoredFile,
): Promise<FastifyReply> {
  const size = await app.storage.sizeOf(stored.file);
  if (size === null) throw notFound();
  reply.headers({
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
    'content-type': stored.mediaType,
    ...(stored.saveAs && { 'content-disposition': disposition(stored.saveAs) }),
  });
  const asked = rangeOf(request.headers.range, size);
  if (asked === 'impossible') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const range = asked ?? { from: 0, to: size - 1 };
  if (asked) reply.code(206).header('content-range', `bytes ${range.from}-${range.to}/${size}`);
  reply.header('content-length', range.to - range.from + 1);
  if (request.method === 'HEAD' || size === 0) return reply.send(Readable.from([]));
  const bytes = await app.storage.read(stored.file, range);
  return reply.send(stored.mayGoOn ? Readable.from(whileAllowed(app, bytes, stored.mayGoOn)) : bytes);
}

/** The connection breaks where the right ends. */
async function* whileAllowed(app: App, bytes: Readable, mayGoOn: () => Promise<unknown>) {
  let lookedAt = app.now().getTime();
  for await (const piece of bytes) {
    const now = app.now().getTime();
    if (now - lookedAt >= lookAgainMs) {
      await mayGoOn();
      lookedAt = now;
    }
    yield piece;
  }
}

/** Null for no range, or one of a form that may be ignored (RFC 9110, 14.2): then everything is sent. */
function rangeOf(header: string | undefined, size: number): ByteRange | 'impossible' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const from = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from > to ? 'impossible' : { from, to };
}

/** RFC 6266: a plain name for old programs, the real one beside it. */
function disposition(name: string): string {
  const plain = name.replace(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
