/** Forms with a file (`multipart/form-data`), for calls that take a picture. */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';
import { maxFormBytes, maxPictureBytes } from '#shared/sentPictures.ts';

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
      const delimiter = `\r\n--${boundary.trimEnd()}`;
      return fieldsOf(await readBody(request, payload, delimiter), delimiter);
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

/** Parts between the delimiters, without copies: a picture is in memory twice as it is (RFC 7578). */
function fieldsOf(body: Buffer, delimiter: string): Record<string, string> {
  const fields = new Map<string, string>();
  // The first delimiter stands at the very beginning, without the line end that the others have.
  let at = delimiter.length - 2;
  if (!body.subarray(0, at).equals(Buffer.from(delimiter.slice(2)))) throw new AppError('malformed_request');
  while (body.subarray(at, at + 2).toString('latin1') !== '--') {
    const start = body.indexOf('\r\n\r\n', at);
    const end = start === -1 ? -1 : body.indexOf(delimiter, start + 4);
    const head = body.subarray(at, Math.max(start, at)).toString();
    const name = /^content-disposition: form-data;.*?[; ]name="([^"\r\n]*)"/im.exec(head)?.[1];
    if (end === -1 || name === undefined || fields.has(name)) throw new AppError('malformed_request');
    fields.set(name, textOf(head, body.subarray(start + 4, end)));
    at = end + delimiter.length;
  }
  return Object.fromEntries(fields);
}

/** A browser sends a file without content where none was chosen. */
function textOf(head: string, content: Buffer): string {
  if (!/[; ]filename\*?=/i.test(head) || content.length === 0) return content.toString();
  const type = /^content-type: *([\w/.+-]+)/im.exec(head)?.[1] ?? '';
  return `data:${type};base64,${content.toString('base64')}`;
}
