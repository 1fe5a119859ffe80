/** A Fastify server with everything that does not depend on the product. */
import swagger from '@fastify/swagger';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { second } from '#shared/dates.ts';
import type { App } from '../app.ts';
import { loggablePath } from '../log.ts';
import { type ErrorTexts, handleErrors } from './errors.ts';
import { measureRequests } from './metrics.ts';
import { refusals } from './refusals.ts';
import { secureAnswers } from './security.ts';

const bodyLimit = 64 * 1024;

export async function makeHttpServer(app: App, texts: ErrorTexts): Promise<FastifyInstance> {
  const server = Fastify({
    // What Fastify says by itself is of interest only when something is wrong.
    loggerInstance: app.log.child({}, { level: quieter(app.config.logLevel) }) as FastifyBaseLogger,
    // A logger for each request costs more than most answers; the two lines about one name it themselves.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(app.config.trustProxy),
    bodyLimit,
    requestTimeout: 30 * second,
    keepAliveTimeout: 10 * second,
    return503OnClosing: false,
    ...refusals(texts),
  });
  logRequests(server, app);
  handleErrors(server, texts);
  secureAnswers(server);
  measureRequests(server, app);
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
 * `true`: whoever connects is a proxy, and the address that it saw is the last of X-Forwarded-For. What stands before
 * is the client's own invention. Fastify's own `true` believes the first.
 */
function trustedProxies(setting: boolean | string[]) {
  return setting === true ? (_address: string, hop: number) => hop === 0 : setting;
}

/** One line an answer that changed something or failed, by route template: a path may hold a one-time token. */
function logRequests(server: FastifyInstance, app: App): void {
  server.addHook('onResponse', (request, reply, done) => {
    done();
    if (request.method === 'GET' && reply.statusCode < 500) return;
    app.log.info(
      {
        reqId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? loggablePath(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}

function quieter(level: string): string {
  return level === 'info' || level === 'debug' ? 'warn' : level;
}
