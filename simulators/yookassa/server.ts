import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendAnswer } from './answer.ts';
import { answerApiCall } from './api.ts';
import type { Controls } from './control-desk.ts';
import { serveControlPage } from './control-page.ts';
import { ApiError } from './errors.ts';
import { type Faults, NO_FAULTS } from './faults.ts';
import { type Forgery, forgedBody } from './forgery.ts';
import { readBody, sendText } from './http.ts';
import { makeJournal } from './journal.ts';
import { type Ledger, openLedger } from './ledger.ts';
import type { DeliveryRecord, Payment, Receipt, Refund, RefundStatus } from './model.ts';
import { PAGE_PATH } from './new-payment.ts';
import { type Past, rememberPast } from './past.ts';
import { servePaymentPage } from './payment-page.ts';
import { expireDue, type Outcome, settlePayment } from './payments.ts';
import { settleRefund } from './refunds.ts';
import { listedReceipts, settleReceipt } from './registration.ts';
import type { ReceiptOutcome, Shop } from './shop.ts';
import { STYLE } from './style.ts';
import { createWebhooks, DEFAULT_RETRY_DELAYS_MS, type ReleaseOrder } from './webhooks.ts';

const EXPIRY_CHECK_MS = 5_000;

export type YookassaOptions = {
  /** 0, the default: any free port. */
  port?: number;
  host?: string;
  shopId: string;
  secretKey: string;
  webhookUrl?: string | null;
  /** Origin used in `confirmation_url` when the browser reaches the simulator by another address. */
  publicUrl?: string;
  /** File in which payments outlive the process; without it they stay in memory. */
  ledgerFile?: string;
  retryDelaysMs?: readonly number[];
  /** «Чеки от ЮKassa»: makes receipts mandatory. */
  fiscalization?: boolean;
  clock?: () => Date;
  /** False: what has expired is canceled when it is asked about, or by `expireDue`, and not every few seconds. */
  expiresByItself?: boolean;
};

export type Yookassa = {
  /** Origin; the API's base is `${url}/v3`, the control page `${url}/simulator`. */
  url: string;
  port: number;
  ledger: Ledger;
  payments(): Payment[];
  refunds(): Refund[];
  deliveries(): DeliveryRecord[];
  /** The receipt sent with a payment or refund, for checks of 54-FZ; null when there was none. */
  receiptOf(id: string): unknown;
  /** Settles a payment the way the buyer would on the page. */
  pay(paymentId: string, outcome?: Outcome): Payment;
  /** Tells it what happened before it ran; what it knows already stays, and nobody gets a notice. */
  remember(past: Past): void;
  /** Moves the provider's clock; what expires by it is canceled when next asked about. */
  passTime(ms: number): void;
  /** Cancels what has expired by the clock, as the simulator does by itself every few seconds. */
  expireDue(): void;
  setRefundOutcome(status: RefundStatus): void;
  receipts(): Receipt[];
  setReceiptOutcome(outcome: ReceiptOutcome): void;
  settleReceipt(receiptId: string, status: 'succeeded' | 'canceled'): Receipt;
  settleRefund(refundId: string, status: 'succeeded' | 'canceled'): Refund;
  setFaults(faults: Partial<Faults>): void;
  clearFaults(): void;
  setWebhookUrl(url: string | null): void;
  /** Sets the origin in `confirmation_url` for payments made from now on. */
  setPublicUrl(url: string): void;
  holdWebhooks(isHeld: boolean): Promise<void>;
  releaseWebhooks(order?: ReleaseOrder): Promise<void>;
  delayWebhooks(ms: number): void;
  repeatWebhook(deliveryId: string, times?: number): Promise<void>;
  retryWebhooksNow(): Promise<void>;
  webhooksSettled(): Promise<void>;
  /** @returns the shop's HTTP status, or the network's error code */
  sendForged(forgery: Forgery): Promise<string>;
  close(): Promise<void>;
};

