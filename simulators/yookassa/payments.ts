import { CARD_WITH_3DS, cardDetails, DEFAULT_CARD, declineFor, outcomeOfCard } from './cards.ts';
import { checkAmount, type JsonObject } from './checks.ts';
import { invalid, notFound } from './errors.ts';
import { methodDetails } from './methods.ts';
import {
  type Amount,
  amountOf,
  type CancellationDetails,
  kopecksOf,
  type Payment,
  type PaymentRecord,
} from './model.ts';
import { newPaymentRecord } from './new-payment.ts';
import { checkReceipt } from './receipts.ts';
import { tellPayment } from './registration.ts';
import type { Shop } from './shop.ts';
import { checkPaymentRequest } from './validation.ts';

const DAY_MS = 86_400_000;
const HOLD_DAYS = 7;
const COMMISSION = 0.035;

export type Loan = { option: string; discountKopecks: number };
/** The buyer's outcome: paid (with this card or loan), or declined for a reason of `cancellation_details`. */
export type Outcome =
  | 'success'
  | 'success_3ds'
  | { card: string }
  | { loan: Loan }
  | { suspendedUntil: string }
  | { reason: string };

/** POST /payments. A saved method answers at once; anything else waits for the buyer. */
export function createPayment(shop: Shop, body: JsonObject): Payment {
  checkPaymentRequest(body, shop.fiscalization);
  const record = newPaymentRecord(shop, body);
  shop.ledger.save('payments', record);
  if (body.payment_method_id !== undefined) chargeSavedMethod(shop, record, String(body.payment_method_id));
  return record.payment;
}

export function findPayment(shop: Shop, id: string): PaymentRecord {
  const record = shop.ledger.payments.get(id);
  if (!record) throw notFound('payment_id', 'Payment');
  moveByClock(shop, record);
  return record;
}

/**
 * Applies the buyer's choice on the hosted page. A settled payment stays as it is: two tabs must not pay
 * twice.
 */
export function settlePayment(shop: Shop, id: string, outcome: Outcome): Payment {
  const record = findPayment(shop, id);
  if (record.payment.status !== 'pending') return record.payment;
  if (outcome === 'success') accept(shop, record, DEFAULT_CARD, false);
  else if (outcome === 'success_3ds') accept(shop, record, CARD_WITH_3DS, true);
  else if ('reason' in outcome) cancel(shop, record, declineFor(outcome.reason));
  else if ('suspendedUntil' in outcome) suspend(shop, record, outcome.suspendedUntil);
  else if ('loan' in outcome) acceptLoan(shop, record, outcome.loan);
  else settleByCard(shop, record, outcome.card);
  return record.payment;
}

/** POST /payments/{id}/capture: the whole sum, or a part with the remainder returned to the buyer. */
export function capturePayment(shop: Shop, id: string, body: JsonObject): Payment {
  const record = findPayment(shop, id);
  const { payment } = record;
  if (payment.status !== 'waiting_for_capture')
    throw invalid('Payment is not waiting for capture', 'payment_id');
  const amount = body.amount === undefined ? payment.amount : checkAmount(body.amount, 'amount');
  if (kopecksOf(amount) > kopecksOf(payment.amount))
    throw invalid('Capture amount exceeds the authorised amount', 'amount.value');
  const isPartial = kopecksOf(amount) < kopecksOf(payment.amount);
  checkReceipt(body.receipt, {
    amount,
    fiscalization: shop.fiscalization,
    required: shop.fiscalization && isPartial,
  });
  succeed(shop, record, amount);
  return payment;
}

/** POST /payments/{id}/cancel: only held money can be returned this way; a pending payment just expires. */
export function cancelPayment(shop: Shop, id: string): Payment {
  const record = findPayment(shop, id);
  if (record.payment.status !== 'waiting_for_capture')
    throw invalid('Payment is not waiting for capture', 'payment_id');
  cancel(shop, record, declineFor('canceled_by_merchant'));
  return record.payment;
}

/** Brings this payment's deadlines nearer by `ms`: what takes a buyer or a bank an hour ends at once. */
export function bringForward(shop: Shop, id: string, ms: number): Payment {
  const record = findPayment(shop, id);
  const nearer = (time: string) => new Date(Date.parse(time) - ms).toISOString();
  const { payment } = record;
  if (record.payBefore !== null) record.payBefore = nearer(record.payBefore);
  if (payment.expires_at !== undefined) payment.expires_at = nearer(payment.expires_at);
  const method = payment.payment_method;
  if (method?.suspended_until !== undefined) method.suspended_until = nearer(method.suspended_until);
  shop.ledger.save('payments', record);
  moveByClock(shop, record);
  return payment;
}

/** Applies the passing of time to every payment; a single one is brought up to date whenever it is read. */
export function expireDue(shop: Shop): void {
  for (const record of shop.ledger.payments.values()) moveByClock(shop, record);
}

