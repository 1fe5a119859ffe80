/** Conditions under which a promo code lowers a price, and how codes are written. */
import { hour } from '#shared/dates.ts';
import type { Limit } from '#shared/limits.ts';
import { cleanCode } from '#shared/typed.ts';

export const discountKinds = ['percent', 'sum'] as const;
export type DiscountKind = (typeof discountKinds)[number];

/** Reasons why a code lowers no price; each has an error of its own. */
export const codeRefusals = [
  'unknown',
  'not_yet',
  'expired',
  'other_course',
  'used_up',
  'used_by_you',
] as const;
export type CodeRefusal = (typeof codeRefusals)[number];

/** `unknown` is also said of codes that are switched off: whether they exist is nobody's business. */
export const codeStates = ['active', 'planned', 'expired', 'used_up', 'off'] as const;
export type CodeState = (typeof codeStates)[number];

export interface CodeTerms {
  is_on: number;
  starts_at: string | null;
  /** The first moment at which it is over. */
  ends_at: string | null;
  /** Null for any number. */
  max_uses: number | null;
}

/**
 * Guesses at codes, counted over all calls that take one. A hall full of guests with one address may mistype; a
 * machine that tries words may not go on.
 */
export const guessLimits = [
  { name: 'guesses at promo codes', by: 'person', times: 30, perMs: hour, countsFailuresOnly: true },
] satisfies Limit[];

/** Without letters and digits that are taken for each other: 0 and O, 1, I and L, 5 and S, 8 and B, 2 and Z. */
export const codeAlphabet = 'ACDEFGHJKMNPQRTUVWXY34679';
/** Random characters of a generated code: some 10^11 possibilities. */
export const randomCharacters = 8;
export const maxBatch = 1000;

/** Letters, digits, dashes and underscores, at least three letters or digits. */
export const codePattern = /^(?=(?:[-_]*[\p{L}\p{N}]){3})[\p{L}\p{N}_-]{3,40}$/u;

/** A code as it is written: capital letters, without spaces. */
export function writtenCode(typed: string): string {
  return cleanCode(typed).replace(/\s+/g, '').toUpperCase();
}

const lookAlikes: Record<string, string> = Object.fromEntries(
  [...'АВЕЁКМНОРСТУХ'].map((letter, index) => [letter, 'ABEEKMHOPCTYX'[index]!]),
);

/**
 * A code as it is compared: dashes do not count, and neither does the keyboard's language for letters that look
 * the same.
 */
export function codeKey(typed: string): string {
  return [...writtenCode(typed).replace(/[-_]/g, '')].map((letter) => lookAlikes[letter] ?? letter).join('');
}

/** State of a code at a moment, as staff see it. @param uses open and paid orders with it */
export function codeState(terms: CodeTerms, now: string, uses: number): CodeState {
  if (terms.is_on === 0) return 'off';
  if (terms.ends_at !== null && now >= terms.ends_at) return 'expired';
  if (terms.max_uses !== null && uses >= terms.max_uses) return 'used_up';
  return terms.starts_at !== null && now < terms.starts_at ? 'planned' : 'active';
}

interface Attempt {
  now: string;
  isForCourse: boolean;
  /** Open and paid orders with it, without the buyer's own unpaid ones for the same course. */
  uses: number;
  isUsedByBuyer: boolean;
}

/** Why the code does not work for this buyer, course and moment; null when it does. */
export function codeRefusal(terms: CodeTerms, attempt: Attempt): CodeRefusal | null {
  const { now, isForCourse, uses, isUsedByBuyer } = attempt;
  if (terms.is_on === 0) return 'unknown';
  if (terms.starts_at !== null && now < terms.starts_at) return 'not_yet';
  if (terms.ends_at !== null && now >= terms.ends_at) return 'expired';
  if (!isForCourse) return 'other_course';
  if (isUsedByBuyer) return 'used_by_you';
  return terms.max_uses !== null && uses >= terms.max_uses ? 'used_up' : null;
}
