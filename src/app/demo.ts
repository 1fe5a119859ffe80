/**
 * Demo mode: the outside parties as simulators on this machine, a mailbox to read, and people to sign in as.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
import { pageHeaders } from '#server/http/security.ts';
import { endpoint } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { roles } from '#shared/roles.ts';
import { type LlmSimulator, startLlm } from '#simulators/llm/server.ts';
import { MAILBOX_CSS } from '#simulators/mail/mailbox-css.ts';
import {
  MAIL_HTML_POLICY,
  MAILBOX_PATH,
  mailboxPage,
  mailHtmlDocument,
} from '#simulators/mail/mailbox-page.ts';
import { type MailCatcher, startMail } from '#simulators/mail/server.ts';
import { startTbank, type Tbank } from '#simulators/tbank/server.ts';
import { startTelegram, type Telegram } from '#simulators/telegram/server.ts';
import { startYookassa, type Yookassa } from '#simulators/yookassa/server.ts';
import { type SignInSimulators, startSignInSimulators } from './demoSignIn.ts';
import { type DemoYear, startDemoYear } from './demoYear.ts';

export interface DemoWorld {
  mail: MailCatcher | null;
  yookassa: Yookassa | null;
  telegram: Telegram | null;
  tbank: Tbank | null;
  model: LlmSimulator | null;
  signIn: SignInSimulators;
  /** The year behind the school, once it is being told. */
  year: DemoYear | null;
  /** Demo accounts that the printed password currently opens. */
  accounts(app: App): Promise<DemoAccount[]>;
  /**
   * Tells the simulators the product's public address, and its address on this machine, from which notices
   * come.
   */
  connect(url: string, localUrl: string): void;
  close(): Promise<void>;
}

/** Starts a simulator for each outside party missing in the settings, and completes the settings. */
export async function startDemoWorld(config: Config): Promise<DemoWorld> {
  const mail = config.mail.url ? null : await startMail({ folder: join(config.dataDir, 'demo-mail') });
  if (mail) config.mail.url = mail.smtpUrl;
  const yookassa = config.yookassa ? null : await startPaymentSimulator(config);
  if (yookassa) {
    config.yookassa = { url: `${yookassa.url}/v3`, ...simulatorShop, ...config.environmentTaxes };
  }
  const telegram = config.telegram ? null : await startTelegram({ token: '100500:simulator' });
  if (telegram) config.telegram = { url: telegram.url, token: telegram.token, chatUrl: telegram.url };
  const tbank = config.tbank ? null : await startBankSimulator(config);
  if (tbank) config.tbank = { ...simulatorBank, url: tbank.apiUrl, isDemo: false };
  const model = await startModelSimulator(config);
  const signIn = await startSignInSimulators(config);
  const world: DemoWorld = {
    mail,
    yookassa,
    telegram,
    tbank,
    model,
    signIn,
    year: null,
    accounts: (app) => demoAccounts(app),
    connect(url, localUrl) {
      yookassa?.setWebhookUrl(`${localUrl}/api/payments/yookassa/webhook`);
      tbank?.connect(url, localUrl);
      signIn.connect(url);
    },
    async close() {
      await world.year?.stop();
      await Promise.all([
        ...[mail?.close(), yookassa?.close(), tbank?.close(), telegram?.close(), model?.close()],
        signIn.close(),
      ]);
    },
  };
  return world;
}

const simulatorShop = { shopId: '100500', secretKey: 'test_simulator' };

/** Uses the port of the last run if it is free, so that payment pages opened before a restart still work. */
async function startPaymentSimulator(config: Config): Promise<Yookassa> {
  const portFile = join(config.dataDir, 'demo-yookassa.port');
  const lastPort = existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) : 0;
  const options = { ...simulatorShop, ledgerFile: join(config.dataDir, 'demo-yookassa.json') };
  const simulator = await startYookassa({ ...options, port: lastPort }).catch(() => startYookassa(options));
  writeFileSync(portFile, String(simulator.port));
  return simulator;
}

const simulatorBank = {
  shopId: 'podium-demo',
  showcaseId: 'podium-demo-site',
  password: 'simulator',
  promoCodes: new Map([3, 6, 12].map((months) => [months, `installment_0_0_${months}_${months}`])),
};

/** On the port of the last run if it is free, so that forms opened before a restart still work. */
async function startBankSimulator(config: Config): Promise<Tbank> {
  const portFile = join(config.dataDir, 'demo-tbank.port');
  const lastPort = existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) : 0;
  const promoCodes = new Map([...simulatorBank.promoCodes].map(([months, code]) => [code, months]));
  const options = { ...simulatorBank, promoCodes, ledgerFile: join(config.dataDir, 'demo-tbank.json') };
  const simulator = await startTbank({ ...options, port: lastPort }).catch(() => startTbank(options));
  writeFileSync(portFile, String(simulator.port));
  return simulator;
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
  const payments = controlsOfPayments(app.config, demo);
  if (payments) server.get('/demo/payments', hidden, (_request, reply) => reply.redirect(payments));
  const { telegram } = demo;
  if (telegram) server.get('/demo/telegram', hidden, (_request, reply) => reply.redirect(telegram.url));
  const { model } = demo;
  if (model) server.get('/demo/model', hidden, (_request, reply) => reply.redirect(model.controlsUrl));
  const bank = controlsOfBank(demo);
  if (bank) server.get('/demo/bank', hidden, (_request, reply) => reply.redirect(bank));
  for (const [name, url] of Object.entries(demo.signIn.urls))
    server.get(`/demo/${name}`, hidden, (_request, reply) => reply.redirect(`${url}/simulator`));
  if (demo.mail) mountMailbox(server, demo.mail);
}

/** Address of the simulator's controls: our own, or one that runs separately on this machine. */
function controlsOfPayments({ yookassa }: Config, demo: DemoWorld): string | null {
  const { origin, hostname } = new URL(demo.yookassa?.url ?? yookassa?.url ?? 'https://api.yookassa.ru');
  return hostname === '127.0.0.1' || hostname === 'localhost' ? `${origin}/simulator` : null;
}

function controlsOfBank({ tbank }: DemoWorld): string | null {
  return tbank && `${tbank.url}/simulator`;
}

const hidden = { schema: { hide: true } };

function mountMailbox(server: FastifyInstance, mail: MailCatcher): void {
  const headers = pageHeaders(
    "default-src 'none'; style-src 'self'; frame-src 'self'; frame-ancestors 'none'",
  );
  const find = (id: string) => {
    const found = mail.messages().find((message) => message.id === id);
    if (!found) throw new AppError('not_found');
    return found;
  };
  server.get(`${MAILBOX_PATH}.css`, hidden, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(MAILBOX_CSS),
  );
  server.get(MAILBOX_PATH, hidden, (_request, reply) =>
    reply.headers(headers).type('text/html; charset=utf-8').send(mailboxPage(mail.messages())),
  );
  server.get<{ Params: { id: string } }>(`${MAILBOX_PATH}/:id`, hidden, (request, reply) => {
    const { id } = find(request.params.id);
    return reply.headers(headers).type('text/html; charset=utf-8').send(mailboxPage(mail.messages(), id));
  });
  server.get<{ Params: { id: string } }>(`${MAILBOX_PATH}/:id/html`, hidden, (request, reply) =>
    reply
      .headers({ ...pageHeaders(MAIL_HTML_POLICY), 'x-frame-options': 'SAMEORIGIN' })
      .type('text/html; charset=utf-8')
      .send(mailHtmlDocument(find(request.params.id))),
  );
}
