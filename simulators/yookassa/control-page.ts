import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Controls, Desk } from './control-desk.ts';
import { paymentControlView } from './control-payment.ts';
import { controlView } from './control-view.ts';
import { type FaultKind, type Faults, NO_FAULTS } from './faults.ts';
import { forgedBody } from './forgery.ts';
import { readBody, refuseForeignForm, seeOther, sendPage } from './http.ts';
import { controlTextsIn } from './messages.ts';
import { bringForward, expireDue, settlePayment } from './payments.ts';
import { settleRefund } from './refunds.ts';
import { settleReceipt } from './registration.ts';
import { RECEIPT_OUTCOMES } from './shop.ts';
import { chosenLanguage } from './texts.ts';

/** The control page: GET shows all payments or one, each form posts one `do` and comes back to the page. */
export async function serveControlPage(
  controls: Controls,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const asked = url.searchParams;
  const language = chosenLanguage(asked.get('lang'), null, request.headers['accept-language'] ?? '');
  if (request.method === 'POST') {
    refuseForeignForm(request);
    const form = new URLSearchParams(await readBody(request));
    const { said, answer = '' } = await obey(controls, form);
    const back = new URLSearchParams({ lang: language, said, answer });
    if (form.get('payment')) back.set('payment', form.get('payment') ?? '');
    return seeOther(response, `/simulator?${back}`);
  }
  expireDue(controls.shop);
  const desk: Desk = {
    ...controls,
    texts: controlTextsIn(language),
    said: asked.get('said'),
    answer: asked.get('answer') ?? '',
  };
  const record = controls.shop.ledger.payments.get(asked.get('payment') ?? '');
  sendPage(response, 200, record ? paymentControlView(desk, record) : controlView(desk));
}

type Obeyed = { said: string; answer?: string };

async function obey(controls: Controls, form: URLSearchParams): Promise<Obeyed> {
  const said = form.get('do') ?? '';
  const paymentId = form.get('payment') ?? '';
  if (said === 'forge') return { said, answer: await controls.webhooks.sendOnce(forged(controls, form)) };
  const isDone =
    (await obeyAboutNotices(controls, form, said, paymentId)) ||
    obeyAboutMoney(controls, form, said, paymentId);
  return { said: isDone ? said : 'unknown' };
}

async function obeyAboutNotices({ webhooks }: Controls, form: URLSearchParams, said: string, id: string) {
  const delivery = form.get('delivery') ?? '';
  const order = { reverse: form.has('reverse'), times: count(form, 'times') };
  const delayMs = count(form, 'seconds', 0) * 1_000;
  const acts: Record<string, () => unknown> = {
    hold: () => (id ? webhooks.holdFor(id, true) : webhooks.hold(true)),
    unhold: () => (id ? webhooks.holdFor(id, false) : webhooks.hold(false)),
    release: () => (id ? webhooks.releaseFor(id, order) : webhooks.release(order)),
    delay: () => (id ? webhooks.delayFor(id, delayMs) : webhooks.delay(delayMs)),
    repeat: () => webhooks.repeat(delivery, order.times),
    drop: () => webhooks.drop(delivery),
    retry: () => webhooks.retryNow(),
  };
  if (!Object.hasOwn(acts, said)) return false;
  await acts[said]?.();
  return true;
}

function obeyAboutMoney({ shop, faults }: Controls, form: URLSearchParams, said: string, id: string) {
  const outcome = form.get('outcome') ?? '';
  const acts: Record<string, () => unknown> = {
    settle: () => settlePayment(shop, id, outcome === 'success' ? 'success' : { reason: outcome }),
    forward: () => bringForward(shop, id, count(form, 'minutes') * 60_000),
    refunds: () => {
      shop.refundOutcome = outcome === 'pending' || outcome === 'canceled' ? outcome : 'succeeded';
    },
    receipts: () => {
      shop.receiptOutcome = RECEIPT_OUTCOMES.find((known) => known === outcome) ?? 'succeeded';
    },
    'settle-receipt': () =>
      settleReceipt(shop, form.get('receipt') ?? '', outcome === 'canceled' ? 'canceled' : 'succeeded'),
    'settle-refund': () =>
      settleRefund(shop, form.get('refund') ?? '', outcome === 'canceled' ? 'canceled' : 'succeeded'),
    faults: () => readFaults(faults, form),
  };
  if (!Object.hasOwn(acts, said)) return false;
  acts[said]?.();
  return true;
}

function forged(controls: Controls, form: URLSearchParams): string {
  const objectId = form.get('objectId')?.trim() ?? '';
  const value = form.get('value')?.trim() ?? '';
  return forgedBody(controls.shop.ledger, {
    event: form.get('event') ?? 'payment.succeeded',
    ...(objectId === '' ? {} : { objectId }),
    change: {
      status: form.get('status') ?? 'succeeded',
      ...(value === '' ? {} : { amount: { value, currency: 'RUB' } }),
    },
  });
}

function readFaults(faults: Faults, form: URLSearchParams): void {
  const { slowMs: _slow, only: _only, ...kinds } = NO_FAULTS;
  for (const kind of Object.keys(kinds) as FaultKind[]) faults[kind] = count(form, kind, 0);
  faults.slowMs = count(form, 'slowSeconds', 0) * 1_000;
  faults.only = form.get('only')?.trim() ?? '';
}

function count(form: URLSearchParams, name: string, minimum = 1): number {
  const number = Math.floor(Number(form.get(name) ?? minimum));
  return Number.isFinite(number) ? Math.min(Math.max(number, minimum), 1_000) : minimum;
}
