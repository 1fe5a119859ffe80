/**
 * The assistant's vocabulary: concepts, and the words for them in three languages. Answers are chosen by concepts, so that
 * a word added here is understood in every question it may occur in.
 */
import { stem } from '../words/stems.ts';
import { careWords } from './care.ts';
import { contactWords } from './contact.ts';
import { learningWords } from './learning.ts';
import { moneyWords } from './money.ts';
import { fillers, otherWords } from './otherWords.ts';
import { peopleWords } from './people.ts';
import { purchaseWords } from './purchase.ts';

const words = {
  ...{ ...moneyWords, ...learningWords, ...peopleWords, ...contactWords },
  ...{ ...careWords, ...purchaseWords, ...otherWords },
};
/** `number`: digits as well. `filler`: a word without a subject. */
export type Concept = keyof typeof words | 'filler';

export function isConcept(name: string): name is Concept {
  return name in words || name === 'filler';
}

interface Lexicon {
  /** Concepts by the stem of a Russian or English word. */
  stems: ReadonlyMap<string, readonly Concept[]>;
  /** Stems that hold soft signs, by themselves without those. */
  softened: ReadonlyMap<string, string>;
  /** Concepts of a Russian or English word in one form alone: "bought" asks for other things than "buy". */
  forms: ReadonlyMap<string, readonly Concept[]>;
  /** Concepts by a Chinese word. */
  chinese: ReadonlyMap<string, readonly Concept[]>;
  /** Characters of the longest Chinese word. */
  longestChinese: number;
}

export const lexicon = compile();

function compile(): Lexicon {
  const stems = new Map<string, Concept[]>();
  const forms = new Map<string, Concept[]>();
  const chinese = new Map<string, Concept[]>();
  const add = (map: Map<string, Concept[]>, key: string, concept: Concept) => {
    const known = map.get(key) ?? [];
    if (!known.includes(concept)) map.set(key, [...known, concept]);
  };
  for (const [concept, { ru, en, zh }] of Object.entries({ ...words, filler: fillers })) {
    const isOther = concept === 'elsewhere';
    for (const word of `${ru} ${en}`.split(/\s+/))
      if (word.startsWith('=')) add(forms, word.slice(1), concept as Concept);
      else if (!isOther || !stems.has(stem(word))) add(stems, stem(word), concept as Concept);
    for (const word of zh.split(/\s+/))
      if (!isOther || !chinese.has(word)) add(chinese, word, concept as Concept);
  }
  const longestChinese = Math.max(...[...chinese.keys()].map((word) => [...word].length));
  const softened = [...stems.keys()].filter((each) => /[ьъ]/.test(each));
  return {
    stems,
    forms,
    chinese,
    longestChinese,
    softened: new Map(softened.map((each) => [each.replace(/[ьъ]/g, ''), each])),
  };
}
