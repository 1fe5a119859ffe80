/**
 * Demo mode: the outside parties as simulators on this machine, a mailbox to read, and people to sign in as.
 */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createDemoApplications } from '#demo/applications.ts';
import { createDemoPeople, type DemoAccount, demoAccounts } from '#demo/people.ts';
import { createDemoRatings } from '#demo/ratings.ts';
import { createDemoReviews } from '#demo/reviews.ts';
import { loadDemoSchool } from '#demo/school.ts';
import type { App } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import { contextOf } from '#server/context.ts';
import { markDemo } from '#server/demoMark.ts';
import { routes } from '#server/http/call.ts';
import { mountRoutes } from '#server/http/mount.ts';
import { endpoint } from '#shared/contract.ts';
import { roles } from '#shared/roles.ts';
import { type LlmSimulator, startLlm } from '#simulators/llm/server.ts';
import { startTelegram, type Telegram } from '#simulators/telegram/server.ts';
import { type SignInSimulators, startSignInSimulators } from './demoSignIn.ts';
import { type DemoYear, startDemoYear } from './demoYear.ts';
import { mountSimulators, type Simulators, startSimulators, unlisted } from './simulators.ts';

export interface DemoWorld extends Simulators {
  telegram: Telegram | null;
  model: LlmSimulator | null;
  signIn: SignInSimulators;
  /** The year behind the school, once it has begun to be written. */
  year: DemoYear | null;
  /** Demo accounts that the printed password currently opens. */
  accounts(app: App): Promise<DemoAccount[]>;
}

/** Starts a simulator for each outside party missing in the settings, and completes the settings. */
export async function startDemoWorld(config: Config): Promise<DemoWorld> {
  const simulators = await startSimulators(config, 'demo');
  const telegram = config.telegram ? null : await startTelegram({ token: '100500:simulator' });
  if (telegram) config.telegram = { url: telegram.url, token: telegram.token, chatUrl: telegram.url };
  const model = await startModelSimulator(config);
  const signIn = await startSignInSimulators(config);
  const world: DemoWorld = {
    ...simulators,
    telegram,
    model,
    signIn,
    year: null,
    accounts: (app) => demoAccounts(app),
    connect(url, localUrl) {
      simulators.connect(url, localUrl);
      signIn.connect(url);
    },
    async close() {
      await world.year?.stop();
      await Promise.all([simulators.close(), telegram?.close(), model?.close(), signIn.close()]);
    },
  };
  return world;
}

async function startModelSimulator(config: Config): Promise<LlmSimulator | null> {
  if (config.languageModel || !config.simulatesModel) return null;
  const model = await startLlm();
  config.languageModel = { ...model.settings, dailyTokens: 200_000 };
  return model;
}

/**
 * Marks the database as demo, and loads the demo school if it has no courses. Where a year follows, that tells of its
 * applications and ratings in their order.
 */
export async function fillDemoSchool(app: App, hasYear = false): Promise<void> {
  await markDemo(contextOf(app));
  await loadDemoSchool(app);
  // They learn in its courses.
  await createDemoPeople(app);
  await createDemoReviews(app, hasYear);
  if (hasYear) return;
  await createDemoApplications(app);
  await createDemoRatings(app);
}

/** Has the school tell the year behind it from then on, where it can have one. */
export function beginDemoYear(app: App, demo: DemoWorld, from: Promise<void>): void {
  if (demo.yookassa && canHaveYear(demo)) demo.year = startDemoYear(app, demo.yookassa, from);
}

/** Simulators stand for provider and bank: others know nothing of what happened in a year. */
export function canHaveYear({ yookassa, tbank }: DemoWorld): boolean {
  return yookassa !== null && tbank !== null;
}

const demoApi = {
  year: endpoint({
    method: 'GET',
    path: '/api/demo/year',
    access: 'anyone',
    summary: 'Demo mode only: how much of the year behind the school is told',
    input: z.object({}),
    output: z.object({
      told: z.number().int(),
      of: z.number().int().describe('parts; 0 before the telling begins, and where there is no year'),
    }),
  }),
  accounts: endpoint({
    method: 'GET',
    path: '/api/demo/accounts',
    access: 'anyone',
    summary: 'Demo mode only: people to sign in as',
    input: z.object({}),
    output: z.object({
      accounts: z.array(
        z.object({ role: z.enum(roles), email: z.string(), password: z.string(), title: z.string() }),
      ),
    }),
  }),
};

/** Mounts the pages and calls that exist in demo mode only; in live mode they are unknown addresses. */
export function mountDemo(server: FastifyInstance, app: App, demo: DemoWorld): void {
  const demoRoutes = routes(demoApi, {
    accounts: async () => ({ accounts: await demo.accounts(app) }),
    year: async () => demo.year?.told() ?? { told: 0, of: 0 },
  });
  mountRoutes(server, {
    app,
    routes: demoRoutes,
    findActor: async () => ({
      kind: 'visitor',
      language: 'ru',
      address: '',
      userAgent: '',
    }),
  });
  mountSimulators(server, app.config, demo);
  const { telegram } = demo;
  if (telegram) server.get('/demo/telegram', unlisted, (_request, reply) => reply.redirect(telegram.url));
  const { model } = demo;
  if (model) server.get('/demo/model', unlisted, (_request, reply) => reply.redirect(model.controlsUrl));
  for (const [name, url] of Object.entries(demo.signIn.urls))
    server.get(`/demo/${name}`, unlisted, (_request, reply) => reply.redirect(`${url}/simulator`));
}
