/** Prometheus metrics of this process, and the liveness and readiness checks. */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { second } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import type { App } from '../app.ts';
import { ping } from '../db/ping.ts';
import { countDrawn } from '../drawings/drawings.ts';
import { countJobs } from '../outbox/reading.store.ts';
import { limitOf } from '../patience.ts';

/** `/readyz` answers within this time, whatever the database does. */
const readyWithinMs = 2 * second;

export function measureRequests(server: FastifyInstance, app: App): void {
  const ofProcess = processMetrics();
  const register = new Registry();
  server.decorate('metrics', register);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route template',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 8],
    registers: [register],
  });
  new Gauge({
    name: 'podium_jobs',
    help: 'Jobs of the outbox by state',
    labelNames: ['status'],
    registers: [register],
    async collect() {
      this.reset();
      for (const [status, count] of Object.entries(await countJobs(app.database.handle)))
        this.set({ status }, count);
    },
  });
  new Counter({
    name: 'podium_drawn_total',
    help: 'Link previews, PDFs and narrowed private photos that were drawn, not sent from memory',
    labelNames: ['kind'],
    registers: [register],
    collect() {
      this.reset();
      for (const [kind, count] of countDrawn(app)) this.inc({ kind }, count);
    },
  });

  server.addHook('onResponse', (request, reply, done) => {
    done();
    const route = request.routeOptions.url;
    if (!route) return;
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  server.get('/healthz', { schema: { hide: true } }, async () => ({ ok: true }));
  server.get('/readyz', { schema: { hide: true } }, async () => {
    await ping(app.database, limitOf(readyWithinMs)).catch(() => {
      throw new AppError('unavailable', { headers: { 'retry-after': '5' } });
    });
    return { ok: true };
  });
  server.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(request, app)) throw new AppError('not_found');
    const all = Registry.merge([ofProcess, register]);
    return reply.type(all.contentType).send(await all.metrics());
  });
}

let processRegistry: Registry | null = null;

/**
 * Shared by all servers of a process: it watches the event loop and the garbage collector for the life of the process.
 */
function processMetrics(): Registry {
  if (processRegistry) return processRegistry;
  processRegistry = new Registry();
  collectDefaultMetrics({ register: processRegistry });
  return processRegistry;
}

function mayReadMetrics(request: FastifyRequest, app: App): boolean {
  const { metricsToken, mode } = app.config;
  if (!metricsToken) return mode === 'demo';
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${metricsToken}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