/** Cancels what the buyer did not pay, or the shop did not capture, in time; pays suspended loans. */
function moveByClock(shop: Shop, record: PaymentRecord): void {
  const { payment } = record;
  if (payment.status !== 'pending' && payment.status !== 'waiting_for_capture') return;
  const now = shop.now().toISOString();
  const isOver = (time: string | null | undefined) => typeof time === 'string' && time <= now;
  const suspendedUntil = payment.payment_method?.suspended_until;
  if (payment.status === 'waiting_for_capture') {
    if (isOver(payment.expires_at)) cancel(shop, record, declineFor('expired_on_capture'));
  } else if (suspendedUntil !== undefined) {
    if (isOver(suspendedUntil)) acceptLoan(shop, record, { option: 'loan', discountKopecks: 0 });
  } else if (isOver(record.payBefore)) cancel(shop, record, declineFor('expired_on_confirmation'));
}

function chargeSavedMethod(shop: Shop, record: PaymentRecord, methodId: string): void {
  const method = shop.ledger.payments.get(methodId)?.payment.payment_method;
  if (!method?.saved) {
    cancel(shop, record, declineFor('permission_revoked'));
    return;
  }
  record.payment.payment_method = { ...method };
  authorise(shop, record);
}

function settleByCard(shop: Shop, record: PaymentRecord, card: string): void {
  const { decline, needs3ds } = outcomeOfCard(card);
  if (decline) {
    describeCard(shop, record, card);
    cancel(shop, record, decline);
  } else accept(shop, record, card, needs3ds);
}

function accept(shop: Shop, record: PaymentRecord, card: string, with3ds: boolean): void {
  const type = record.payment.payment_method?.type ?? 'bank_card';
  if (type === 'bank_card') describeCard(shop, record, card);
  else record.payment.payment_method = { ...savedNowhere(record), ...methodDetails(type, record) };
  record.payment.authorization_details = {
    rrn: record.id.replace(/\D/g, '').padEnd(12, '0').slice(0, 12),
    auth_code: record.id.replace(/\D/g, '').padEnd(6, '0').slice(-6),
    three_d_secure: { applied: with3ds },
  };
  authorise(shop, record);
}

/** A loan by instalments lowers the payment's own amount by the discount the bank keeps. */
function acceptLoan(shop: Shop, record: PaymentRecord, loan: Loan): void {
  const { payment } = record;
  payment.amount = amountOf(kopecksOf(payment.amount) - loan.discountKopecks);
  const { suspended_until: _done, ...method } = payment.payment_method ?? savedNowhere(record);
  payment.payment_method = {
    ...method,
    loan_option: loan.option,
    ...(loan.discountKopecks > 0 ? { discount_amount: amountOf(loan.discountKopecks) } : {}),
  };
  authorise(shop, record);
}

function suspend(shop: Shop, record: PaymentRecord, suspendedUntil: string): void {
  record.payment.payment_method = {
    ...(record.payment.payment_method ?? savedNowhere(record)),
    suspended_until: suspendedUntil,
  };
  shop.ledger.save('payments', record);
}

function describeCard(shop: Shop, record: PaymentRecord, card: string): void {
  record.payment.payment_method = {
    ...savedNowhere(record),
    title: `Bank card *${card.slice(-4)}`,
    card: cardDetails(card, shop.now()),
  };
}

function savedNowhere(record: PaymentRecord): NonNullable<Payment['payment_method']> {
  return {
    type: record.payment.payment_method?.type ?? 'bank_card',
    id: record.id,
    saved: false,
    status: 'inactive',
  };
}

function authorise(shop: Shop, record: PaymentRecord): void {
  const { payment } = record;
  delete payment.confirmation;
  record.cardAwaiting3ds = null;
  payment.paid = true;
  if (record.saveMethod && payment.payment_method)
    payment.payment_method = { ...payment.payment_method, saved: true, status: 'active' };
  if (record.capture) succeed(shop, record, payment.amount);
  else hold(shop, record);
}

function hold(shop: Shop, record: PaymentRecord): void {
  record.payment.status = 'waiting_for_capture';
  record.payment.expires_at = new Date(shop.now().getTime() + HOLD_DAYS * DAY_MS).toISOString();
  shop.ledger.save('payments', record);
  shop.notify('payment.waiting_for_capture', record.payment);
}

function succeed(shop: Shop, record: PaymentRecord, amount: Amount): void {
  const { payment } = record;
  payment.status = 'succeeded';
  payment.amount = amount;
  payment.income_amount = amountOf(Math.round(kopecksOf(amount) * (1 - COMMISSION)));
  payment.refunded_amount = amountOf(0);
  payment.captured_at = shop.now().toISOString();
  payment.refundable = true;
  delete payment.expires_at;
  tellPayment(shop, record);
  shop.ledger.save('payments', record);
  shop.notify('payment.succeeded', payment);
}

function cancel(shop: Shop, record: PaymentRecord, details: CancellationDetails): void {
  const { payment } = record;
  payment.status = 'canceled';
  payment.paid = false;
  payment.cancellation_details = details;
  delete payment.confirmation;
  delete payment.expires_at;
  record.cardAwaiting3ds = null;
  if (payment.receipt_registration !== undefined) payment.receipt_registration = 'canceled';
  shop.ledger.save('payments', record);
  shop.notify('payment.canceled', payment);
}
