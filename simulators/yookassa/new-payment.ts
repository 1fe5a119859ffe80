import { randomUUID } from 'node:crypto';
import { checkAmount, isObject, type JsonObject } from './checks.ts';
import type { Confirmation, Payment, PaymentRecord } from './model.ts';
import { isTestShop, newId, type Shop } from './shop.ts';

const HOUR_MS = 3_600_000;
export const PAGE_PATH = '/checkout/payments/v2/contract';

/** A pending payment as the answer to POST /payments shows it; the request has been checked. */
export function newPaymentRecord(shop: Shop, body: JsonObject): PaymentRecord {
  const now = shop.now();
  const id = newId(now, '000f');
  const confirmation = isObject(body.confirmation) ? body.confirmation : {};
  return {
    id,
    payment: pendingPayment(shop, id, body),
    capture: body.capture === true,
    saveMethod: body.save_payment_method === true,
    payBefore: payBefore(body, now),
    returnUrl: typeof confirmation.return_url === 'string' ? confirmation.return_url : null,
    locale: confirmation.locale === 'en_US' ? 'en_US' : 'ru_RU',
    receipt: body.receipt ?? null,
    cardAwaiting3ds: null,
    wrongCodes: 0,
  };
}

function pendingPayment(shop: Shop, id: string, body: JsonObject): Payment {
  const type = methodType(body);
  return {
    id,
    status: 'pending',
    paid: false,
    amount: checkAmount(body.amount, 'amount'),
    ...(isObject(body.confirmation) ? { confirmation: confirmationAnswer(shop, id, body.confirmation) } : {}),
    created_at: shop.now().toISOString(),
    ...(typeof body.description === 'string' ? { description: body.description } : {}),
    ...(isObject(body.metadata) ? { metadata: body.metadata as Record<string, string> } : {}),
    ...(typeof body.merchant_customer_id === 'string'
      ? { merchant_customer_id: body.merchant_customer_id }
      : {}),
    ...(type === null ? {} : { payment_method: { type, id, saved: false, status: 'pending' as const } }),
    recipient: { account_id: shop.shopId, gateway_id: `${shop.shopId}7` },
    refundable: false,
    ...(body.receipt === undefined ? {} : { receipt_registration: 'pending' }),
    test: isTestShop(shop),
  };
}

function confirmationAnswer(shop: Shop, id: string, request: JsonObject): Confirmation {
  const page = `${shop.publicUrl()}${PAGE_PATH}?orderId=${id}`;
  const type = String(request.type);
  if (type === 'embedded') return { type, confirmation_token: `ct-${randomUUID()}` };
  if (type === 'qr') return { type, confirmation_data: page };
  if (type === 'external') return { type };
  return {
    type,
    confirmation_url: page,
    ...(typeof request.return_url === 'string' ? { return_url: request.return_url } : {}),
    ...(typeof request.enforce === 'boolean' ? { enforce: request.enforce } : {}),
  };
}

function methodType(body: JsonObject): string | null {
  return isObject(body.payment_method_data) ? String(body.payment_method_data.type) : null;
}

/** How long the buyer may take: an hour, longer for the bank that decides on a loan, no end for cash. */
function payBefore(body: JsonObject, now: Date): string | null {
  const type = methodType(body);
  if (type === 'cash') return null;
  const hours =
    type === 'sber_loan'
      ? loanHours(Number(checkAmount(body.amount, 'amount').value))
      : type === 'b2b_sberbank'
        ? 8
        : 1;
  return new Date(now.getTime() + hours * HOUR_MS).toISOString();
}

function loanHours(roubles: number): number {
  if (roubles < 50_000) return 8;
  return roubles <= 200_000 ? 28 : 72;
}
