/** Reads a question: the concepts it names, in whatever spelling, and its language. */
import type { Language } from '#shared/i18n.ts';
import { type Concept, lexicon } from '../lexicon/lexicon.ts';
import { mostMistakes, neighboursOf } from '../lexicon/neighbours.ts';
import { allowedMistakes, mistakesBetween } from './closeness.ts';
import { chunksOf, clausesOf, fold, inCyrillic, onLatinKeys, onRussianKeys, wordsOf } from './fold.ts';
import { stem } from './stems.ts';

/** A word of a question, as understood. */
export interface Token {
  /** Its stem, in the spelling it was understood in. */
  stem: string;
  /** As it was typed, for staff. */
  written?: string;
  /** None for a word that no answer is about. */
  concepts: readonly Concept[];
  /** 1 for a word as it is written; less, the more had to be guessed; 0 for an unknown one. */
  certainty: number;
  language: Language | null;
  /** Number of the part of the question that it stands in: a sign or "and" begins the next one. */
  clause?: number;
}

export interface Reading {
  tokens: readonly Token[];
  /** Language of the words; null where nothing shows it, such as a brand name. */
  language: Language | null;
}

/**
 * A long question is read up to this many words and characters: nobody asks anything after them. It is cut before
 * reading, and again once signs that stand for many letters are written out.
 */
const mostWords = 80;
const mostCharacters = 1000;

export function readQuestion(question: string): Reading {
  const folded = fold(question.slice(0, mostCharacters)).slice(0, mostCharacters);
  const read = once(readWord);
  const tokens: Token[] = [];
  let clause = 0;
  for (const part of clausesOf(folded)) {
    for (const chunk of chunksOf(part)) {
      if (tokens.length >= mostWords) break;
      for (const token of readChunk(chunk, read)) {
        if (joiners.has(token.stem)) clause++;
        tokens.push({ ...token, clause });
      }
    }
    clause++;
  }
  const first = tokens.slice(0, mostWords);
  return { tokens: first, language: languageOf(first) };
}

/** Words that may join a second question to the first. */
const joiners = new Set([
  ...['и', 'а', 'или', 'еще', 'также', 'плюс', 'and', 'or', 'also', 'plus', 'ili'],
  ...['和', '或', '及', '跟', '还有', '以及'],
]);

/** A word that is repeated is read once. */
function once(read: (word: string) => Token[]): (word: string) => Token[] {
  const known = new Map<string, Token[]>();
  return (word) => {
    const tokens =
      known.get(word) ?? read(word).map((token) => ({ ...token, written: writtenIn(token, word) }));
    known.set(word, tokens);
    return tokens;
  };
}

/** Chinese is taken apart: its words are written as they are known. */
function writtenIn({ stem, language }: Token, word: string): string {
  return language === 'zh' ? stem : word;
}

/** A chunk whose keys were pressed in the other layout, all of them or up to where it was noticed, is one word. */
function readChunk(chunk: string, read: (word: string) => Token[]): Token[] {
  const plain = wordsOf(chunk).slice(0, mostWords).flatMap(read);
  const isMixed = /[a-z][а-я]|[а-я][a-z]/.test(chunk);
  const isKnown = plain.every(({ certainty }) => certainty > guessed);
  if (!/[a-z]/.test(chunk) || (isKnown && !isMixed)) return plain;
  const [swapped = '', ...more] = wordsOf(onRussianKeys(chunk));
  if (more.length > 0) return plain;
  const whole = known(stem(swapped), otherSpelling, 'ru') ?? resembling(swapped, 'ru');
  const certainty = isMixed ? 0 : Math.min(...plain.map((token) => token.certainty));
  return whole && whole.certainty > certainty ? [whole] : plain;
}

/** How sure we are of a word in another layout or alphabet, and of one that only resembles a known one. */
const otherSpelling = 0.95;
const guessed = 0.75;

function readWord(word: string): Token[] {
  if (/^\d/.test(word)) return [{ stem: word, concepts: ['number'], certainty: 1, language: null }];
  if (/\p{Script=Han}/u.test(word)) return readChinese(word);
  if (/^[а-я]/.test(word)) return [inForm(readCyrillic(word), word)];
  if (/^[a-z]/.test(word)) return [inForm(readLatin(word), word)];
  return [{ stem: word, concepts: [], certainty: 0, language: null }];
}

