/** Messages of the greatest length that are made to take long to read, by what is hard in each. */
import { maxMessage } from '#features/talk/support/rules/conversation.ts';

const letter = (n: number) => String.fromCharCode(97 + (n % 26));
const cyrillic = (n: number) => String.fromCharCode(1072 + (n % 32));
const many = (word: (n: number) => string) => Array.from({ length: 400 }, (_, n) => word(n)).join(' ');

const hard: Record<string, string> = {
  ...{ 'one long word': 'ф', 'a long Latin word': 'abcdefg', 'vowels alone': 'а' },
  ...{ 'short words': 'ab ', 'short Russian words': 'шок ', digits: '1', 'single digits': '1 ' },
  ...{ 'mixed scripts': 'аbвgдe', 'letters and digits': 'a1', apostrophes: "a'", signs: '.,;!', emoji: '😀' },
  ...{ 'combining marks': 'а\u0301\u0316', 'signs that stand for many': '\ufdfa' },
  ...{ 'unknown Chinese': '䷀龘靐齉', 'known Chinese': '课程价' },
  ...{ 'the other keyboard': 'ghbdtn;rehc,', 'one chunk of words': '-Street' },
  ...{
    'words with mistakes': 'сертефикат рассрочкка договар ',
    streets: 'ул. ',
    'streets and dots': 'ул [.]',
  },
  ...{ addresses: 'a@', 'dots of domains': 'a.', 'dots in words': 'a dot ', 'houses of streets': '1 Aa ' },
  'a street that never comes': `ул ${' '.repeat(maxMessage)}`,
  'consonants, then vowels': 'б'.repeat(maxMessage / 2) + 'а'.repeat(maxMessage / 2),
  'an address that never ends': 'ул [.]'.repeat(100) + 'собака'.repeat(100) + '+'.repeat(maxMessage),
  'near words': many((n) => `сертифи${cyrillic(n)}ут${cyrillic(n * 7)}`),
  'near words in Latin letters': many((n) => `rassro${letter(n)}k${letter(n * 3)}`),
  'near English words': many((n) => `certif${letter(n)}cat${letter(n * 5)}`),
};

export const hostileQuestions: readonly (readonly [name: string, question: string])[] = Object.entries(
  hard,
).map(([name, text]) => [name, text.repeat(Math.ceil(maxMessage / text.length)).slice(0, maxMessage)]);
