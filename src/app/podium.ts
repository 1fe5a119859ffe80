/** The whole product, put together and started; used by `npm start`, the tests and the measurements. */
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { continueNumbers } from '#features/accounts/account/server/accounts.ts';
import { clearRestorations } from '#features/office/backups/server/restore.ts';
import { clearLeavings } from '#features/office/backups/server/work.ts';
import { createFirstAdmin, waitingFirstAdmin } from '#features/office/people/server/firstAdmin.ts';
import { keepFormerFacts } from '#features/publishing/documents/server/facts.ts';
import {
  followBenefits,
  followFacts,
  publishTemplates,
} from '#features/publishing/documents/server/publishDocument.ts';
import { readBasics } from '#features/publishing/school/server/basics.ts';
import { schoolBenefits } from '#features/publishing/school/server/benefits.ts';
import type { App } from '#server/app.ts';
import { type Config, ConfigError } from '#server/config.ts';
import { contextOf } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { demoPassword } from '#server/demoDefaults.ts';
import { drainBeforeClosing } from '#server/http/drain.ts';
import type { HeldPort } from '#server/http/heldPort.ts';
import { alsoTo, type Log, makeLog } from '#server/log.ts';
import { logFolder, logFolderOf } from '#server/logFolder.ts';
import { smtpTransport } from '#server/mail/mail.ts';
import { makeWorker, type Worker } from '#server/outbox/worker.ts';
import { markRehearsal } from '#server/rehearsalMark.ts';
import { makeStorage } from '#server/storage/makeStorage.ts';
import { second } from '#shared/dates.ts';
import { makeDataFolder, migrateSchool, openDatabase, refuseForeign } from './database.ts';
import type { DemoWorld } from './demo.ts';
import { features } from './features.ts';
import { remainsAgainst } from './launch.ts';
import { mountSite } from './pages.ts';
import { jobs, schedules } from './schedule.ts';
import { makeServer } from './server.ts';
import { forgetRehearsal } from './simulatorFiles.ts';
import type { Simulators } from './simulators.ts';

/** Requests and jobs under way get this long to finish when the process is asked to stop. */
const drainMs = 10 * second;

export interface Podium {
  app: App;
  server: FastifyInstance;
  worker: Worker;
  url: string;
  /** The super admin whose first password is unused, and the file that holds it unless the settings set it. */
  firstAdmin: { email: string; file: string | null } | null;
  demo: DemoWorld | null;
  /** Stand for payments, bank and mail in a demo and in a rehearsal. */
  simulators: Simulators | null;
  stop(): Promise<void>;
}

export interface StartOptions {
  log?: Log;
  /** Called right before the first request can be answered: from then on the process has to be stopped in order. */
  beforeListening?: () => void;
  isDevelopment?: boolean;
  /** Has the process end in order and be started again; absent where nobody would start it. */
  restart?: () => void;
  /** Our parent holds the port over a restart. */
  held?: HeldPort | null;
  /** A demo school tells the year behind it once somebody was answered; others see the small school alone. */
  tellsYear?: boolean;
}

/**
 * Migrates, loads the demo school in demo mode, listens, creates the first admin and starts the worker.
 * @throws ConfigError when the database does not fit this mode (launch.ts)
 */
export async function startPodium(config: Config, options: StartOptions = {}): Promise<Podium> {
  await makeDataFolder(config);
  const log = options.log ?? makeLog(config.logLevel, alsoTo(logFolder(logFolderOf(config))));
  const database = await openDatabase(config, (refusal) => log.fatal({ err: refusal }, refusal.message));
  // The simulators and the demo school are loaded only where they are used.
  const demoMode = config.mode === 'demo' ? await import('./demo.ts') : null;
  const demo = (await demoMode?.startDemoWorld(config)) ?? null;
  const rehearsalMode = config.mode === 'rehearsal' ? await import('./simulators.ts') : null;
  const simulators = demo ?? (await rehearsalMode?.startSimulators(config, 'rehearsal')) ?? null;
  const { app, worker } = makeApp({ config, database, log });
  let isRestarting = false;
  if (options.restart)
    app.restart = () => {
      isRestarting = true;
      options.restart?.();
    };
  let stop: Podium['stop'] | null = null;
  try {
    // A refused database is left unchanged.
    await refuseForeign(app.database);
    refuseRemains(await remainsAgainst(config, app.database));
    await migrateSchool(app);
    await clearLeavings(config.backups);
    await clearRestorations(config);
    await continueNumbers(app.database.handle);
    refuseRemains(await remainsAgainst(config, app.database));
    if (config.mode === 'rehearsal') await markRehearsal(contextOf(app));
    else if (config.mode === 'live') await forgetRehearsal(config);
    await publishTemplates(app.database, app.now(), await schoolBenefits(contextOf(app)));
    await followBenefits(contextOf(app));
    await readBasics(contextOf(app));
    await keepFormerFacts(contextOf(app));
    await followFacts(contextOf(app));
    const hasYear = Boolean(options.tellsYear && demo && demoMode?.canHaveYear(demo));
    await demoMode?.fillDemoSchool(app, hasYear);
    const server = await makeServer(app);
    if (demo) demoMode?.mountDemo(server, app, demo);
    else if (simulators) rehearsalMode?.mountSimulators(server, config, simulators);
    await mountSite(server, app, options.isDevelopment ?? false);
    drainBeforeClosing(server, () => isRestarting && Boolean(options.held));
    options.beforeListening?.();
    const url = await listen(server, config, options.held ?? null);
    const answered = firstAnswer(server);
    stop = stopOnce({ app, server, worker, simulators });
    const firstAdmin = await ensureAdmin(app);
    simulators?.connect(url, onThisMachine(server, config));
    worker.start();
    if (demo && hasYear) demoMode?.beginDemoYear(app, demo, answered);
    return { app, server, worker, url, firstAdmin, demo, simulators, stop };
  } catch (error) {
    if (stop) await stop();
    else {
      await simulators?.close();
      await app.database.close();
    }
    throw error;
  }
}

