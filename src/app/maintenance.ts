/**
 * Maintenance mode: visitors and students are asked to come back later. Staff, health checks, providers' notices and
 * buyers returning from payment pass as always, and jobs keep running.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { systemErrors } from '#features/office/system/errors.ts';
import type { App } from '#server/app.ts';
import type { FindActor } from '#server/http/mount.ts';
import { followMaintenance, maintenanceSince } from '#server/maintenance/maintenance.ts';
import { minute, second } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { isStaff } from '#shared/roles.ts';

/** When a program may ask again; nobody knows how long the work takes. */
const retryAfterMs = 10 * minute;

/** Addresses, without a query, that stay open. */
const goingOn: readonly RegExp[] = [
  // The panel, its sign-in and its calls; each checks a right itself.
  /^\/admin(?:\/|$)/,
  /^\/api\/admin(?:\/|$)/,
  /^\/api\/(?:login|logout|me)$/,
  /^\/api\/auth\/(?:forgot|reset)-password$/,
  /^\/(?:reset-password|set-password)(?:\/|$)/,
  /^\/api\/set-password$/,
  // Notices of providers.
  /^\/api\/\w+\/\w+\/webhook$/,
  // Buyers who have just paid.
  /^\/payment\/return$/,
  /^\/api\/orders\/(?:status|state|open-account|not-mine|correct-email)$/,
  /^\/api\/installment\/status$/,
  // Simulators of the demo stand for the providers.
  /^\/demo\//,
  // Whoever wants no more mails does not come back later to say so.
  /^\/unsubscribe\//,
  // For operators and search engines.
  /^\/(?:healthz|readyz|metrics|robots\.txt|sitemap\.xml|manifest\.webmanifest)$/,
  // Files of pages that are open somewhere already.
  /^\/__manifest$/,
  /^\/(?:assets|texts|media|faces|photos|pictures|upright|share|uploads\/logo)\//,
];

export async function holdVisitors(server: FastifyInstance, app: App, findActor: FindActor): Promise<void> {
  const closing = new AbortController();
  server.addHook('onClose', async () => closing.abort());
  await followMaintenance(app, closing.signal);
  server.addHook('onRequest', async (request, reply) => {
    if (maintenanceSince(app) === null || isOpen(request)) return;
    const actor = await findActor(request, 'anyone', reply);
    if (actor.kind === 'member' && isStaff(actor.role)) return;
    request.problem = 'maintenance';
    throw new AppError(systemErrors.under_maintenance, {
      headers: { 'retry-after': String(retryAfterMs / second) },
    });
  });
}

function isOpen({ url }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0]!;
  return goingOn.some((pattern) => pattern.test(path));
}
