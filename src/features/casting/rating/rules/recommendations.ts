/**
 * Recommendations, each with the topic of the lesson that teaches it. About pictures, skills and work; a body
 * is never to be changed.
 */

import type { Answers } from './answers.ts';
import type { Market } from './cities.ts';
import { goodShare, photoMeasures, shareOf } from './photo.ts';
import type { Category } from './tracks.ts';

/** Topics of lessons, by words of their Russian titles. */
export const topicStems = {
  portfolio: ['портфолио', 'снеп', 'фотосъем'],
  castings: ['кастинг'],
  walk: ['подиум', 'дефиле', 'походк'],
  style: ['стил', 'образ'],
  marketplaces: ['маркетплейс', 'каталог'],
  career: ['карьер', 'договор', 'агентств'],
} as const satisfies Record<string, readonly string[]>;
export type Topic = keyof typeof topicStems;

export const advices = {
  photo_add: 'portfolio',
  photo_resolution: 'portfolio',
  photo_sharpness: 'portfolio',
  photo_exposure: 'portfolio',
  photo_framing: 'portfolio',
  portfolio_update: 'portfolio',
  first_castings: 'castings',
  more_castings: 'castings',
  contracts: 'career',
  guardian: 'career',
  walk: 'walk',
  catalogues: 'marketplaces',
  remote: 'marketplaces',
  style: 'style',
} as const satisfies Record<string, Topic>;
export type Advice = keyof typeof advices;

const most = 5;

/** The most useful first; never empty. */
export function adviceFor(answers: Answers, category: Category, market: Market): Advice[] {
  const all: Advice[] = [
    ...aboutPhoto(answers),
    answers.experience === 'professional'
      ? 'contracts'
      : answers.experience === 'amateur'
        ? 'more_castings'
        : 'first_castings',
    ...(category === 'teen' ? (['guardian'] as const) : []),
    category === 'fashion' || category === 'teen' ? 'walk' : 'catalogues',
    ...(market === 'other' ? (['remote'] as const) : []),
    'style',
  ];
  return all.slice(0, most);
}

function aboutPhoto({ photo }: Answers): Advice[] {
  if (!photo) return ['photo_add'];
  const weak = photoMeasures.filter((measure) => shareOf(measure, photo[measure]) < goodShare);
  if (weak.length === 0) return ['portfolio_update'];
  return weak
    .toSorted((a, b) => shareOf(a, photo[a]) - shareOf(b, photo[b]))
    .slice(0, 2)
    .map((measure) => `photo_${measure}` as const);
}

/** The first lesson, in the order of the catalogue, whose Russian title speaks of the topic. */
export function lessonFor<L extends { title: string }>(topic: Topic, lessons: readonly L[]): L | undefined {
  return topicStems[topic]
    .map((stem) => lessons.find(({ title }) => title.toLowerCase().replaceAll('ё', 'е').includes(stem)))
    .find((lesson) => lesson !== undefined);
}
