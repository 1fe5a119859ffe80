/**
 * A small school to test in: the real server on a real database of each engine, with the simulators of the
 * outside parties over real HTTP and SMTP, and people who sign in like anybody.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, describe } from 'vitest';
import { makeApp } from '#app/podium.ts';
import { makeServer } from '#app/server.ts';
import { startSession } from '#features/accounts/sign-in/server/sessions.ts';
import type { App } from '#server/app.ts';
import { contextOf } from '#server/context.ts';
import type { Engine } from '#server/db/database.ts';
import { type Log, makeLog } from '#server/log.ts';
import type { Worker } from '#server/outbox/worker.ts';
import { type Endpoint, type Input, type Output, sendsQuery } from '#shared/contract.ts';
import type { ErrorBody } from '#shared/errors.ts';
import type { Language } from '#shared/i18n.ts';
import type { Role } from '#shared/roles.ts';
import { type MailCatcher, startMail } from '#simulators/mail/server.ts';
import type { Tbank } from '#simulators/tbank/server.ts';
import { startYookassa, type Yookassa } from '#simulators/yookassa/server.ts';
import { startBank } from './bank.ts';
import { engines, freshDatabase, usualEngines } from './database.ts';
import { insertPerson, rightPassword } from './insertPerson.ts';
import { standingClock } from './moment.ts';
import type { Statements } from './statements.ts';
import { worldConfig } from './worldConfig.ts';

export interface Answer<T> {
  status: number;
  body: T & Partial<ErrorBody>;
  headers: Record<string, string | string[] | number | undefined>;
}

export interface Caller {
  /** Calls an endpoint over HTTP; never throws because of a status. */
  call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Answer<Output<E>>>;
  /** Sends any request, for routes outside the contracts or deliberately broken calls. */
  request(options: InjectOptions): Promise<Answer<Record<string, unknown>>>;
  token: string | null;
}

export interface Person extends Caller {
  id: string;
  email: string;
  password: string;
}

export interface World {
  engine: Engine;
  app: App;
  server: FastifyInstance;
  worker: Worker;
  mail: MailCatcher;
  yookassa: Yookassa;
  tbank: Tbank;
  /** Address of the database for another process: a PostgreSQL URL or an SQLite file. */
  databaseAt: string;
  statements: Statements;
  /** Runs all due jobs and the jobs that follow from them. */
  runJobs(): Promise<void>;
  /** Moves the product's clock and those of the simulators, which stand otherwise. */
  passTime(ms: number): void;
  visitor(language?: Language): Caller;
  /** A person on another device, identified by the token. */
  bearer(token: string): Caller;
  signedInAs(
    role: Role,
    details?: { email?: string; firstName?: string; lastName?: string },
  ): Promise<Person>;
  dispose(): Promise<void>;
}

export interface WorldOptions {
  config?: Record<string, string>;
  /** Silent unless given. */
  log?: Log;
}

type Tests = (world: (options?: WorldOptions) => Promise<World>, engine: Engine) => void;

/**
 * Runs the tests on SQLite and on PostgreSQL: for races, locks, and SQL that the engines may read differently
 * (test/onBothEngines.ts). `world()` makes a fresh one that ends with the test.
 */
export function describeOnBothEngines(title: string, tests: Tests): void {
  describeOn(engines, title, tests);
}

/** The same on SQLite, and on PostgreSQL where the run asks for both (`npm test -- --both`). */
export function describeOnEngines(title: string, tests: Tests): void {
  describeOn(usualEngines, title, tests);
}

/** The same on SQLite alone, always: for protocols, pages, and what only SQLite has. */
export function describeOnOneEngine(title: string, tests: Tests): void {
  describeOn(['sqlite'], title, tests);
}

function describeOn(some: readonly Engine[], title: string, tests: Tests): void {
  describe.each(some)(`${title} (%s)`, (engine) => {
    const open: World[] = [];
    afterEach(async () => {
      await Promise.all(open.splice(0).map((world) => world.dispose()));
    });
    tests(async (options) => {
      const world = await makeWorld(engine, options);
      open.push(world);
      return world;
    }, engine);
  });
}

export async function makeWorld(engine: Engine, options: WorldOptions = {}): Promise<World> {
  const clock = standingClock();
  const { database, url, file, statements, dispose } = await freshDatabase(engine);
  const folder = await mkdtemp(join(tmpdir(), 'podium-world-'));
  const [mail, yookassa, tbank] = await Promise.all([
    startMail({ clock: clock.now }),
    startYookassa({
      shopId: '100500',
      secretKey: 'test_world',
      retryDelaysMs: [],
      clock: clock.now,
      expiresByItself: false,
    }),
    startBank(clock.now),
  ]);
  const config = worldConfig(
    folder,
    { mail: mail.smtpUrl, yookassa: `${yookassa.url}/v3`, tbank: tbank.apiUrl },
    options.config,
  );
  const log = options.log ?? makeLog('silent');
  const { app, worker } = makeApp({ config, database, log, now: clock.now });
  const server = await makeServer(app);
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  config.appUrl = origin;
  yookassa.setWebhookUrl(`${origin}/api/payments/yookassa/webhook`);

  const world: World = {
    engine,
    app,
    server,
    worker,
    mail,
    yookassa,
    tbank,
    databaseAt: url ?? file ?? '',
    statements,
    runJobs: () => worker.drain(),
    passTime: clock.passTime,
    visitor: (language) => caller(server, null, language),
    bearer: (token) => caller(server, token),
    async signedInAs(role, details = {}) {
      const email = details.email ?? `${role}-${randomUUID()}@example.com`;
      const person = {
        email,
        role,
        firstName: details.firstName ?? 'Вера',
        lastName: details.lastName ?? 'Ким',
      };
      const id = await insertPerson(app, person);
      const token = await contextOf(app).transaction((ctx) => startSession(ctx, id, false));
      return { id, email, password: rightPassword, ...caller(server, token) };
    },
    async dispose() {
      await server.close();
      await Promise.all([mail.close(), yookassa.close(), tbank.close()]);
      app.mail.close();
      await dispose();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return world;
}

/** Each caller has its own address, so that limits stay on. */
function caller(server: FastifyInstance, token: string | null, language: Language = 'ru'): Caller {
  const remoteAddress = `127.${randomInt(1, 255)}.${randomInt(255)}.${randomInt(1, 255)}`;
  const headers = { 'accept-language': language, ...(token && { authorization: `Bearer ${token}` }) };

  async function request<T>(options: InjectOptions): Promise<Answer<T>> {
    const response = await server.inject({
      remoteAddress,
      ...options,
      headers: { ...headers, ...options.headers },
    });
    const isJson = String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      body: (isJson && response.body ? response.json() : {}) as Answer<T>['body'],
      headers: response.headers,
    };
  }

  return {
    token,
    request: (options) => request(options),
    call(endpoint, input) {
      const rest = { ...(input as Record<string, unknown>) };
      const url = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
        const value = String(rest[name]);
        delete rest[name];
        return encodeURIComponent(value);
      });
      const isQuery = sendsQuery(endpoint.method);
      const given = Object.entries(rest).filter(([, value]) => value !== undefined);
      return request({
        method: endpoint.method,
        url,
        ...(isQuery
          ? { query: Object.fromEntries(given.map(([key, value]) => [key, String(value)])) }
          : { payload: rest as object }),
      });
    },
  };
}
