import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { readBody, sendText } from '../yookassa/http.ts';
import { STYLE } from '../yookassa/style.ts';
import { answerCall, apiPath } from './api.ts';
import { type Step, take } from './decisions.ts';
import { type Faults, noFaults, takeFault } from './faults.ts';
import { infoOf } from './info.ts';
import { type Ledger, openLedger } from './ledger.ts';
import type { Application, Delivery } from './model.ts';
import { type Controls, serveControls, serveForm } from './page.ts';
import { Refusal, type Shop } from './shop.ts';
import { defaultRetryDelaysMs, makeWebhooks } from './webhooks.ts';

export interface TbankOptions {
  /** 0, the default: any free port. */
  port?: number;
  shopId: string;
  showcaseId: string;
  password: string;
  /** Months of each promo code that the bank has agreed on. */
  promoCodes: ReadonlyMap<string, number>;
  /** File in which applications outlive the process; without it they stay in memory. */
  ledgerFile?: string;
  retryDelaysMs?: readonly number[];
  clock?: () => Date;
}

export interface Tbank {
  /** Origin; the API's base is `${url}/api/partners/v2/orders`, the control page `${url}/simulator`. */
  url: string;
  apiUrl: string;
  port: number;
  applications(): Application[];
  application(orderNumber: string): Application;
  deliveries(): Delivery[];
  /** Makes the next step of the bank or the buyer. */
  take(orderNumber: string, ...steps: Step[]): Application;
  setFaults(faults: Partial<Faults>): void;
  clearFaults(): void;
  passTime(ms: number): void;
  /** The shop's registered site, and where it is reached from here. */
  connect(site: string | null, reachedAt: string | null): void;
  /** Origin of links from now on; for tests of links that lead elsewhere. */
  setPublicUrl(url: string): void;
  holdWebhooks(isHeld: boolean): void;
  releaseWebhooks(times?: number): Promise<void>;
  loseWebhooks(isLosing: boolean): void;
  /** Posts a webhook with changed fields. @returns the shop's status, or the network's error */
  sendForged(url: string, change: Record<string, unknown>, orderNumber?: string): Promise<string>;
  webhooksSettled(): Promise<void>;
  close(): Promise<void>;
}

/** T-Bank's Forma: its API, its form and its webhooks, over real HTTP on one port. No money moves. */
export async function startTbank(options: TbankOptions): Promise<Tbank> {
  const clock = options.clock ?? (() => new Date());
  let aheadMs = 0;
  let site: string | null = null;
  let publicUrl: string | null = null;
  const ledger = openLedger(options.ledgerFile);
  const server = createServer();
  const url = await listen(server, options.port ?? 0);
  const webhooks = makeWebhooks(options.retryDelaysMs ?? defaultRetryDelaysMs);
  const faults: Faults = { ...noFaults };
  const shop: Shop = {
    shopId: options.shopId,
    showcaseId: options.showcaseId,
    password: options.password,
    promoCodes: options.promoCodes,
    ledger,
    now: () => new Date(clock().getTime() + aheadMs),
    publicUrl: () => publicUrl ?? url,
    site: () => site,
    notify: webhooks.notify,
  };
  server.on('request', (request, response) => void serve({ shop, faults, webhooks }, request, response));
  const find = (orderNumber: string) => known(ledger, orderNumber);
  return {
    url,
    apiUrl: url + apiPath,
    port: Number(new URL(url).port),
    applications: () => [...ledger.applications.values()],
    application: find,
    deliveries: webhooks.deliveries,
    take(orderNumber, ...steps) {
      for (const step of steps) take(shop, find(orderNumber), step);
      return find(orderNumber);
    },
    setFaults: (wanted) => void Object.assign(faults, wanted),
    clearFaults: () => void Object.assign(faults, noFaults),
    passTime(ms) {
      aheadMs += ms;
    },
    connect(registered, reachedAt) {
      site = registered;
      webhooks.setReachedAt(reachedAt);
    },
    setPublicUrl(origin) {
      publicUrl = origin;
    },
    holdWebhooks: webhooks.hold,
    releaseWebhooks: webhooks.release,
    loseWebhooks: webhooks.lose,
    sendForged(address, change, orderNumber) {
      const object = orderNumber ? infoOf(find(orderNumber), true) : {};
      return webhooks.send(address, JSON.stringify({ ...object, ...change }));
    },
    webhooksSettled: webhooks.settled,
    async close() {
      webhooks.stop();
      await closeServer(server);
    },
  };
}

function known(ledger: Ledger, orderNumber: string): Application {
  const application = ledger.applications.get(orderNumber);
  if (!application) throw new Error(`the bank has no application ${orderNumber}`);
  return application;
}

async function serve(controls: Controls, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const url = new URL(request.url ?? '/', 'http://simulator');
    if (url.pathname.startsWith(apiPath)) await serveApi(controls, request, response, url);
    else if (url.pathname === '/style.css') sendText(response, 200, 'text/css; charset=utf-8', STYLE);
    else if (url.pathname.startsWith('/form/')) await serveForm(controls, request, response, url);
    else if (url.pathname === '/simulator') await serveControls(controls, request, response, url);
    else sendText(response, 404, 'text/plain; charset=utf-8', 'Not found');
  } catch (error) {
    if (response.headersSent || response.destroyed) response.destroy();
    else sendText(response, 500, 'text/plain; charset=utf-8', `T-Bank simulator failed: ${String(error)}`);
  }
}

async function serveApi(
  { shop, faults }: Controls,
  request: IncomingMessage,
  response: ServerResponse,
  { pathname }: URL,
): Promise<void> {
  const text = await readBody(request);
  const isMeant = pathname.endsWith(faults.only);
  if (isMeant && faults.slowMs > 0) await pause(faults.slowMs);
  if (takeFault(faults, 'cut', pathname)) return void response.destroy();
  const failure = () => sendJson(response, 500, { errors: ['Внутренняя ошибка'] });
  if ((faults.isDown && isMeant) || takeFault(faults, 'failBefore', pathname)) return failure();
  if (takeFault(faults, 'tooManyRequests', pathname)) {
    response.setHeader('Retry-After', '1');
    return sendJson(response, 429, { errors: ['Слишком много запросов'] });
  }
  try {
    const answer =
      isMeant && faults.answersAbout
        ? infoOf(known(shop.ledger, faults.answersAbout))
        : answerCall(shop, request, pathname, text);
    if (takeFault(faults, 'failAfter', pathname)) return failure();
    if (takeFault(faults, 'htmlInsteadOfJson', pathname))
      return sendText(response, 200, 'text/html', '<html><body>Технические работы</body></html>');
    sendJson(response, 200, answer);
  } catch (error) {
    if (!(error instanceof Refusal) && !(error instanceof SyntaxError)) throw error;
    sendJson(response, error instanceof Refusal ? error.status : 400, { errors: [error.message] });
  }
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  sendText(response, status, 'application/json; charset=utf-8', JSON.stringify(body));
}

function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
