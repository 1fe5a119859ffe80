/**
 * Telephone numbers as people have them, by the numbering plans of the world. Browsers get `phones.browser.ts` in its
 * place (package.json `imports`): the plans weigh more than the form that people buy with (docs/decisions/141).
 */
import { type PhoneNumber, parsePhoneNumberFromString as parse } from 'libphonenumber-js/max';
import type { PhoneRead } from './phones.browser.ts';
import { cleanCode } from './typed.ts';

/** A word before the number, and an extension behind it, which no form of ours keeps: `тел. +7 … доб. 12`. */
const written =
  /^(?:\p{L}[\p{L} ./]*:?)?\s*([+(]{0,2}\p{Nd}[\p{Nd}\s().,/-]*?)(?:[\s,;]*(?:доб|вн|ext|x|#)\p{L}*[.:\s]*\p{Nd}{1,7})?$/iu;

/**
 * E.164; null for an empty text. A number without a plus is Russian, or begins with its country's code. One in the
 * national form of another country, which a Russian number would be made of (`8 029 …` of Belarus), is asked about.
 */
export function readPhone(typed: string): PhoneRead {
  const text = cleanCode(typed);
  if (text === '') return { phone: null };
  const [, number] = written.exec(text) ?? [];
  if (number === undefined) return { problem: 'phone' };
  const digits = number.replace(/[^\p{Nd}+]/gu, '');
  // 00 and 810 are what is dialled for the plus, in Europe and in Russia.
  const international = digits.replace(/^(?:00|810)/, '+');
  if (international.startsWith('+')) return isComplete(parse(international));
  const russian = parse(digits, 'RU');
  if (russian?.isValid() && russian.countryCallingCode === '7') return { phone: russian.number };
  const isNational = digits.length < 11 || (digits.length === 11 && digits.startsWith('8'));
  const abroad = isNational ? undefined : parse(`+${digits}`);
  if (abroad?.isValid() && abroad.countryCallingCode !== '7') return { phone: abroad.number };
  return { problem: digits.length < 9 ? 'phone' : 'phone_country' };
}

/** A number in the groups of its country that no spreadsheet computes with: `(+7) 916 123-45-67`. */
export function phoneInTable(phone: string): string {
  const [country, area, ...groups] = parse(phone)?.formatInternational().split(/[ -]/) ?? [];
  return area === undefined ? phone : `(${country}) ${[area, groups.join('-')].join(' ').trim()}`;
}

/** Whether a bank can send a message to it and knows its country for ours. */
export function isRussianMobile(phone: string): boolean {
  const read = parse(phone);
  return read?.country === 'RU' && read.getType() === 'MOBILE';
}

/**
 * Russian numbers begin by a plan that hardly changes. Elsewhere new ranges are given out sooner than a library hears of
 * them, so that the length alone has to be right.
 */
function isComplete(read: PhoneNumber | undefined): PhoneRead {
  const isRight = read?.countryCallingCode === '7' ? read.isValid() : read?.isPossible();
  return read && isRight ? { phone: read.number } : { problem: 'phone' };
}
