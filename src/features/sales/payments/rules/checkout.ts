import { prepaidVat } from '#features/publishing/school/rules/requisites.ts';
import { hasStarted } from '#features/teaching/courses/rules/courses.ts';
import { cut, shortened } from '#shared/graphemes.ts';
import type { Language } from '#shared/i18n.ts';
import { type Capture, isTakenAtOnce, type PaymentMethod } from './methods.ts';

interface Shop {
  appUrl: string;
  timeZone: string;
  yookassa: { vatCode: number; taxSystem: number } | null;
}

/** The goods, in the words of the payment and its receipt. */
export interface Goods {
  title: string;
  /** Opens the payment's description. */
  paidFor: string;
  /** School day on which it begins; null: at once. */
  startDate: string | null;
  /** Path to which the provider returns the buyer, paid or not: the page asks the server. */
  returnPath: string;
}

interface Purchase {
  orderId: string;
  /** The number people use. */
  orderNumber: string;
  paymentId: string;
  email: string;
  name: string;
  phone: string | null;
  language: Language;
  now: Date;
  goods: Goods;
  amountKopecks: number;
  /** Null where the buyer chooses at the provider. */
  method: PaymentMethod | null;
  capture: Capture;
}

/**
 * Body of POST /payments for a purchase, receipt included (54-FZ). It is stored and sent byte for byte: a
 * repeated key with another body would be refused.
 */
export function paymentRequest(shop: Shop, purchase: Purchase): string {
  const { goods, orderId, paymentId, amountKopecks, method } = purchase;
  const amount = { value: (amountKopecks / 100).toFixed(2), currency: 'RUB' };
  return JSON.stringify({
    amount,
    // Held money is taken or given back later (holds.ts); forgotten, it would return after days by itself.
    capture: isTakenAtOnce(purchase.capture, method),
    ...(method && { payment_method_data: { type: method } }),
    confirmation: {
      type: 'redirect',
      return_url: shop.appUrl + goods.returnPath,
      locale: purchase.language === 'ru' ? 'ru_RU' : 'en_US',
    },
    description: shortened(`Заказ ${purchase.orderNumber}. ${goods.paidFor}: ${goods.title}`, 128),
    metadata: { order_id: orderId, payment_id: paymentId },
    receipt: receipt(shop, purchase, amount),
  });
}

/** Receipt data as the provider takes them (54-FZ). */
export interface SoldReceipt {
  customer: { email: string };
  tax_system_code?: number;
  items: {
    description: string;
    vat_code?: number;
    payment_mode: 'full_payment' | 'full_prepayment';
  }[];
}

/** The receipt in such a request; null for one that was erased, or never made. */
export function receiptOf(request: string): SoldReceipt | null {
  if (!request) return null;
  return (JSON.parse(request) as { receipt?: SoldReceipt }).receipt ?? null;
}

/** Its recipient. */
export function receiptEmail(request: string): string | null {
  return receiptOf(request)?.customer.email ?? null;
}

function receipt(shop: Shop, { goods, email, name, phone, now }: Purchase, amount: object) {
  // Sold before it opens: paid in advance, with a receipt of settlement on the day it starts.
  const isPrepaid = !hasStarted(goods.startDate, now, shop.timeZone);
  const vatCode = shop.yookassa?.vatCode;
  return {
    customer: {
      ...(name && { full_name: cut(name, 256) }),
      email,
      ...(phone && { phone: phone.replace(/\D/g, '') }),
    },
    tax_system_code: shop.yookassa?.taxSystem,
    internet: true,
    items: [
      {
        description: shortened(goods.title, 128),
        quantity: 1,
        amount,
        vat_code: vatCode && isPrepaid ? prepaidVat(vatCode) : vatCode,
        payment_subject: 'service',
        payment_mode: isPrepaid ? 'full_prepayment' : 'full_payment',
        measure: 'piece',
      },
    ],
  };
}
