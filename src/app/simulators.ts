/**
 * Simulators of those through whom money and mails go, with pages to look at them: in demo mode, and while a live school
 * rehearses.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { pageHeaders } from '#server/http/security.ts';
import { AppError } from '#shared/errors.ts';
import { MAILBOX_CSS } from '#simulators/mail/mailbox-css.ts';
import {
  MAIL_HTML_POLICY,
  MAILBOX_PATH,
  mailboxPage,
  mailHtmlDocument,
} from '#simulators/mail/mailbox-page.ts';
import { type MailCatcher, startMail } from '#simulators/mail/server.ts';
import { startTbank, type Tbank } from '#simulators/tbank/server.ts';
import { startYookassa, type Yookassa } from '#simulators/yookassa/server.ts';
import { simulatorFiles } from './simulatorFiles.ts';

export interface Simulators {
  mail: MailCatcher | null;
  yookassa: Yookassa | null;
  tbank: Tbank | null;
  /**
   * Tells the simulators the product's public address, and its address on this machine, from which notices
   * come.
   */
  connect(url: string, localUrl: string): void;
  close(): Promise<void>;
}

type Files = ReturnType<typeof simulatorFiles>;

/** Starts one for each of the three that is missing in the settings, and completes the settings. */
export async function startSimulators(config: Config, mode: 'demo' | 'rehearsal'): Promise<Simulators> {
  const files = simulatorFiles(mode);
  const mail = config.mail.url ? null : await startMail({ folder: join(config.dataDir, files.mails) });
  if (mail) config.mail.url = mail.smtpUrl;
  const yookassa = config.yookassa ? null : await startPaymentSimulator(config, files);
  if (yookassa) {
    config.yookassa = { url: `${yookassa.url}/v3`, ...simulatorShop, ...config.environmentTaxes };
  }
  const tbank = config.tbank ? null : await startBankSimulator(config, files);
  if (tbank) config.tbank = { ...simulatorBank, url: tbank.apiUrl, isDemo: false };
  return {
    mail,
    yookassa,
    tbank,
    connect(url, localUrl) {
      yookassa?.setWebhookUrl(`${localUrl}/api/payments/yookassa/webhook`);
      tbank?.connect(url, localUrl);
    },
    async close() {
      await Promise.all([mail?.close(), yookassa?.close(), tbank?.close()]);
    },
  };
}

const simulatorShop = { shopId: '100500', secretKey: 'test_simulator' };

/** Uses the port of the last run if it is free, so that payment pages opened before a restart still work. */
async function startPaymentSimulator({ dataDir }: Config, files: Files): Promise<Yookassa> {
  const portFile = join(dataDir, files.paymentsPort);
  const lastPort = existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) : 0;
  const options = { ...simulatorShop, ledgerFile: join(dataDir, files.payments) };
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
async function startBankSimulator({ dataDir }: Config, files: Files): Promise<Tbank> {
  const portFile = join(dataDir, files.bankPort);
  const lastPort = existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) : 0;
  const promoCodes = new Map([...simulatorBank.promoCodes].map(([months, code]) => [code, months]));
  const options = { ...simulatorBank, promoCodes, ledgerFile: join(dataDir, files.bank) };
  const simulator = await startTbank({ ...options, port: lastPort }).catch(() => startTbank(options));
  writeFileSync(portFile, String(simulator.port));
  return simulator;
}

/** Their pages: unknown addresses in a live school. */
export function mountSimulators(server: FastifyInstance, config: Config, simulators: Simulators): void {
  const payments = controlsOfPayments(config, simulators);
  if (payments) server.get('/demo/payments', unlisted, (_request, reply) => reply.redirect(payments));
  const { tbank, mail } = simulators;
  if (tbank)
    server.get('/demo/bank', unlisted, (_request, reply) => reply.redirect(`${tbank.url}/simulator`));
  if (mail) mountMailbox(server, mail);
}

/** Address of the simulator's controls: our own, or one that runs separately on this machine. */
function controlsOfPayments({ yookassa }: Config, simulators: Simulators): string | null {
  const { origin, hostname } = new URL(
    simulators.yookassa?.url ?? yookassa?.url ?? 'https://api.yookassa.ru',
  );
  return hostname === '127.0.0.1' || hostname === 'localhost' ? `${origin}/simulator` : null;
}

/** Left out of the description of the calls. */
export const unlisted = { schema: { hide: true } };

function mountMailbox(server: FastifyInstance, mail: MailCatcher): void {
  const headers = pageHeaders(
    "default-src 'none'; style-src 'self'; frame-src 'self'; frame-ancestors 'none'",
  );
  const find = (id: string) => {
    const found = mail.messages().find((message) => message.id === id);
    if (!found) throw new AppError('not_found');
    return found;
  };
  server.get(`${MAILBOX_PATH}.css`, unlisted, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(MAILBOX_CSS),
  );
  server.get(MAILBOX_PATH, unlisted, (_request, reply) =>
    reply.headers(headers).type('text/html; charset=utf-8').send(mailboxPage(mail.messages())),
  );
  server.get<{ Params: { id: string } }>(`${MAILBOX_PATH}/:id`, unlisted, (request, reply) => {
    const { id } = find(request.params.id);
    return reply.headers(headers).type('text/html; charset=utf-8').send(mailboxPage(mail.messages(), id));
  });
  server.get<{ Params: { id: string } }>(`${MAILBOX_PATH}/:id/html`, unlisted, (request, reply) =>
    reply
      .headers({ ...pageHeaders(MAIL_HTML_POLICY), 'x-frame-options': 'SAMEORIGIN' })
      .type('text/html; charset=utf-8')
      .send(mailHtmlDocument(find(request.params.id))),
  );
}
