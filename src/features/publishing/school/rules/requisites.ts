/** Requisites of the school on receipts and invoices: its taxes and its bank account. */
import { z } from 'zod';
import { codeField, lineField } from '#shared/fields.ts';

/** Codes of tax systems as receipts name them (54-FZ), and of VAT; their words are texts of the panel. */
export const taxSystems = [1, 2, 3, 4, 5, 6] as const;
/** Codes of receipts (54-FZ); 5, 6, 9, 10 and 12 are the calculated rates of 3, 4, 7, 8 and 11. */
export const vatCodes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Percent of the price before tax that each code of VAT stands for; a code without a line is no tax. */
const vatPercents: Record<number, number> = {
  ...{ 3: 10, 4: 20, 5: 10, 6: 20, 7: 5, 8: 7, 9: 5, 10: 7, 11: 22, 12: 22 },
};

/** Each plain rate with the calculated one, which stands on receipts of money paid in advance (tax code, art. 164 p. 4). */
const calculatedRates = new Map([
  [3, 5],
  [4, 6],
  [7, 9],
  [8, 10],
  [11, 12],
]);
const plainRates = new Map([...calculatedRates].map(([plain, calculated]) => [calculated, plain]));

/** The code of VAT on a receipt of money paid in advance, and on the return of such money. */
export function prepaidVat(vatCode: number): number {
  return calculatedRates.get(vatCode) ?? vatCode;
}

/** The code of VAT once what was paid in advance is given. */
export function settledVat(vatCode: number): number {
  return plainRates.get(vatCode) ?? vatCode;
}

/** The tax that an amount includes, to the kopeck; null without one. */
export function vatIn(kopecks: number, vatCode: number): { percent: number; kopecks: number } | null {
  const percent = vatPercents[vatCode];
  return percent ? { percent, kopecks: Math.round((kopecks * percent) / (100 + percent)) } : null;
}

const line = (max: number) =>
  lineField
    .min(1)
    .max(max)
    .refine((words) => !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(words), { params: { field: 'invalid' } });
const digits = (pattern: RegExp, field: string) =>
  codeField
    .transform((typed) => typed.replace(/\s/g, ''))
    .refine((typed) => pattern.test(typed), { params: { field } });

/** An account in a Russian bank. Its control digit is checked against the bank's code. */
export const bankFields = z
  .strictObject({
    name: line(200),
    bik: digits(/^\d{9}$/, 'bik'),
    account: digits(/^\d{20}$/, 'bank_account'),
    correspondent: digits(/^\d{20}$/, 'bank_account'),
  })
  .refine(({ bik, account }) => isAccount(account, bik.slice(6)), {
    path: ['account'],
    params: { field: 'bank_account_control' },
  })
  .refine(({ bik, correspondent }) => isAccount(correspondent, `0${bik.slice(4, 6)}`), {
    path: ['correspondent'],
    params: { field: 'bank_account_control' },
  });

/**
 * The ninth digit of an account controls the others together with three digits of the bank: the last of the sum,
 * weighted 7, 1, 3, is 0 (Bank of Russia, 515 of 8 September 1997).
 */
function isAccount(account: string, bank: string): boolean {
  // Other rules already report a wrong length.
  if (bank.length !== 3 || account.length !== 20) return true;
  const weights = [7, 1, 3];
  const sum = [...(bank + account)].reduce(
    (all, digit, index) => all + Number(digit) * weights[index % 3]!,
    0,
  );
  return sum % 10 === 0;
}
