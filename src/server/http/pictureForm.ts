/** Forms with a file (`multipart/form-data`), for calls that take a picture. */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';
import { maxFormBytes, maxPictureBytes } from '#shared/pictures.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    takesPicture?: boolean;
  }
}

/**
 * The form's fields by name, each a text; a file is the data URL that a browser would have made of it, so that the
 * contract is the same for both.
 */
export function readPictureForms(server: FastifyInstance): void {
  server.addContentTypeParser(
    'multipart/form-data',
    async (request: FastifyRequest, payload: IncomingMessage) => {
      if (!request.routeOptions.config.takesPicture) throw new AppError('unsupported_media_type');
      const type = request.headers['content-type'] ?? '';
      const boundary = /;\s*boundary="?([\w'()+,./:=? -]{1,70})"?\s*(?:;|$)/i.exec(type)?.[1];
      if (!boundary) throw new AppError('malformed_request');
      const body = await readBody(request, payload, `\r\n--${boundary.trimEnd()}`);
      return fieldsOf(body, type);
    },
  );
}

/** @throws AppError payload_too_large as soon as the file has one byte too many, however much is still to come */
function readBody({ headers }: FastifyRequest, payload: IncomingMessage, delimiter: string): Promise<Buffer> {
  const most = maxPictureBytes + maxFormBytes;
  const chunks: Buffer[] = [];
  let size = 0;
  // Looked at twice at most: every look puts the chunks together.
  let lookAt = maxPictureBytes + 1;
  return new Promise((resolve, reject) => {
    const refuse = (code: 'payload_too_large' | 'malformed_request') => {
      payload.removeListener('data', take);
      reject(new AppError(code));
    };
    const take = (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size > most) return refuse('payload_too_large');
      if (size < lookAt) return;
      const body = Buffer.concat(chunks);
      const end = fileStart(body) + maxPictureBytes;
      const decidedAt = end + delimiter.length;
      if (size < decidedAt) lookAt = decidedAt;
      else if (body.subarray(0, decidedAt).indexOf(delimiter, fileStart(body)) === -1)
        refuse('payload_too_large');
      else lookAt = Number.POSITIVE_INFINITY;
    };
    if (Number(headers['content-length']) > most) return refuse('payload_too_large');
    payload.on('data', take);
    payload.on('end', () => resolve(Buffer.concat(chunks)));
    payload.on('error', () => refuse('malformed_request'));
  });
}

/** Where the file begins. Without one, the texts have already been too long for a form. */
function fileStart(body: Buffer): number {
  const name = body.indexOf('filename=');
  return name === -1 ? 0 : body.indexOf('\r\n\r\n', name) + 4;
}

async function fieldsOf(body: Buffer, type: string): Promise<Record<string, string>> {
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => null);
  if (!form) throw new AppError('malformed_request');
  const fields = await Promise.all(
    [...form].map(async ([name, value]) => [name, await textOf(value)] as const),
  );
  if (new Set(fields.map(([name]) => name)).size < fields.length) throw new AppError('malformed_request');
  return Object.fromEntries(fields);
}

async function textOf(value: string | File): Promise<string> {
  if (typeof value === 'string') return value;
  // A browser sends a file without name or content where none was chosen.
  if (value.size === 0) return '';
  const bytes = Buffer.from(await value.arrayBuffer());
  return `data:${value.type};base64,${bytes.toString('base64')}`;
}
