/** Whether an answer says nothing but what the passages bear out: a model invents, and may be talked into things. */
import type { Language } from '#shared/i18n.ts';
import { fold } from '../words/fold.ts';
import { readQuestion } from '../words/readQuestion.ts';

/**
 * Every number, day and month, link, address, telephone number and user name of the answer occurs in the passages, it is
 * in the right language, and most of its telling words are theirs.
 */
export function isBorneOut(
  answer: string,
  { passages, language }: { passages: readonly string[]; language: Language },
): boolean {
  const ground = passages.join('\n');
  const allOf = (found: readonly string[], known: readonly string[]) =>
    found.every((each) => known.includes(each));
  return (
    allOf(numbersIn(answer), numbersIn(ground)) &&
    allOf(monthsIn(answer), monthsIn(ground)) &&
    allOf(addressesIn(answer), addressesIn(ground)) &&
    isIn(language, answer) &&
    sharedWords(answer, ground) >= leastShared
  );
}

const leastShared = 0.5;

/** Thousands may be parted by spaces or commas: `12 000` is `12000`. */
function numbersIn(text: string): string[] {
  const joined = text.normalize('NFKC').replace(/(?<=\d)[\s,.](?=\d{3}(?!\d))/gu, '');
  return joined.match(/\d+(?:[.,]\d+)?/g) ?? [];
}

const months =
  /январ|феврал|апрел|июн|июл|август|сентябр|октябр|ноябр|декабр|(?<![а-я])(?:март|ма[йяе](?![а-я]))|january|february|march|april|june|july|august|september|october|november|december|(?<![a-z])may\s+\d|\d\s+may(?![a-z])/g;

function monthsIn(text: string): string[] {
  return fold(text).match(months) ?? [];
}

/** Links, e-mail addresses, domains and user names. */
const addresses =
  /(?:https?:\/\/|www\.)[^\s<>()"«»]+|[^\s<>()"«»@]*@[^\s<>()"«»]+|[a-zа-я0-9-]+(?:\.[a-zа-я0-9-]+)*\.[a-zа-я]{2,}/gu;

function addressesIn(text: string): string[] {
  const found = text.toLowerCase().match(addresses) ?? [];
  return found.map((each) => each.replace(/[.,;:!?]+$/, ''));
}

function isIn(language: Language, text: string): boolean {
  const words = text.toLowerCase().replace(addresses, ' ');
  const letters = (pattern: RegExp) => (words.match(pattern) ?? []).length;
  const [cyrillic, latin, han] = [letters(/[а-яё]/gu), letters(/[a-z]/g), letters(/\p{Script=Han}/gu)];
  if (language === 'zh') return han > 0 && cyrillic === 0;
  return language === 'ru' ? cyrillic > latin && han === 0 : latin > cyrillic && han === 0;
}

/** Share of the answer's telling words that the passages hold. */
function sharedWords(answer: string, ground: string): number {
  const known = new Set(wordsOf(ground));
  const words = wordsOf(answer);
  return words.length === 0 ? 0 : words.filter((word) => known.has(word)).length / words.length;
}

function wordsOf(text: string): string[] {
  const parts = text.match(/.{1,300}(?:\s|$)|.{1,300}/gsu) ?? [];
  const tokens = parts.flatMap((part) => readQuestion(part).tokens);
  return tokens.filter(({ concepts }) => !concepts.includes('filler')).map(({ stem }) => stem);
}
