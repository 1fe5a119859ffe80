/** The server's table of contents: every feature's calls, raw routes and pages. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountsRoutes } from '#features/accounts/api.ts';
import { deviceOf } from '#features/accounts/devices/service.ts';
import { oauthRoutes } from '#features/accounts/oauth/api.ts';
import { profileRoutes } from '#features/accounts/profile/api.ts';
import { actorOfToken } from '#features/accounts/sessions/service.ts';
import { auditRoutes } from '#features/audit/api.ts';
import { newsletterRoutes } from '#features/consents/newsletter/api.ts';
import { contentRoutes } from '#features/content/api.ts';
import { coursesRoutes } from '#features/courses/api.ts';
import { documentsRoutes } from '#features/documents/api.ts';
import { landingPictures } from '#features/landing/api.ts';
import { learningMedia, learningRoutes } from '#features/learning/api.ts';
import { modelsPhotos, modelsRoutes } from '#features/models/api.ts';
import { ordersRoutes } from '#features/orders/api.ts';
import { paymentsRoutes, paymentsWebhooks } from '#features/payments/api.ts';
import { privacyRoutes } from '#features/privacy/api.ts';
import { schoolLogo, schoolRoutes } from '#features/school/api.ts';
import { staffRoutes } from '#features/staff/api.ts';
import { peopleRoutes } from '#features/staff/people/api.ts';
import { systemMessages } from '#features/system/messages.ts';
import type { Actor, Visitor } from '#server/actor.ts';
import { checkAccess } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { Route } from '#server/http/call.ts';
import type { ErrorTexts } from '#server/http/errors.ts';
import { keepsakeOf } from '#server/http/keepsake.ts';
import { mountRoutes } from '#server/http/mount.ts';
import { makeHttpServer } from '#server/http/server.ts';
import type { Access } from '#shared/access.ts';
import { deviceHeader } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { createTranslator, type Language, preferredLanguage } from '#shared/i18n.ts';

export const apiRoutes: readonly Route[] = [
  ...accountsRoutes,
  ...auditRoutes,
  ...contentRoutes,
  ...coursesRoutes,
  ...documentsRoutes,
  ...learningRoutes,
  ...modelsRoutes,
  ...newsletterRoutes,
  ...oauthRoutes,
  ...ordersRoutes,
  ...paymentsRoutes,
  ...profileRoutes,
  ...privacyRoutes,
  ...schoolRoutes,
  ...staffRoutes,
  ...peopleRoutes,
];

export async function makeServer(app: App): Promise<FastifyInstance> {
  const server = await makeHttpServer(app, errorTexts);
  const findActor = (request: FastifyRequest, access: Access, reply: FastifyReply) =>
    actorOf(app, request, access, reply);
  mountRoutes(server, app, apiRoutes, findActor);
  paymentsWebhooks(server, app);
  landingPictures(server, app);
  learningMedia(server, app);
  modelsPhotos(server, app);
  schoolLogo(server, app);
  server.get('/api/docs', { schema: { hide: true } }, async (request, reply) => {
    if (app.config.mode !== 'demo') checkAccess(await findActor(request, 'staff', reply), 'staff');
    return server.swagger();
  });
  return server;
}

/** Whose bearer it is. A stale one is no obstacle to a call that anybody may make, such as signing in again. */
async function actorOf(
  app: App,
  request: FastifyRequest,
  access: Access,
  reply: FastifyReply,
): Promise<Actor> {
  const visitor = visitorOf(app, request, reply);
  const header = request.headers.authorization;
  if (header === undefined) return visitor;
  const token = /^Bearer ([\w-]{20,100})$/.exec(header)?.[1];
  try {
    if (!token) throw new AppError('unauthorized');
    return await actorOfToken(app, token, visitor);
  } catch (error) {
    if (error instanceof AppError && access === 'anyone') return visitor;
    throw error;
  }
}

function visitorOf(app: App, request: FastifyRequest, reply: FastifyReply): Visitor {
  return {
    kind: 'visitor',
    language: preferredLanguage(request.headers['accept-language']),
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    requestId: request.id,
    device: deviceOf(request.headers[deviceHeader]),
    keepsake: keepsakeOf(app, request, reply),
  };
}

const errorTexts: ErrorTexts = {
  detail: (language, code, values) => translate(language, code, values),
  field: (language, code) => translate(language, `field.${code}`),
};

function translate(language: Language, key: string, values?: Record<string, string | number>): string {
  const t = createTranslator({ locale: language, messages: systemMessages[language], namespace: 'errors' });
  return t(key as never, values as never);
}
