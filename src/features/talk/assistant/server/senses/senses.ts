/**
 * Kinds of words, wider than concepts: "nose" and "freckles" are about looks though no answer names them. Only the witness
 * goes by them, so that a word may be of several kinds, and need not be certain.
 */
import type { Token } from '../words/readQuestion.ts';
import { stem } from '../words/stems.ts';
import { dealingSenses } from './dealings.ts';
import { peopleSenses } from './people.ts';
import { schoolSenses } from './school.ts';

const senses = Map.groupBy(
  Object.entries({ ...peopleSenses, ...schoolSenses, ...dealingSenses }).flatMap(
    ([sense, { ru, en, zh }]) => [
      ...`${ru} ${en}`.split(' ').map((word) => ({ key: stem(word), sense })),
      ...zh.split(' ').map((word) => ({ key: word, sense })),
    ],
  ),
  ({ key }) => key,
);

/** Signs of the longest Chinese word among them. */
const longest = Math.max(...[...senses.keys()].filter(isChinese).map((word) => word.length));

/** Kinds of the words of a question; Chinese, which is written without spaces, is looked for at every sign. */
export function sensesOf(tokens: readonly Token[]): Set<string> {
  const found = new Set<string>();
  const add = (key: string) => {
    for (const { sense } of senses.get(key) ?? []) found.add(sense);
  };
  for (const { stem } of tokens) if (!isChinese(stem)) add(stem);
  const chinese = tokens.map(({ stem, language }) => (language === 'zh' ? stem : ' ')).join('');
  for (let at = 0; at < chinese.length; at++)
    for (let length = 1; length <= longest; length++) add(chinese.slice(at, at + length));
  return found;
}

function isChinese(word: string): boolean {
  return /\p{Script=Han}/u.test(word);
}
