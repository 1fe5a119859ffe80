import type { IncomingMessage, ServerResponse } from 'node:http';
import { CARD_WITH_3DS, outcomeOfCard } from './cards.ts';
import { readBody, refuseForeignForm, seeOther, sendPage } from './http.ts';
import { chooseMethod, DECLINES, OTHER_WAYS } from './methods.ts';
import { kopecksOf, type PaymentRecord } from './model.ts';
import { PAGE_PATH } from './new-payment.ts';
import {
  type CardErrors,
  type CardForm,
  defaultCardForm,
  paymentPage,
  secureStepPage,
  settledPage,
  unknownPaymentPage,
  type Visit,
} from './payment-view.ts';
import { bringForward, findPayment, type Outcome, settlePayment } from './payments.ts';
import { refuseSecureStep, takeCode } from './secure-step.ts';
import type { Shop } from './shop.ts';
import { chosenLanguage, textsIn } from './texts.ts';

const COOLING_OFF_MS = 4 * 3_600_000;
const INSTALMENT_DISCOUNT = 0.1;

type Reply = { status: number; page: string } | { seeOther: string };

/** The hosted page: shows the form, takes the buyer's choice, sends the buyer back to the shop. */
export async function servePaymentPage(
  shop: Shop,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const reply = await replyTo(shop, request, url);
  if ('seeOther' in reply) seeOther(response, reply.seeOther);
  else sendPage(response, reply.status, reply.page);
}

async function replyTo(shop: Shop, request: IncomingMessage, url: URL): Promise<Reply> {
  const id = url.searchParams.get('orderId') ?? '';
  const accepted = request.headers['accept-language'] ?? '';
  const speak = (locale: string | null) =>
    textsIn(chosenLanguage(url.searchParams.get('lang'), locale, accepted));
  if (!shop.ledger.payments.has(id)) return { status: 404, page: unknownPaymentPage(speak(null)) };
  const record = findPayment(shop, id);
  const visit = { record, texts: speak(record.locale), now: shop.now() };
  const isSecureStep = url.pathname === `${PAGE_PATH}/3ds`;
  if (request.method !== 'POST') return show(visit, isSecureStep);
  refuseForeignForm(request);
  const form = new URLSearchParams(await readBody(request));
  if (isSettled(record)) return backToShop(record);
  if (isSecureStep) return takeSecureStep(shop, visit, form);
  return takeChoice(shop, visit, form);
}

function show(visit: Visit, isSecureStep: boolean): Reply {
  const { record, now } = visit;
  if (isSettled(record)) return { status: 200, page: settledPage(visit) };
  if (isSecureStep && record.cardAwaiting3ds !== null) return { status: 200, page: secureStepPage(visit) };
  return { status: 200, page: paymentPage(visit, defaultCardForm(now)) };
}

function takeChoice(shop: Shop, visit: Visit, form: URLSearchParams): Reply {
  const { record } = visit;
  const action = form.get('action') ?? '';
  const testCard = form.get('testCard');
  const way = OTHER_WAYS.find((type) => type === form.get('method'));
  if (way && record.payment.payment_method === undefined) {
    chooseMethod(shop, record, way);
    return { seeOther: `${PAGE_PATH}?orderId=${record.id}&lang=${visit.texts.language}` };
  }
  if (testCard !== null) return payByCard(shop, visit, testCard);
  if (action === 'success_3ds') return payByCard(shop, visit, CARD_WITH_3DS);
  if (action === 'card') return payByForm(shop, visit, form);
  if (action === 'expired_on_confirmation') runOut(shop, record);
  const outcome = outcomeOfAction(shop, record, action);
  if (outcome !== null) settlePayment(shop, record.id, outcome);
  return backToShop(record);
}

/** @returns null when the buyer leaves without paying */
function outcomeOfAction(shop: Shop, record: PaymentRecord, action: string): Outcome | null {
  const discountKopecks = Math.round(kopecksOf(record.payment.amount) * INSTALMENT_DISCOUNT);
  switch (action) {
    case 'success':
      return 'success';
    case 'loan':
      return { loan: { option: 'loan', discountKopecks: 0 } };
    case 'installments_6':
      return { loan: { option: 'installments_6', discountKopecks } };
    case 'suspend':
      return { suspendedUntil: new Date(shop.now().getTime() + COOLING_OFF_MS).toISOString() };
    default:
      return DECLINES.includes(action) ? { reason: action } : null;
  }
}

/** Advances the clock to the payment's expiry, as if the buyer had left the page open and gone. */
function runOut(shop: Shop, record: PaymentRecord): void {
  if (record.payBefore === null) return;
  bringForward(shop, record.id, Date.parse(record.payBefore) - shop.now().getTime());
}

function payByForm(shop: Shop, visit: Visit, form: URLSearchParams): Reply {
  const card: CardForm = {
    number: form.get('number') ?? '',
    expiry: form.get('expiry') ?? '',
    csc: form.get('csc') ?? '',
  };
  const errors = cardErrors(card, visit);
  if (Object.keys(errors).length > 0) return { status: 422, page: paymentPage(visit, card, errors) };
  return payByCard(shop, visit, card.number.replace(/\D/g, ''));
}

function payByCard(shop: Shop, { record, texts }: Visit, number: string): Reply {
  if (outcomeOfCard(number).needs3ds) {
    record.cardAwaiting3ds = number;
    shop.ledger.save('payments', record);
    return { seeOther: `${PAGE_PATH}/3ds?orderId=${record.id}&lang=${texts.language}` };
  }
  settlePayment(shop, record.id, { card: number });
  return backToShop(record);
}

function takeSecureStep(shop: Shop, visit: Visit, form: URLSearchParams): Reply {
  const { record } = visit;
  if (record.cardAwaiting3ds === null) return show(visit, false);
  if (form.get('action') !== 'confirm') refuseSecureStep(shop, record);
  else if (!takeCode(shop, record, form.get('code') ?? '')) {
    return { status: 422, page: secureStepPage(visit, { isWrong: true }) };
  }
  return backToShop(record);
}

function cardErrors(card: CardForm, { texts, now }: Visit): CardErrors {
  const errors: CardErrors = {};
  if (!/^\d{13,19}$/.test(card.number.replace(/[\s-]/g, ''))) errors.number = texts.numberError;
  if (!isFuture(card.expiry, now)) errors.expiry = texts.expiryError;
  if (!/^\d{3,4}$/.test(card.csc.trim())) errors.csc = texts.cscError;
  return errors;
}

/** A card is valid to the end of its month. */
function isFuture(expiry: string, now: Date): boolean {
  const match = /^\s*(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d\d)\s*$/.exec(expiry);
  if (!match) return false;
  return Date.UTC(2000 + Number(match[2]), Number(match[1]), 1) > now.getTime();
}

/** True when the buyer has nothing left to do: a suspended loan counts, though not yet paid. */
function isSettled(record: PaymentRecord): boolean {
  return record.payment.status !== 'pending' || record.payment.payment_method?.suspended_until !== undefined;
}

/**
 * Back to the shop, after success and failure alike; without an address the page itself shows how it ended.
 */
function backToShop(record: PaymentRecord): Reply {
  return { seeOther: record.returnUrl ?? `${PAGE_PATH}?orderId=${record.id}` };
}
