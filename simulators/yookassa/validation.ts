import { checkAmount, checkMetadata, checkOptionalText, isObject, type JsonObject } from './checks.ts';
import { invalid } from './errors.ts';
import { type Amount, kopecksOf } from './model.ts';
import { checkReceipt } from './receipts.ts';

const CREATABLE_METHODS = [
  'bank_card',
  'sbp',
  'sberbank',
  'tinkoff_bank',
  'alfa_pay',
  'yoo_money',
  'mobile_balance',
  'cash',
  'b2b_sberbank',
  'sber_loan',
  'sber_bnpl',
  'electronic_certificate',
];
const CONFIRMATIONS = ['redirect', 'embedded', 'qr', 'external', 'mobile_application'];
const WITHOUT_HOLD = ['sbp', 'alfa_pay'];
/** Lowest and highest sum in roubles, from YooKassa's table of payment methods. */
const LIMITS: Record<string, readonly [number, number]> = {
  bank_card: [1, 350_000],
  sbp: [1, 700_000],
  sber_loan: [3_000, 1_500_000],
  sber_bnpl: [1_000, 50_000],
};

/** Throws the 400 that YooKassa answers to this body of POST /payments. */
export function checkPaymentRequest(body: JsonObject, fiscalization: boolean): void {
  const amount = checkAmount(body.amount, 'amount');
  checkOptionalText(body.description, 'description', 128);
  checkOptionalText(body.merchant_customer_id, 'merchant_customer_id', 200);
  checkBoolean(body.capture, 'capture');
  checkBoolean(body.save_payment_method, 'save_payment_method');
  checkMetadata(body.metadata);
  checkConfirmation(body.confirmation);
  checkMethod(body, amount);
  checkReceipt(body.receipt, { amount, fiscalization, required: fiscalization });
}

function checkBoolean(value: unknown, parameter: string): void {
  if (value !== undefined && typeof value !== 'boolean') throw invalid('A boolean is expected', parameter);
}

function checkConfirmation(value: unknown): void {
  if (value === undefined) return;
  if (!isObject(value)) throw invalid('Confirmation must be an object', 'confirmation');
  if (!CONFIRMATIONS.includes(String(value.type)))
    throw invalid('Unknown confirmation type', 'confirmation.type');
  if (value.locale !== undefined && value.locale !== 'ru_RU' && value.locale !== 'en_US')
    throw invalid('Locale must be ru_RU or en_US', 'confirmation.locale');
  const isRequired = value.type === 'redirect' || value.type === 'mobile_application';
  if (!isRequired && value.return_url === undefined) return;
  if (
    typeof value.return_url !== 'string' ||
    value.return_url.length > 2048 ||
    !isWebAddress(value.return_url)
  )
    throw invalid('return_url is missing or illegal', 'confirmation.return_url');
}

function checkMethod(body: JsonObject, amount: Amount): void {
  const sources = ['payment_method_data', 'payment_method_id', 'payment_token'].filter(
    (name) => body[name] !== undefined,
  );
  if (sources.length > 1)
    throw invalid('Only one source of payment may be given', sources[1] ?? 'payment_method_data');
  if (body.payment_method_data === undefined) {
    checkLimits(amount, [1, 1_500_000]);
    return;
  }
  const data = body.payment_method_data;
  const type = isObject(data) ? String(data.type) : '';
  if (!CREATABLE_METHODS.includes(type))
    throw invalid('Unknown payment method type', 'payment_method_data.type');
  checkLimits(amount, LIMITS[type] ?? [1, 1_500_000]);
  if (WITHOUT_HOLD.includes(type) && body.capture !== true)
    throw invalid('This payment method does not support two-stage payments', 'capture');
  if (type === 'sber_loan') checkLoan(body);
}

function checkLoan(body: JsonObject): void {
  if (body.save_payment_method === true) throw invalid('A loan cannot be saved', 'save_payment_method');
  if (isObject(body.confirmation) && body.confirmation.type !== 'redirect')
    throw invalid('A loan is confirmed by redirect only', 'confirmation.type');
}

function checkLimits(amount: Amount, [from, to]: readonly [number, number]): void {
  const kopecks = kopecksOf(amount);
  if (kopecks < from * 100 || kopecks > to * 100)
    throw invalid(`Amount must be from ${from} to ${to} roubles for this payment method`, 'amount.value');
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^(javascript|data):/i.test(text);
}