/** The product without its server: for the tests, the command line and `startPodium`. */
export function makeApp({
  config,
  database,
  log,
  now = () => new Date(),
}: {
  config: Config;
  database: Database;
  log: Log;
  now?: () => Date;
}) {
  const app: App = {
    config,
    database,
    log,
    mail: smtpTransport(config.mail, { now: () => app.now() }),
    storage: makeStorage(config),
    now,
    features,
    pageTexts: async () => (await import('../texts.ts')).messages,
    wakeWorker: () => worker.wake(),
  };
  const worker = makeWorker(app, { jobs, schedules });
  return { app, worker };
}

/**
 * Creates the super admin named in the settings, only now that the port is ours: one created by a failed start would
 * have a password no one has seen. In live mode anyone who can read the settings or the server's disk knows the first
 * password, so it has to be changed.
 */
async function ensureAdmin(app: App): Promise<Podium['firstAdmin']> {
  const { mode, adminPassword } = app.config;
  const isDemo = mode === 'demo';
  await createFirstAdmin(contextOf(app), {
    password: adminPassword ?? (isDemo ? demoPassword : null),
    mustChange: !isDemo,
  });
  return waitingFirstAdmin(contextOf(app));
}

function refuseRemains(problems: string[]): void {
  if (problems.length > 0) throw new ConfigError(problems);
}

async function listen(server: FastifyInstance, config: Config, held: HeldPort | null): Promise<string> {
  // Node takes a socket that listens already as `handle`; Fastify hands its options on and names them not all.
  const handle = held?.socketFor(config);
  await server.listen({ port: config.port, host: config.host, ...(handle && { handle }) });
  held?.keep(server.server, config);
  const { port } = server.server.address() as AddressInfo;
  const name = config.host === '127.0.0.1' || config.host === '0.0.0.0' ? 'localhost' : config.host;
  if (!config.isAppUrlGiven) config.appUrl = `http://${name}:${port}`;
  return config.appUrl;
}

/** When somebody has been answered for the first time, or nobody comes. */
function firstAnswer({ server }: FastifyInstance): Promise<void> {
  const answered = Promise.withResolvers<void>();
  const timer = setTimeout(answered.resolve, 2 * second).unref();
  server.once('request', (_request, response) =>
    response.once('close', () => {
      clearTimeout(timer);
      answered.resolve();
    }),
  );
  return answered.promise;
}

/** Address of this very process, whatever proxy stands in front of it. */
function onThisMachine(server: FastifyInstance, { host }: Config): string {
  const { port } = server.server.address() as AddressInfo;
  const isEverywhere = host === '0.0.0.0' || host === '::';
  return `http://${isEverywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

function stopOnce({
  app,
  server,
  worker,
  simulators,
}: {
  app: App;
  server: FastifyInstance;
  worker: Worker;
  simulators: Simulators | null;
}): () => Promise<void> {
  let stopping: Promise<void> | null = null;
  return () => {
    stopping ??= stop();
    return stopping;
  };

  async function stop(): Promise<void> {
    const cut = setTimeout(() => server.server.closeAllConnections(), drainMs - second);
    await Promise.all([server.close(), worker.stop(drainMs - 2 * second)]);
    clearTimeout(cut);
    await simulators?.close();
    app.mail.close();
    await app.database.close();
  }
}
