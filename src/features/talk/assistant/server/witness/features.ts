/** The witness's view of a question: its words, their meanings and kinds, and pieces of their spelling. */
import { sensesOf } from '../senses/senses.ts';
import type { Token } from '../words/readQuestion.ts';

/** Each begins with the letter of its kind. */
export const kinds = { word: 'w', concept: 'c', pair: 'p', sense: 's', piece: 'l' } as const;

export function featuresOf(tokens: readonly Token[]): string[] {
  const features = new Set<string>();
  let before: string | null = null;
  for (const { stem, concepts } of tokens) {
    const named = concepts.filter((concept) => concept !== 'filler');
    features.add(kinds.word + stem);
    for (const concept of named) features.add(kinds.concept + concept);
    const meaning = named[0] ?? stem;
    if (before !== null) features.add(`${kinds.pair}${before} ${meaning}`);
    before = meaning;
  }
  for (const sense of sensesOf(tokens)) features.add(kinds.sense + sense);
  for (const word of spelt(tokens)) for (const piece of piecesOf(word)) features.add(kinds.piece + piece);
  return [...features];
}

/** Words as typed, or in the spelling they were understood in; adjoining Chinese characters are one word. */
function spelt(tokens: readonly Token[]): string[] {
  const words: string[] = [];
  let isChinese = false;
  for (const { stem, written, language } of tokens) {
    if (language === 'zh' && isChinese) words.push(words.pop()! + stem);
    else words.push(written !== undefined && isSameScript(written, stem) ? written : stem);
    isChinese = language === 'zh';
  }
  return words;
}

/** Not so where a word was typed on the other keyboard or in the other alphabet. */
function isSameScript(a: string, b: string): boolean {
  return /[а-я]/.test(a) === /[а-я]/.test(b);
}

const longestWord = 40;

/** Three and four neighbouring letters, the ends of the word among them; of Chinese, signs and pairs of signs. */
function piecesOf(word: string): string[] {
  const isChinese = /\p{Script=Han}/u.test(word);
  const signs = isChinese ? [...word] : [' ', ...word.slice(0, longestWord), ' '];
  const [least, most] = isChinese ? [1, 2] : [3, 4];
  const pieces: string[] = [];
  for (let length = least; length <= most; length++)
    for (let at = 0; at + length <= signs.length; at++) pieces.push(signs.slice(at, at + length).join(''));
  return pieces;
}
