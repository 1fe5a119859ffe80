/** Mounts the contract's calls on Fastify. */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Access } from '#shared/access.ts';
import { type Endpoint, pathParameters, sendsQuery } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { SentFile } from '#shared/files.ts';
import { maxPictureBody } from '#shared/sentPictures.ts';
import { type Actor, checkAccess } from '../actor.ts';
import type { App } from '../app.ts';
import { isKnown } from '../etags.ts';
import { perform, type Route } from './call.ts';
import { makePictureTurns, type PictureTurns } from './pictureTurns.ts';

/** @throws AppError when the call needs a session and the one sent has ended or its account is blocked */
export type FindActor = (request: FastifyRequest, access: Access, reply: FastifyReply) => Promise<Actor>;

export function mountRoutes(
  server: FastifyInstance,
  { app, routes, findActor }: { app: App; routes: readonly Route[]; findActor: FindActor },
): void {
  const turns = makePictureTurns();
  for (const route of routes) {
    for (const path of [route.endpoint.path, ...(route.endpoint.aliases ?? [])]) {
      server.route({
        method: route.endpoint.method,
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        ...beforeTheBody(route.endpoint, findActor, turns),
        // Following the address may use something up, which a HEAD request must not do.
        ...(route.endpoint.leadsTo && { exposeHeadRoute: false }),
        schema: describedOnce(route.endpoint),
        // The contract is checked by `perform`, once, on the merged input; the schemas above are for OpenAPI.
        validatorCompiler: () => () => true,
        serializerCompiler: () => (data) => JSON.stringify(data),
        handler: async (request, reply) =>
          route.endpoint.leadsTo === undefined
            ? answer(request, reply, { app, route, findActor })
            : leadOn(request, reply, { app, route, findActor }),
      });
    }
  }
}

/** How long its body may be, and what happens once the headers are in. */
function beforeTheBody(endpoint: Endpoint, findActor: FindActor, turns: PictureTurns) {
  const { takesPicture = false, maxBodyBytes } = endpoint;
  const bodyLimit = maxBodyBytes ?? (takesPicture ? maxPictureBody : undefined);
  return {
    ...(bodyLimit && { bodyLimit }),
    config: { takesPicture },
    onRequest: [
      ...(isGuarded(endpoint) ? [refuseUnread(endpoint, findActor)] : []),
      ...(takesPicture ? [takeTurn(turns)] : []),
    ],
  };
}

/** Fastify reads the body of everything but a GET. */
function isGuarded({ method, access }: Endpoint): boolean {
  return method !== 'GET' && access !== 'anyone';
}

/** The turn ends with the answer, or when the sender hangs up. */
function takeTurn(turns: PictureTurns) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { raw } = request;
    const before = raw.socket.bytesRead;
    const end = await turns.take({
      address: request.ip,
      hasArrived: () => raw.complete,
      bytes: () => raw.socket.bytesRead - before,
      cutOff: () => void raw.destroy(),
    });
    if (reply.raw.destroyed || reply.raw.closed) return end();
    reply.raw.once('close', end);
  };
}

/**
 * Refuses callers without the right once the headers are in, before their body is read: it may be large, and reading it
 * is work. `perform` checks again after the body: it may take half a minute, and rights may end meanwhile.
 */
function refuseUnread(endpoint: Endpoint, findActor: FindActor) {
  return async (request: FastifyRequest, reply: FastifyReply) =>
    checkAccess(await findActor(request, endpoint.access, reply), endpoint.access, endpoint);
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { app, route, findActor }: { app: App; route: Route; findActor: FindActor },
): Promise<unknown> {
  if (route.endpoint.isForScripts && !isFromScript(request)) throw new AppError('method_not_allowed');
  const actor = await findActor(request, route.endpoint.access, reply);
  const input = readInput(request, route.endpoint);
  const output = await perform(app, actor, { route, input, hungUp: hungUpOf(reply) });
  if (route.endpoint.isFile) return sendFile(request, reply, output as SentFile);
  reply.header('content-type', 'application/json; charset=utf-8');
  return output ?? {};
}

