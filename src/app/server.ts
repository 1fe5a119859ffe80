/** The server: mounts every feature's calls and raw routes, and identifies the caller. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deviceOf } from '#features/accounts/sign-in/server/devices.ts';
import { actorOfToken } from '#features/accounts/sign-in/server/sessions.ts';
import { listRoutes } from '#features/office/exports/server/api.ts';
import type { Visitor } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import { contextOf } from '#server/context.ts';
import { errorTextsOf } from '#server/errorTexts.ts';
import type { Route } from '#server/http/call.ts';
import { flowCookieOf } from '#server/http/flowCookie.ts';
import { type FindActor, mountRoutes } from '#server/http/mount.ts';
import { makeHttpServer } from '#server/http/server.ts';
import { mountTogether } from '#server/http/together.ts';
import { deviceHeader } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { preferredLanguage } from '#shared/i18n.ts';
import { mountApiDocs } from './apiDocs.ts';
import { features } from './features.ts';
import { holdVisitors } from './maintenance.ts';

export const apiRoutes: readonly Route[] = [
  ...features.flatMap((feature) => feature.routes ?? []),
  ...listRoutes(features.flatMap((feature) => feature.listings ?? [])),
];

export async function makeServer(app: App): Promise<FastifyInstance> {
  const server = await makeHttpServer(app, errorTextsOf(features));
  const findActor = actorFinder(app);
  await holdVisitors(server, app, findActor);
  mountRoutes(server, { app, routes: apiRoutes, findActor });
  mountTogether(server, apiRoutes);
  for (const feature of features) feature.rawRoutes?.(server, app, findActor);
  mountApiDocs(server, app, findActor);
  return server;
}

/**
 * Identifies the caller by the bearer token. A stale token is ignored on calls open to anyone, such as
 * signing in again.
 */
function actorFinder(app: App): FindActor {
  return async (request, access, reply) => {
    const visitor = visitorOf(app, request, reply);
    const header = request.headers.authorization;
    if (header === undefined) return visitor;
    const token = /^Bearer ([\w-]{20,100})$/.exec(header)?.[1];
    try {
      if (!token) throw new AppError('unauthorized');
      const self = await actorOfToken(contextOf(app, visitor), token);
      request.actorId = self.id;
      return self.mustChangePassword && access === 'anyone' ? visitor : self;
    } catch (error) {
      if (error instanceof AppError && access === 'anyone') return visitor;
      throw error;
    }
  };
}

function visitorOf(app: App, request: FastifyRequest, reply: FastifyReply): Visitor {
  return {
    kind: 'visitor',
    language: preferredLanguage(request.headers['accept-language'], app.config.languages),
    address: request.ip,
    // Long enough for any reader.
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    requestId: request.id,
    device: deviceOf(request.headers[deviceHeader]),
    flowCookie: flowCookieOf(app, request, reply),
  };
}
