/** The server's table of contents: every feature's calls, raw routes and pages. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountsRoutes } from '#features/accounts/api.ts';
import { deviceOf } from '#features/accounts/devices/service.ts';
import { actorOfToken } from '#features/accounts/sessions/service.ts';
import { newsletterRoutes } from '#features/consents/newsletter/api.ts';
import { contentRoutes } from '#features/content/api.ts';
import { coursesRoutes } from '#features/courses/api.ts';
import { documentsRoutes } from '#features/documents/api.ts';
import { landingPictures } from '#features/landing/api.ts';
import { learningMedia, learningRoutes } from '#features/learning/api.ts';
import { modelsPhotos, modelsRoutes } from '#features/models/api.ts';
import { ordersRoutes } from '#features/orders/api.ts';
import { paymentsRoutes, paymentsWebhooks } from '#features/payments/api.ts';
import { schoolRoutes } from '#features/school/api.ts';
import { staffRoutes } from '#features/staff/api.ts';
import { systemMessages } from '#features/system/messages.ts';
import type { Actor, Visitor } from '#server/actor.ts';
import { checkAccess } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { Route } from '#server/http/call.ts';
import type { ErrorTexts } from '#server/http/errors.ts';
import { mountRoutes } from '#server/http/mount.ts';
import { makeHttpServer } from '#server/http/server.ts';
import type { Access } from '#shared/access.ts';
import { deviceHeader } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { createTranslator, type Language, preferredLanguage } from '#shared/i18n.ts';

export const apiRoutes: readonly Route[] = [
  ...accountsRoutes,
  ...contentRoutes,
  ...coursesRoutes,
  ...documentsRoutes,
  ...learningRoutes,
  ...modelsRoutes,
  ...newsletterRoutes,
  ...ordersRoutes,
  ...paymentsRoutes,
  ...schoolRoutes,
  ...staffRoutes,
];

export async function makeServer(app: App): Promise<FastifyInstance> {
  const server = await makeHttpServer(app, errorTexts);
  const findActor = (request: FastifyRequest, access: Access) => actorOf(app, request, access);
  mountRoutes(server, app, apiRoutes, findActor);
  paymentsWebhooks(server, app);
  landingPictures(server, app);
  learningMedia(server, app);
  modelsPhotos(server, app);
  server.get('/api/docs', { schema: { hide: true } }, async (request) => {
    if (app.config.mode !== 'demo') checkAccess(await findActor(request, 'staff'), 'staff');
    return server.swagger();
  });
  return server;
}

/** Whose bearer it is. A stale one is no obstacle to a call that anybody may make, such as signing in again. */
async function actorOf(app: App, request: FastifyRequest, access: Access): Promise<Actor> {
  const visitor = visitorOf(app, request);
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

function visitorOf(app: App, request: FastifyRequest): Visitor {
  return {
    kind: 'visitor',
    language: preferredLanguage(request.headers['accept-language']),
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    device: deviceOf(app, request.headers[deviceHeader]),
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
