import { checkAmount, checkOptionalText, isObject, type JsonObject } from './checks.ts';
import { invalid } from './errors.ts';
import { type Amount, kopecksOf } from './model.ts';

/** Money paid in advance is taxed by a calculated rate (tax code, art. 164 p. 4): 10/110 for 10 %, and so on. */
const PLAIN_RATES = [3, 4, 7, 8, 11];
const CALCULATED_RATES = [5, 6, 9, 10, 12];
const PAYMENT_MODES = [
  'full_prepayment',
  'partial_prepayment',
  'advance',
  'full_payment',
  'partial_payment',
  'credit',
  'credit_payment',
];
const MEASURES = /^[a-z_]{1,32}$/;
const ILLEGAL = 'Receipt is missing or illegal';
const MAX_ITEMS = 80;
/** E.164 without the plus, as the field is documented: no country begins with 0, and no Russian area with 0, 1 or 2. */
const PHONE = /^(?:7[3-9]\d{9}|[1-689]\d{7,14})$/;

export type ReceiptRules = { amount: Amount; fiscalization: boolean; required: boolean };

/** 54-FZ: with «Чеки от ЮKassa» the customer's e-mail and the measure of each item are needed too. */
export function checkReceipt(receipt: unknown, rules: ReceiptRules): void {
  if (receipt === undefined) {
    if (rules.required) throw invalid(ILLEGAL, 'receipt');
    return;
  }
  if (!isObject(receipt)) throw invalid(ILLEGAL, 'receipt');
  checkCustomer(receipt.customer, rules.fiscalization);
  if (receipt.tax_system_code !== undefined) checkCode(receipt.tax_system_code, 6, 'receipt.tax_system_code');
  if (!Array.isArray(receipt.items) || receipt.items.length === 0 || receipt.items.length > MAX_ITEMS)
    throw invalid(ILLEGAL, 'receipt.items');
  const sums = receipt.items.map((item: unknown, index) =>
    checkItem(item, `receipt.items[${index}]`, rules.fiscalization),
  );
  const totalKopecks = sums.reduce((total, sum) => total + sum, 0);
  if (totalKopecks !== kopecksOf(rules.amount))
    throw invalid(`${ILLEGAL}: the items must add up to the amount`, 'receipt.items');
}

function checkCustomer(customer: unknown, isEmailRequired: boolean): void {
  if (!isObject(customer)) throw invalid(ILLEGAL, 'receipt.customer');
  checkOptionalText(customer.full_name, 'receipt.customer.full_name', 256);
  if (typeof customer.full_name === 'string' && customer.full_name.trim() === '')
    throw invalid(ILLEGAL, 'receipt.customer.full_name');
  if (
    customer.email !== undefined &&
    (typeof customer.email !== 'string' || !/^[^\s@]+@[^\s@]+$/.test(customer.email))
  )
    throw invalid(ILLEGAL, 'receipt.customer.email');
  if (customer.phone !== undefined && (typeof customer.phone !== 'string' || !PHONE.test(customer.phone)))
    throw invalid(ILLEGAL, 'receipt.customer.phone');
  if (customer.email === undefined && (isEmailRequired || customer.phone === undefined))
    throw invalid(ILLEGAL, 'receipt.customer.email');
}

/** @returns the item's sum in kopecks; `amount` of an item is the price of one. */
function checkItem(item: unknown, path: string, isMeasureRequired: boolean): number {
  if (!isObject(item)) throw invalid(ILLEGAL, path);
  if (typeof item.description !== 'string' || item.description.length < 1 || item.description.length > 128)
    throw invalid(ILLEGAL, `${path}.description`);
  if (typeof item.quantity !== 'number' || !(item.quantity > 0) || item.quantity > 99_999.999)
    throw invalid(ILLEGAL, `${path}.quantity`);
  const price = checkAmount(item.amount, `${path}.amount`);
  checkCode(item.vat_code, 12, `${path}.vat_code`);
  checkVat(item, `${path}.vat_code`);
  checkItemWords(item, path, isMeasureRequired);
  return Math.round(kopecksOf(price) * item.quantity);
}

/** A service that is paid in advance is taxed by the calculated rate, one that is given by the plain one. */
function checkVat({ payment_mode, payment_subject, vat_code }: JsonObject, parameter: string): void {
  const wrong = payment_mode === 'full_prepayment' ? PLAIN_RATES : CALCULATED_RATES;
  const isGiven = payment_mode === 'full_payment' && payment_subject === 'service';
  if ((payment_mode === 'full_prepayment' || isGiven) && wrong.includes(Number(vat_code)))
    throw invalid(ILLEGAL, parameter);
}

function checkItemWords(item: JsonObject, path: string, isMeasureRequired: boolean): void {
  if (item.payment_mode !== undefined && !PAYMENT_MODES.includes(String(item.payment_mode)))
    throw invalid(ILLEGAL, `${path}.payment_mode`);
  checkOptionalText(item.payment_subject, `${path}.payment_subject`, 64);
  if (item.measure === undefined && !isMeasureRequired) return;
  if (typeof item.measure !== 'string' || !MEASURES.test(item.measure))
    throw invalid(ILLEGAL, `${path}.measure`);
}

function checkCode(value: unknown, maximum: number, parameter: string): void {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > maximum)
    throw invalid(ILLEGAL, parameter);
}
