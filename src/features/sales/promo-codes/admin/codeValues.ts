import type { PromoCode } from '../listing.ts';
import type { DiscountKind } from '../rules/promoCodes.ts';

/** The terms of a code as its forms hold them: empty where there is no limit. */
export interface CodeValues extends Record<string, unknown> {
  kind: DiscountKind;
  percent: number | string;
  sum: number | string;
  starts_on: string;
  ends_on: string;
  max_uses: number | string;
  course_ids: string[];
  is_on: boolean;
  note: string;
}

export function codeValues(code: PromoCode | null): CodeValues {
  return {
    kind: code?.kind ?? 'percent',
    percent: code?.percent ?? '',
    sum: code?.sum ?? '',
    starts_on: code?.starts_on ?? '',
    ends_on: code?.ends_on ?? '',
    max_uses: code?.max_uses ?? '',
    course_ids: code?.course_ids ?? [],
    is_on: code?.is_on ?? true,
    note: code?.note ?? '',
  };
}

/** The terms for the contract; the discount that was not chosen is left out. */
export function sentTerms(values: CodeValues) {
  const { kind, percent, sum, starts_on, ends_on, max_uses, ...rest } = values;
  return {
    ...rest,
    kind,
    percent: kind === 'percent' && percent !== '' ? Number(percent) : null,
    sum: kind === 'sum' && sum !== '' ? Number(sum) : null,
    starts_on: starts_on || null,
    ends_on: ends_on || null,
    max_uses: max_uses === '' ? null : Number(max_uses),
  };
}