/** A connection that closes before its answer has been sent has been left by the caller. */
function hungUpOf({ raw }: FastifyReply): AbortSignal {
  const hungUp = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) hungUp.abort(new AppError('unavailable'));
  });
  return hungUp.signal;
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SentFile,
): Promise<Buffer | Readable | FastifyReply> {
  const { name, type, etag } = file;
  // Only a GET asks whether its answer is known.
  const tag = { ...(etag && request.method !== 'POST' && { etag }), 'cache-control': 'no-store' };
  if (tag.etag && isKnown(request.headers['if-none-match'], tag.etag))
    return reply.headers(tag).code(304).send();
  const bytes = typeof file.bytes === 'function' ? await file.bytes() : file.bytes;
  reply.headers({ ...tag, 'content-type': type, 'content-disposition': `attachment; filename="${name}"` });
  if (bytes instanceof Uint8Array) return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Its status has been sent when a piece fails: the connection breaks, so that a part is never taken for the whole.
  return Readable.from(bytes).on('error', (err) =>
    request.log.error({ reqId: request.id, err }, 'a file broke off'),
  );
}

/** The reader always ends on a page: a refusal leads to the one that explains it. */
async function leadOn(
  request: FastifyRequest,
  reply: FastifyReply,
  { app, route, findActor }: { app: App; route: Route; findActor: FindActor },
): Promise<unknown> {
  const { leadsTo = '/' } = route.endpoint;
  try {
    const actor = await findActor(request, route.endpoint.access, reply);
    const output = await perform(app, actor, { route, input: readInput(request, route.endpoint) });
    return reply.redirect((output as { location: string }).location, 303);
  } catch (error) {
    const isExpected = error instanceof AppError;
    if (!isExpected) request.log.error({ reqId: request.id, err: error }, 'unexpected error');
    return reply.redirect(leadsTo, 303);
  }
}

/**
 * False for a link that is followed, prefetched or tried by HEAD, as the scanners of mail providers do. A
 * client that says nothing about itself, being no browser, counts as a script.
 */
function isFromScript({ method, headers }: FastifyRequest): boolean {
  if (method === 'HEAD') return false;
  if (/prefetch|prerender/.test(`${headers['sec-purpose']} ${headers.purpose} ${headers['x-moz']}`))
    return false;
  return (headers['sec-fetch-dest'] ?? 'empty') === 'empty';
}

/** One flat object. Neither body nor query string can override a path parameter. */
function readInput(request: FastifyRequest, endpoint: Endpoint): unknown {
  const rest = sendsQuery(endpoint.method) ? request.query : (request.body ?? {});
  if (typeof rest !== 'object' || rest === null || Array.isArray(rest))
    throw new AppError('malformed_request');
  return { ...rest, ...(request.params as object) };
}

const described = new WeakMap<Endpoint, Record<string, unknown>>();

/** Contracts never change: another server of the same process mounts the same description. */
function describedOnce(endpoint: Endpoint): Record<string, unknown> {
  const schema = described.get(endpoint) ?? openApiSchema(endpoint);
  described.set(endpoint, schema);
  return { ...schema };
}

function openApiSchema(endpoint: Endpoint): Record<string, unknown> {
  const inPath = pathParameters(endpoint.path);
  const shape = endpoint.input instanceof z.ZodObject ? (endpoint.input.shape as z.ZodRawShape) : {};
  const pick = (keep: (name: string) => boolean) =>
    z.object(Object.fromEntries(Object.entries(shape).filter(([name]) => keep(name))));
  const hasRest = Object.keys(shape).some((name) => !inPath.includes(name));
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? 'api'],
    ...(inPath.length > 0 && { params: pick((name) => inPath.includes(name)) }),
    ...(hasRest && {
      [sendsQuery(endpoint.method) ? 'querystring' : 'body']: pick((name) => !inPath.includes(name)),
    }),
    ...(endpoint.access !== 'anyone' && { security: [{ bearer: [] }] }),
    response: { 200: endpoint.isFile ? z.string().describe('the bytes of a file') : endpoint.output },
  };
}
