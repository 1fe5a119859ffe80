/** The whole product, put together and started; used by `npm start`, the tests and the measurements. */
import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createFirstAdmin } from '#features/accounts/service.ts';
import { publishTemplates } from '#features/documents/service.ts';
import { readTimeZone } from '#features/school/zone/service.ts';
import type { App } from '#server/app.ts';
import { type Config, randomPassword } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openSqlite } from '#server/db/sqlite.ts';
import { type Log, makeLog } from '#server/log.ts';
import { smtpTransport } from '#server/mail/mail.ts';
import { makeWorker, type Worker } from '#server/outbox/worker.ts';
import { second } from '#shared/dates.ts';
import type { DemoWorld } from './demo.ts';
import { mountSite } from './pages.ts';
import { jobs, schedules } from './schedule.ts';
import { makeServer } from './server.ts';

/** Requests and jobs under way get this long to end when the process is asked to stop. */
const drainMs = 10 * second;

export interface Podium {
  app: App;
  server: FastifyInstance;
  worker: Worker;
  url: string;
  /** Set once, when the super admin was made with a password nobody had chosen. */
  newAdminPassword: string | null;
  demo: DemoWorld | null;
  stop(): Promise<void>;
}

export interface StartOptions {
  log?: Log;
  isDevelopment?: boolean;
}

/** Migrates, makes the first admin, in demo mode loads the demo school, then listens and works. */
export async function startPodium(config: Config, options: StartOptions = {}): Promise<Podium> {
  await mkdir(join(config.dataDir, 'uploads'), { recursive: true });
  // Only demo mode loads the simulators and the demo school at all.
  const demoMode = config.mode === 'demo' ? await import('./demo.ts') : null;
  const demo = (await demoMode?.startDemoWorld(config)) ?? null;
  const { app, worker } = makeApp(
    config,
    await openDatabase(config),
    options.log ?? makeLog(config.logLevel),
  );
  try {
    await migrate(app.database);
    await publishTemplates(app.database, app.now());
    const newAdminPassword = await ensureAdmin(app, demo?.adminPassword ?? null);
    await readTimeZone(app);
    await demoMode?.fillDemoSchool(app);
    const server = await makeServer(app);
    if (demo) demoMode?.mountDemo(server, app, demo);
    await mountSite(server, app, options.isDevelopment ?? false);
    const url = await listen(server, config);
    demo?.connect(url);
    worker.start();
    return { app, server, worker, url, newAdminPassword, demo, stop: stopOnce(app, server, worker, demo) };
  } catch (error) {
    await demo?.close();
    await app.database.close();
    throw error;
  }
}

/** The product without its doors: for the tests, the command line and `startPodium`. */
export function makeApp(config: Config, database: Database, log: Log, now = () => new Date()) {
  const app: App = {
    config,
    database,
    log,
    mail: smtpTransport(config.mail),
    now,
    wakeWorker: () => worker.wake(),
  };
  const worker = makeWorker(app, { jobs, schedules });
  return { app, worker };
}

export async function openDatabase(config: Config): Promise<Database> {
  if (!config.databaseUrl) return openSqlite(join(config.dataDir, 'podium.db'));
  const { openPostgres } = await import('#server/db/postgres.ts');
  return openPostgres(config.databaseUrl);
}

/** The super admin of the settings. The answer is the password where it was made up here and must be shown. */
async function ensureAdmin(app: App, demoPassword: string | null): Promise<string | null> {
  const chosen = app.config.adminPassword ?? demoPassword;
  const password = chosen ?? randomPassword();
  const created = await createFirstAdmin(app, app.config.adminEmail, password);
  return created && chosen === null ? password : null;
}

async function listen(server: FastifyInstance, config: Config): Promise<string> {
  await server.listen({ port: config.port, host: config.host });
  const { port } = server.server.address() as AddressInfo;
  const name = config.host === '127.0.0.1' || config.host === '0.0.0.0' ? 'localhost' : config.host;
  if (!config.isAppUrlGiven) config.appUrl = `http://${name}:${port}`;
  return config.appUrl;
}

function stopOnce(
  app: App,
  server: FastifyInstance,
  worker: Worker,
  demo: DemoWorld | null,
): () => Promise<void> {
  let stopping: Promise<void> | null = null;
  return () => {
    stopping ??= stop();
    return stopping;
  };

  async function stop(): Promise<void> {
    // A connection is closed as soon as its answer is out, or would idle on until the client lets go of it.
    const sweep = setInterval(() => server.server.closeIdleConnections(), 100);
    const cut = setTimeout(() => server.server.closeAllConnections(), drainMs - second);
    await Promise.all([server.close(), worker.stop(drainMs - 2 * second)]);
    clearInterval(sweep);
    clearTimeout(cut);
    await demo?.close();
    app.mail.close();
    await app.database.close();
  }
}
