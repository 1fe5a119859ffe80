/** A bucket over plain HTTP, as far as the product speaks S3: objects, parts, ranges. Everything is in memory. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Stored {
  bytes: Buffer;
  writtenAt: Date;
  /** The sender's own headers, given back with the object. */
  meta: Record<string, string>;
}

interface Upload {
  key: string;
  begunAt: Date;
  parts: Map<number, Stored>;
}

export interface S3 {
  url: string;
  bucket: string;
  objects: Map<string, Stored>;
  /** Uploads that are not complete, with their parts by number. */
  uploads: Map<string, Upload>;
  /** Ranges that were read, newest last. */
  ranges: string[];
  clock(): Date;
  close(): Promise<void>;
}

interface Request {
  s3: S3;
  key: string;
  query: URLSearchParams;
  message: IncomingMessage;
  body: Buffer;
  response: ServerResponse;
}

/** Requests that are not signed with `accessKey` are refused. */
export async function startS3({
  bucket,
  accessKey,
  clock = () => new Date(),
}: {
  bucket: string;
  accessKey: string;
  clock?: () => Date;
}): Promise<S3> {
  const server = createServer(async (message, response) => {
    const url = new URL(message.url ?? '/', s3.url);
    const body = Buffer.concat(await message.toArray());
    if (!message.headers.authorization?.includes(`Credential=${accessKey}/`))
      return void refuse(response, 403, 'AccessDenied');
    const [, asked = '', ...key] = decodeURIComponent(url.pathname).split('/');
    if (asked !== bucket) return void refuse(response, 404, 'NoSuchBucket');
    answer({ s3, key: key.join('/'), query: url.searchParams, message, body, response });
  });
  const s3: S3 = { url: '', bucket, objects: new Map(), uploads: new Map(), ranges: [], clock, close };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  s3.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return s3;

  function close(): Promise<void> {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  }
}

function answer(request: Request): void {
  const { key, query, message } = request;
  if (key === '' && message.method === 'GET') return void list(request);
  const isPart = query.has('uploadId');
  const [one, ofPart] = actions[message.method ?? ''] ?? [getObject, listParts];
  (isPart || query.has('uploads') ? ofPart : one)(request);
}

/** Effect of each method on an object, and to an upload in parts. */
const actions: Record<string, [(request: Request) => void, (request: Request) => void]> = {
  PUT: [putObject, putPart],
  POST: [begin, (request) => (request.query.has('uploads') ? begin : complete)(request)],
  DELETE: [remove, remove],
};

function begin({ s3, key, response }: Request): void {
  const id = createHash('sha256').update(`${key} ${s3.uploads.size}`).digest('hex');
  s3.uploads.set(id, { key, begunAt: s3.clock(), parts: new Map() });
  xml(response, 'InitiateMultipartUploadResult', `<Key>${key}</Key><UploadId>${id}</UploadId>`);
}

function putPart({ s3, query, body, response }: Request): void {
  const parts = s3.uploads.get(query.get('uploadId') ?? '')?.parts;
  if (!parts) return void refuse(response, 404, 'NoSuchUpload');
  parts.set(Number(query.get('partNumber')), stored(s3, body));
  response.writeHead(200, { etag: tagOf(body) }).end();
}

function putObject({ s3, key, message, body, response }: Request): void {
  const meta = Object.entries(message.headers).filter(([name]) => name.startsWith('x-amz-meta-'));
  s3.objects.set(key, { ...stored(s3, body), meta: Object.fromEntries(meta) as Record<string, string> });
  response.writeHead(200, { etag: tagOf(body) }).end();
}

function listParts({ s3, query, response }: Request): void {
  const parts = s3.uploads.get(query.get('uploadId') ?? '')?.parts;
  if (!parts) return void refuse(response, 404, 'NoSuchUpload');
  const listed = [...parts].map(
    ([number, { bytes }]) =>
      `<Part><PartNumber>${number}</PartNumber><ETag>${tagOf(bytes)}</ETag><Size>${bytes.length}</Size></Part>`,
  );
  xml(response, 'ListPartsResult', `<IsTruncated>false</IsTruncated>${listed.join('')}`);
}

function complete({ s3, key, query, response }: Request): void {
  const id = query.get('uploadId') ?? '';
  const parts = s3.uploads.get(id)?.parts;
  if (!parts) return void refuse(response, 404, 'NoSuchUpload');
  const inOrder = [...parts].sort(([one], [other]) => one - other).map(([, { bytes }]) => bytes);
  s3.objects.set(key, stored(s3, Buffer.concat(inOrder)));
  s3.uploads.delete(id);
  xml(response, 'CompleteMultipartUploadResult', `<Key>${key}</Key>`);
}

function remove({ s3, key, query, response }: Request): void {
  const id = query.get('uploadId');
  if (id === null) s3.objects.delete(key);
  else if (!s3.uploads.delete(id)) return void refuse(response, 404, 'NoSuchUpload');
  response.writeHead(204).end();
}

function getObject({ s3, key, message, response }: Request): void {
  const found = s3.objects.get(key);
  if (!found) return void refuse(response, 404, 'NoSuchKey');
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(message.headers.range ?? '') ?? [];
  if (message.headers.range) s3.ranges.push(message.headers.range);
  const bytes = from ? found.bytes.subarray(Number(from), Number(to) + 1) : found.bytes;
  response.writeHead(from ? 206 : 200, {
    ...found.meta,
    'content-length': bytes.length,
    etag: tagOf(found.bytes),
    ...(from && {
      'content-range': `bytes ${from}-${Number(from) + bytes.length - 1}/${found.bytes.length}`,
    }),
  });
  response.end(message.method === 'HEAD' ? undefined : bytes);
}

/** All of the bucket's objects, or its uploads in parts, in one page. */
function list({ s3, query, response }: Request): void {
  const prefix = query.get('prefix') ?? '';
  const uploads = [...s3.uploads]
    .filter(([, { key }]) => key.startsWith(prefix))
    .map(
      ([id, { key, begunAt }]) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${begunAt.toISOString()}</Initiated></Upload>`,
    );
  const objects = [...s3.objects].map(
    ([key, { writtenAt, bytes }]) =>
      `<Contents><Key>${key}</Key><LastModified>${writtenAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`,
  );
  const isOfUploads = query.has('uploads');
  xml(
    response,
    isOfUploads ? 'ListMultipartUploadsResult' : 'ListBucketResult',
    `<IsTruncated>false</IsTruncated>${(isOfUploads ? uploads : objects).join('')}`,
  );
}

function stored({ clock }: S3, bytes: Buffer): Stored {
  return { bytes, writtenAt: clock(), meta: {} };
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function xml(response: ServerResponse, name: string, content: string): void {
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><${name}>${content}</${name}>`);
}

function tagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}
