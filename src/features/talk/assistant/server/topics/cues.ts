/** Topics, and by which concepts a question about one is recognised. */
import type { Concept } from '../lexicon/lexicon.ts';
import { courseCues } from './courseCues.ts';
import { moneyCues } from './moneyCues.ts';
import { peopleCues } from './peopleCues.ts';

const cues = { ...moneyCues, ...courseCues, ...peopleCues };

export type Topic = keyof typeof cues;

interface Cue {
  weight: number;
  all: readonly Concept[];
  none: readonly Concept[];
}

export interface TopicCues {
  topic: Topic;
  cues: readonly Cue[];
  alongside: readonly Concept[];
}

export const topicCues: readonly TopicCues[] = Object.entries(cues).map(([topic, { by, ...rest }]) => ({
  topic: topic as Topic,
  cues: by.map(cueOf),
  alongside: 'alongside' in rest ? (rest.alongside.split(' ') as Concept[]) : [],
}));

function cueOf(text: string): Cue {
  const [weight, ...names] = text.split(' ');
  const isNot = (name: string) => name.startsWith('-');
  return {
    weight: Number(weight),
    all: names.filter((name) => !isNot(name)) as Concept[],
    none: names.filter(isNot).map((name) => name.slice(1)) as Concept[],
  };
}
