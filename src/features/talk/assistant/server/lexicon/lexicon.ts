/**
 * The assistant's vocabulary: concepts, and the words for them in three languages. Answers are chosen by concepts, so that
 * a word added here is understood in every question it may occur in.
 */
import { stem } from '../words/stems.ts';
import { contactWords } from './contact.ts';
import { learningWords } from './learning.ts';
import { moneyWords } from './money.ts';
import { fillers, otherWords } from './otherWords.ts';
import { peopleWords } from './people.ts';

const words = { ...moneyWords, ...learningWords, ...peopleWords, ...contactWords, ...otherWords };
/** `number`: digits. `filler`: a word without a subject. */
export type Concept = keyof typeof words | 'number' | 'filler';

interface Lexicon {
  /** Concepts by the stem of a Russian or English word. */
  stems: ReadonlyMap<string, readonly Concept[]>;
  /** Stems that hold soft signs, by themselves without those. */
  softened: ReadonlyMap<string, string>;
  /** Concepts by a Chinese word. */
  chinese: ReadonlyMap<string, readonly Concept[]>;
  /** Characters of the longest Chinese word. */
  longestChinese: number;
}

export const lexicon = compile();

function compile(): Lexicon {
  const stems = new Map<string, Concept[]>();
  const chinese = new Map<string, Concept[]>();
  const add = (map: Map<string, Concept[]>, key: string, concept: Concept) => {
    const known = map.get(key) ?? [];
    if (!known.includes(concept)) map.set(key, [...known, concept]);
  };
  for (const [concept, { ru, en, zh }] of Object.entries({ ...words, filler: fillers })) {
    const isOther = concept === 'elsewhere';
    for (const word of `${ru} ${en}`.split(/\s+/))
      if (!isOther || !stems.has(stem(word))) add(stems, stem(word), concept as Concept);
    for (const word of zh.split(/\s+/))
      if (!isOther || !chinese.has(word)) add(chinese, word, concept as Concept);
  }
  const longestChinese = Math.max(...[...chinese.keys()].map((word) => [...word].length));
  const softened = [...stems.keys()].filter((each) => /[ьъ]/.test(each));
  return {
    stems,
    chinese,
    longestChinese,
    softened: new Map(softened.map((each) => [each.replace(/[ьъ]/g, ''), each])),
  };
}
