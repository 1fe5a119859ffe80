/** A Fastify server with everything that does not depend on the product. */
import swagger from '@fastify/swagger';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { Registry } from 'prom-client';
import { second } from '#shared/dates.ts';
import { noteAnswer } from '../answers.ts';
import type { App } from '../app.ts';
import type { ErrorTexts } from '../errorTexts.ts';
import { loggablePath } from '../log.ts';
import type { Problem } from '../pages/renderer.ts';
import { handleErrors } from './errors.ts';
import { readForwarded } from './forwarded.ts';
import { measureRequests } from './metrics.ts';
import { refuseForeignHosts } from './ownHost.ts';
import { readPictureForms } from './pictureForm.ts';
import { answerBeforeTheEnd, refuseEarly } from './refusals.ts';
import { secureAnswers } from './security.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Account behind the request once known, for the log. For a failed sign-in, the account that was tried.
     */
    actorId: string | null;
    /** The page to show in place of the one that its status would have. */
    problem: Problem | null;
  }
  interface FastifyInstance {
    /** Metrics of this server; everything registered here is reported by `/metrics`. */
    metrics: Registry;
  }
}

/** Limit for calls whose contract sets no other: forms are short, and anybody may send them. */
const bodyLimit = 16 * 1024;

export async function makeHttpServer(app: App, texts: ErrorTexts): Promise<FastifyInstance> {
  const server = Fastify({
    // Fastify's own messages are of interest only when something is wrong.
    loggerInstance: app.log.child({}, { level: quieter(app.config.logLevel) }) as FastifyBaseLogger,
    // A logger per request costs more than most answers; the two lines about a request name it themselves.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(app.config.trustProxy),
    bodyLimit,
    requestTimeout: 30 * second,
    // How often Node looks for requests that take longer; by itself it looks twice a minute.
    http: { connectionsCheckingInterval: 5 * second },
    keepAliveTimeout: 10 * second,
    return503OnClosing: false,
    ...refuseEarly(texts),
  });
  server.decorateRequest('actorId', null);
  server.decorateRequest('problem', null);
  readForwarded(server, app);
  logRequests(server, app);
  handleErrors(server, app, texts);
  refuseForeignHosts(server, app, texts);
  secureAnswers(server);
  answerBeforeTheEnd(server);
  measureRequests(server, app);
  readPictureForms(server);
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Podium', version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  return server;
}

/**
 * `true`: every direct client is a proxy, and the address it saw is the last of X-Forwarded-For. Entries
 * before it may be the client's own invention. Fastify's own `true` believes the first.
 */
function trustedProxies(setting: boolean | string[]) {
  return setting === true ? (_address: string, hop: number) => hop === 0 : setting;
}

/**
 * Statuses of calls refused for lack of rights or too many attempts: the operator wants to know who tries,
 * and from where.
 */
const refusals = [401, 403, 429];

/**
 * One log line for each answer that changed something, refused or failed, by route template: a path may
 * contain a one-time token.
 */
function logRequests(server: FastifyInstance, app: App): void {
  server.addHook('onResponse', (request, reply, done) => {
    done();
    noteAnswer(app, reply.statusCode);
    const isRefusal = refusals.includes(reply.statusCode);
    if (request.method === 'GET' && reply.statusCode < 500 && !isRefusal) return;
    app.log.info(
      {
        reqId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? loggablePath(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(isRefusal && { address: request.ip, actor: request.actorId }),
      },
      'answered',
    );
  });
}

function quieter(level: string): string {
  return level === 'info' || level === 'debug' ? 'warn' : level;
}