/** With the concepts that the word has in this form alone. */
function inForm(token: Token, word: string): Token {
  const own = lexicon.forms.get(word);
  if (!own) return token;
  // A form that carries no subject has nothing in common with its stem: "почти" and "почта".
  const isAdded = token.certainty === 1 && !own.includes('filler') && !own.includes('elsewhere');
  return { ...token, concepts: isAdded ? [...token.concepts, ...own] : own, certainty: 1 };
}

function readCyrillic(word: string): Token {
  return (
    known(stem(word), 1, 'ru') ??
    known(stem(word.replace(/т?ца$/, 'тся')), otherSpelling, 'ru') ??
    resembling(word, 'ru') ??
    known(stem(onLatinKeys(word)), otherSpelling, 'en') ??
    unknown(stem(word), 'ru')
  );
}

function readLatin(word: string): Token {
  const inRussian = [onRussianKeys(word), ...inCyrillic(word)];
  const written = inRussian
    .map((each) => known(stem(each), otherSpelling, 'ru') ?? softened(each))
    .find(Boolean);
  const resembled = () => inRussian.map((each) => resembling(each, 'ru')).find(Boolean);
  return (
    known(stem(word), 1, 'en') ??
    written ??
    resembling(word, 'en') ??
    resembled() ??
    unknown(stem(word), 'en')
  );
}

/** People who write Russian in Latin letters leave its soft signs out. */
function softened(word: string): Token | undefined {
  const spelt = lexicon.softened.get(stem(word));
  return spelt === undefined ? undefined : known(spelt, otherSpelling, 'ru');
}

function known(word: string, certainty: number, language: Language): Token | undefined {
  const concepts = lexicon.stems.get(word);
  return concepts && { stem: word, concepts, certainty, language };
}

function unknown(word: string, language: Language): Token {
  return { stem: word, concepts: [], certainty: 0, language };
}

/** The known word nearest to one with typing mistakes in it. */
function resembling(word: string, language: Language): Token | undefined {
  const own = stem(word);
  const most = allowedMistakes(word);
  let best: { candidate: string; mistakes: number } | undefined;
  for (const candidate of neighboursOf(word, own)) {
    const fewer = Math.min(mostMistakes(word, candidate, most), (best?.mistakes ?? most + 1) - 1);
    const mistakes = mistakesBetween(own, candidate, fewer);
    if (mistakes <= fewer) best = { candidate, mistakes };
    if (mistakes === 1) break;
  }
  return best && known(best.candidate, best.mistakes === 1 ? guessed + 0.1 : guessed, language);
}

/** Chinese is written without spaces: the longest known words, from the left. */
function readChinese(text: string): Token[] {
  const signs = [...text];
  const tokens: Token[] = [];
  for (let at = 0; at < signs.length; ) {
    const word = longestWord(signs, at);
    const concepts = lexicon.chinese.get(word) ?? [];
    const last = tokens.at(-1);
    // Unknown characters that stand together are one unknown word.
    if (concepts.length === 0 && last?.certainty === 0) last.stem += word;
    else tokens.push({ stem: word, concepts, certainty: concepts.length > 0 ? 1 : 0, language: 'zh' });
    at += [...word].length;
  }
  return tokens;
}

function longestWord(signs: readonly string[], at: number): string {
  for (let length = Math.min(lexicon.longestChinese, signs.length - at); length > 1; length--) {
    const word = signs.slice(at, at + length).join('');
    if (lexicon.chinese.has(word)) return word;
  }
  return signs[at]!;
}

/** A single Chinese character says Chinese; else the language of most words, Russian in Latin letters included. */
function languageOf(tokens: readonly Token[]): Language | null {
  const count = (language: Language) => tokens.filter((token) => token.language === language).length;
  if (count('zh') > 0) return 'zh';
  const [ru, en] = [count('ru'), count('en')];
  if (ru === 0 && en === 0) return null;
  return ru >= en ? 'ru' : 'en';
}
