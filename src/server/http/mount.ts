/** Mounts the contract's calls on Fastify. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Access } from '#shared/access.ts';
import { type Endpoint, pathParameters, sendsQuery } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { SentFile } from '#shared/files.ts';
import type { Actor } from '../actor.ts';
import type { App } from '../app.ts';
import { perform, type Route } from './call.ts';

/** @throws AppError where the call needs a session and the one sent is over or blocked. */
export type FindActor = (request: FastifyRequest, access: Access, reply: FastifyReply) => Promise<Actor>;

export function mountRoutes(
  server: FastifyInstance,
  app: App,
  routes: readonly Route[],
  findActor: FindActor,
): void {
  for (const route of routes) {
    for (const path of [route.endpoint.path, ...(route.endpoint.aliases ?? [])]) {
      server.route({
        method: route.endpoint.method,
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        ...(route.endpoint.maxBodyBytes && { bodyLimit: route.endpoint.maxBodyBytes }),
        // What is followed may use something up: nobody does that by asking for its head.
        ...(route.endpoint.leadsTo && { exposeHeadRoute: false }),
        schema: openApiSchema(route.endpoint),
        // The contract is checked by `perform`, once, on the merged input; the schemas above are for OpenAPI.
        validatorCompiler: () => () => true,
        serializerCompiler: () => (data) => JSON.stringify(data),
        handler: async (request, reply) =>
          route.endpoint.leadsTo === undefined
            ? answer(request, reply, app, route, findActor)
            : leadOn(request, reply, app, route, findActor),
      });
    }
  }
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  app: App,
  route: Route,
  findActor: FindActor,
): Promise<unknown> {
  if (route.endpoint.isForScripts && !isFromScript(request)) throw new AppError('method_not_allowed');
  const actor = await findActor(request, route.endpoint.access, reply);
  const output = await perform(app, actor, route, readInput(request, route.endpoint));
  if (route.endpoint.isFile) return sendFile(reply, output as SentFile);
  reply.header('content-type', 'application/json; charset=utf-8');
  return output ?? {};
}

function sendFile(reply: FastifyReply, { name, type, bytes }: SentFile): Buffer {
  reply.headers({
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Whatever happens the reader ends on a page: what is refused leads to the one that says so. */
async function leadOn(
  request: FastifyRequest,
  reply: FastifyReply,
  app: App,
  route: Route,
  findActor: FindActor,
): Promise<unknown> {
  const { leadsTo = '/' } = route.endpoint;
  try {
    const actor = await findActor(request, route.endpoint.access, reply);
    const output = await perform(app, actor, route, readInput(request, route.endpoint));
    return reply.redirect((output as { location: string }).location, 303);
  } catch (error) {
    const isExpected = error instanceof AppError;
    if (!isExpected) request.log.error({ reqId: request.id, err: error }, 'unexpected error');
    return reply.redirect(leadsTo, 303);
  }
}

/**
 * False for a link that is followed, prefetched or tried by HEAD, as the scanners of mail providers do. A client
 * that says nothing about itself, being no browser, is taken for a script.
 */
function isFromScript({ method, headers }: FastifyRequest): boolean {
  if (method === 'HEAD') return false;
  if (/prefetch|prerender/.test(`${headers['sec-purpose']} ${headers.purpose} ${headers['x-moz']}`))
    return false;
  return (headers['sec-fetch-dest'] ?? 'empty') === 'empty';
}

/** One flat object. A path parameter cannot be overridden by the body or the query string. */
function readInput(request: FastifyRequest, endpoint: Endpoint): unknown {
  const rest = sendsQuery(endpoint.method) ? request.query : (request.body ?? {});
  if (typeof rest !== 'object' || rest === null || Array.isArray(rest))
    throw new AppError('malformed_request');
  return { ...rest, ...(request.params as object) };
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
