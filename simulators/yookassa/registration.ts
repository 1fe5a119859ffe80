/** Fiscal receipts as the provider's cash register makes them: with a payment or refund, or asked for apart. */
import { checkAmount, isObject, type JsonObject } from './checks.ts';
import { invalid, notFound } from './errors.ts';
import {
  type Amount,
  amountOf,
  kopecksOf,
  type PaymentRecord,
  type Receipt,
  type ReceiptStatus,
} from './model.ts';
import { checkReceipt } from './receipts.ts';
import { newId, type Shop } from './shop.ts';

type Settlement = { type: string; amount: Amount };
type Registered = {
  type: 'payment' | 'refund';
  payment_id?: string;
  refund_id?: string;
  items: unknown[];
  settlements?: Settlement[];
  /** Asked for by POST /receipts: what became of it stands at itself alone. */
  isApart: boolean;
};

const SETTLEMENTS = ['cashless', 'prepayment', 'postpayment', 'consideration'];

/**
 * Makes the receipt that came with a payment or refund, the way the register works at the moment.
 * @returns what the payment or refund says about it; undefined for one that got lost
 */
export function registerReceipt(shop: Shop, wanted: Registered): ReceiptStatus | undefined {
  if (shop.receiptOutcome === 'lost') return undefined;
  return makeReceipt(shop, wanted, shop.receiptOutcome).status;
}

/** A paid payment tells what became of the receipt that came with it. */
export function tellPayment(shop: Shop, { payment, receipt }: PaymentRecord): void {
  const { items } = (receipt ?? {}) as { items?: unknown[] };
  if (payment.receipt_registration === undefined || !items) return;
  const wanted = { type: 'payment', payment_id: payment.id, items, isApart: false } as const;
  const registration = registerReceipt(shop, wanted);
  if (registration) payment.receipt_registration = registration;
  else delete payment.receipt_registration;
}

/** POST /receipts: a receipt that no payment or refund carried, such as the one that settles a prepayment. */
export function createReceipt(shop: Shop, body: JsonObject): Receipt {
  const { type } = body;
  if (type !== 'payment' && type !== 'refund') throw invalid('Type is payment or refund', 'type');
  if (body.send !== true) throw invalid('Receipts are sent at once only', 'send');
  const parent = parentOf(shop, body, type);
  const settlements = checkSettlements(body.settlements);
  const total = amountOf(settlements.reduce((sum, { amount }) => sum + kopecksOf(amount), 0));
  checkReceipt(
    { customer: body.customer, items: body.items, tax_system_code: body.tax_system_code },
    { amount: total, fiscalization: shop.fiscalization, required: true },
  );
  const wanted = { type, ...parent, items: body.items as unknown[], settlements, isApart: true } as const;
  const outcome = shop.receiptOutcome === 'lost' ? 'pending' : shop.receiptOutcome;
  return makeReceipt(shop, wanted, outcome);
}

export function findReceipt(shop: Shop, id: string): Receipt {
  const receipt = shop.ledger.receipts.get(id);
  if (!receipt) throw notFound('receipt_id', 'Receipt');
  return shown(receipt);
}

export function listedReceipts(shop: Shop): Receipt[] {
  return [...shop.ledger.receipts.values()].map(shown);
}

/** The register comes to an end with a receipt that it was busy with. */
export function settleReceipt(shop: Shop, id: string, status: 'succeeded' | 'canceled'): Receipt {
  const receipt = shop.ledger.receipts.get(id);
  if (!receipt) throw notFound('receipt_id', 'Receipt');
  if (receipt.status !== 'pending') return receipt;
  Object.assign(receipt, { status }, status === 'succeeded' ? fiscalData(shop) : {});
  shop.ledger.save('receipts', receipt);
  if (!receipt.isApart) tellParent(shop, receipt, status);
  return receipt;
}

function makeReceipt(shop: Shop, wanted: Registered, status: ReceiptStatus): Receipt {
  const receipt: Receipt & { isApart: boolean } = {
    id: `rt-${newId(shop.now(), '0015')}`,
    ...wanted,
    status,
    created_at: shop.now().toISOString(),
    ...(status === 'succeeded' ? fiscalData(shop) : {}),
  };
  shop.ledger.save('receipts', receipt);
  return shown(receipt);
}

function fiscalData(shop: Shop) {
  const number = shop.ledger.receipts.size + 3_986;
  return {
    fiscal_document_number: String(number),
    fiscal_storage_number: '9288000100115785',
    fiscal_attribute: String(2_617_603_921 + number),
    registered_at: shop.now().toISOString(),
    fiscal_provider_id: `fd9e9404-eaca-4000-8ec9-${String(number).padStart(12, '0')}`,
  };
}

function tellParent(shop: Shop, receipt: Receipt, status: ReceiptStatus): void {
  const refund = shop.ledger.refunds.get(receipt.refund_id ?? '');
  const payment = shop.ledger.payments.get(receipt.payment_id ?? '');
  if (refund) {
    refund.refund.receipt_registration = status;
    shop.ledger.save('refunds', refund);
  } else if (payment) {
    payment.payment.receipt_registration = status;
    shop.ledger.save('payments', payment);
  }
}

function parentOf(shop: Shop, body: JsonObject, type: 'payment' | 'refund') {
  const name = `${type}_id` as const;
  const id = String(body[name] ?? '');
  const status =
    type === 'payment'
      ? shop.ledger.payments.get(id)?.payment.status
      : shop.ledger.refunds.get(id)?.refund.status;
  if (status !== 'succeeded') throw invalid(`Only for a succeeded ${type}`, name);
  return { [name]: id } as { payment_id?: string; refund_id?: string };
}

function checkSettlements(value: unknown): Settlement[] {
  if (!Array.isArray(value) || value.length === 0) throw invalid('Settlements are missing', 'settlements');
  return value.map((each: unknown, index) => {
    const path = `settlements[${index}]`;
    if (!isObject(each) || !SETTLEMENTS.includes(String(each.type)))
      throw invalid('Unknown type of settlement', `${path}.type`);
    return { type: String(each.type), amount: checkAmount(each.amount, `${path}.amount`) };
  });
}

/** Without what the simulator alone keeps. */
function shown(receipt: Receipt & { isApart?: boolean }): Receipt {
  const { isApart: _own, ...rest } = receipt;
  return rest;
}