/** YooKassa API v3, its payment page and its notifications, over real HTTP on one port. No money moves. */
export async function startYookassa(options: YookassaOptions): Promise<Yookassa> {
  const clock = { now: options.clock ?? (() => new Date()), aheadMs: 0 };
  const now = () => new Date(clock.now().getTime() + clock.aheadMs);
  const ledger = openLedger(options.ledgerFile);
  const server = createServer();
  const url = await listen(server, options.port ?? 0, options.host ?? '127.0.0.1');
  const webhooks = createWebhooks({
    ledger,
    now,
    url: options.webhookUrl ?? null,
    retryDelaysMs: options.retryDelaysMs ?? DEFAULT_RETRY_DELAYS_MS,
  });
  const shop: Shop = {
    shopId: options.shopId,
    secretKey: options.secretKey,
    fiscalization: options.fiscalization ?? false,
    ledger,
    now,
    publicUrl: () => options.publicUrl ?? url,
    notify: webhooks.notify,
    refundOutcome: 'succeeded',
    receiptOutcome: 'succeeded',
  };
  const controls: Controls = { shop, webhooks, faults: { ...NO_FAULTS }, journal: makeJournal() };
  server.on('request', (request, response) => void serve(controls, request, response));
  const isLooking = options.expiresByItself ?? true;
  const expiry = isLooking ? setInterval(() => expireDue(shop), EXPIRY_CHECK_MS).unref() : undefined;
  const passTime = (ms: number) => {
    clock.aheadMs += ms;
  };
  return remoteControl(controls, url, passTime, async () => {
    clearInterval(expiry);
    webhooks.stop();
    await closeServer(server);
  });
}

async function serve(controls: Controls, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { shop } = controls;
  try {
    const url = new URL(request.url ?? '/', 'http://simulator');
    if (url.pathname.startsWith('/v3')) {
      await serveApi(controls, request, response, url);
    } else if (url.pathname === '/style.css') sendText(response, 200, 'text/css; charset=utf-8', STYLE);
    else if (url.pathname.startsWith(PAGE_PATH)) await servePaymentPage(shop, request, response, url);
    else if (url.pathname === '/simulator') await serveControlPage(controls, request, response, url);
    else sendText(response, 404, 'text/plain; charset=utf-8', 'Not found');
  } catch (error) {
    refuse(response, error);
  }
}

async function serveApi(
  { shop, faults, journal }: Controls,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const at = shop.now().toISOString();
  const call = `${request.method} ${url.pathname}`;
  const asked = await readBody(request);
  const answer = answerApiCall(shop, faults, { request, url, text: asked });
  const sent = await sendAnswer(response, call, answer, faults);
  const key = request.headers['idempotence-key'];
  journal.write({
    at,
    call,
    key: key === undefined ? null : String(key),
    asked,
    sent,
    answered: answer.text,
  });
}

/**
 * A caller that hung up needs no answer; anything but an ApiError is a fault of the simulator itself and is
 * reported as one.
 */
function refuse(response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) response.destroy();
  else if (error instanceof ApiError)
    sendText(response, error.status, 'application/json', JSON.stringify(error.toBody()));
  else sendText(response, 500, 'text/plain; charset=utf-8', `YooKassa simulator failed: ${String(error)}`);
}

function remoteControl(
  controls: Controls,
  url: string,
  passTime: (ms: number) => void,
  close: () => Promise<void>,
): Yookassa {
  const { shop, webhooks, faults } = controls;
  const { ledger } = shop;
  return {
    url,
    port: Number(new URL(url).port),
    ledger,
    payments: () => [...ledger.payments.values()].map((record) => record.payment),
    refunds: () => [...ledger.refunds.values()].map((record) => record.refund),
    deliveries: () => [...ledger.deliveries.values()],
    receiptOf: (id) => (ledger.payments.get(id) ?? ledger.refunds.get(id))?.receipt ?? null,
    pay: (paymentId, outcome = 'success') => settlePayment(shop, paymentId, outcome),
    remember: (past) => rememberPast(shop, past),
    passTime,
    expireDue: () => expireDue(shop),
    setRefundOutcome: (status) => {
      shop.refundOutcome = status;
    },
    receipts: () => listedReceipts(shop),
    setReceiptOutcome: (outcome) => {
      shop.receiptOutcome = outcome;
    },
    settleReceipt: (receiptId, status) => settleReceipt(shop, receiptId, status),
    settleRefund: (refundId, status) => settleRefund(shop, refundId, status),
    setFaults: (wanted) => void Object.assign(faults, wanted),
    clearFaults: () => void Object.assign(faults, NO_FAULTS),
    setWebhookUrl: webhooks.setUrl,
    setPublicUrl: (origin) => {
      shop.publicUrl = () => origin;
    },
    holdWebhooks: webhooks.hold,
    releaseWebhooks: webhooks.release,
    delayWebhooks: webhooks.delay,
    repeatWebhook: webhooks.repeat,
    retryWebhooksNow: webhooks.retryNow,
    webhooksSettled: webhooks.settled,
    sendForged: (forgery) => webhooks.sendOnce(forgedBody(ledger, forgery)),
    close,
  };
}

function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(`http://${host}:${(server.address() as AddressInfo).port}`);
    });
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
