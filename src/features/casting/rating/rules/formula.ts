/**
 * The published formula: a score of 0 to 100, the sum of named factors with a reason each. Pure: the same answers give
 * the same result. A change of any figure here or in its neighbours is a new version, and results keep theirs.
 */

import type { Answers } from './answers.ts';
import { type Market, marketOf, marketPoints } from './cities.ts';
import { type Experience, isMinor } from './form.ts';
import { type PhotoMeasure, photoMeasures, qualityOf, shareOf } from './photo.ts';
import { type FactorName, factors, maxPoints } from './points.ts';
import { type Advice, adviceFor } from './recommendations.ts';
import { buildPoints, type Category, categoryOf } from './tracks.ts';

export const formulaVersion = 1;

/** Points out of 20. */
export const experiencePoints: Record<Experience, number> = {
  none: 6,
  beginner: 11,
  amateur: 15,
  professional: 20,
};

/** Points out of 20, by the last age of each segment: how much of the track's work asks for it. */
export const agePoints: Record<Category, readonly (readonly [upTo: number, points: number])[]> = {
  fashion: [
    [22, 20],
    [25, 18],
    [30, 15],
    [44, 12],
  ],
  commercial: [
    [35, 20],
    [44, 18],
  ],
  'plus-size': [
    [40, 20],
    [44, 18],
  ],
  petite: [
    [30, 20],
    [44, 17],
  ],
  classic: [[50, 20]],
  teen: [[17, 18]],
};

export interface Factor {
  name: FactorName;
  points: number;
  max: number;
  /** Key of the reason's text (`server.reason`). */
  reason: string;
  /** Values for it. */
  values: Record<string, string | number>;
  /** Shares of the photo's four measures, in whole percent. */
  parts?: { name: PhotoMeasure; percent: number }[];
}

export interface Result {
  version: number;
  score: number;
  category: Category;
  factors: Factor[];
  advice: Advice[];
}

export function rate(answers: Answers): Result {
  const category = categoryOf(answers);
  const scored = factors
    .filter((name) => name !== 'build' || !isMinor(answers.age))
    .map((name) => factor[name](answers, category));
  return {
    version: formulaVersion,
    score: scored.reduce((sum, { points }) => sum + points, 0),
    category,
    factors: scored,
    advice: adviceFor(answers, category, marketOf(answers.city)),
  };
}

const factor: Record<FactorName, (answers: Answers, category: Category) => Factor> = {
  build: (answers, category) => ({
    name: 'build',
    points: buildPoints(category, answers),
    max: maxPoints.adult.build,
    reason: `build.${category}`,
    values: { height: answers.height, gender: answers.gender ?? 'none' },
  }),
  age(answers, category) {
    const [, points] = agePoints[category].find(([upTo]) => answers.age <= upTo) ?? [0, 0];
    return {
      ...scaled('age', points, answers),
      reason: `age.${points >= 18 ? 'wanted' : 'narrower'}`,
      values: { age: answers.age },
    };
  },
  experience: (answers) => ({
    ...scaled('experience', experiencePoints[answers.experience], answers),
    reason: `experience.${answers.experience}`,
    values: {},
  }),
  city(answers) {
    const market: Market = marketOf(answers.city);
    return {
      ...scaled('city', marketPoints[market], answers),
      reason: `city.${market}`,
      values: { city: answers.city },
    };
  },
  photo(answers) {
    const { photo } = answers;
    if (!photo) return { ...scaled('photo', 0, answers), reason: 'photo.none', values: {} };
    const quality = qualityOf(photo);
    return {
      ...scaled('photo', quality * maxPoints.adult.photo, answers),
      reason: `photo.${quality >= 0.75 ? 'good' : quality >= 0.45 ? 'fair' : 'weak'}`,
      values: {},
      parts: photoMeasures.map((name) => ({
        name,
        percent: Math.round(shareOf(name, photo[name]) * 100),
      })),
    };
  },
};

/** Points of a factor by the adults' scale, brought to the scale of the person's age. */
function scaled(name: FactorName, points: number, { age }: Answers) {
  const max = maxPoints[isMinor(age) ? 'minor' : 'adult'][name];
  return { name, points: Math.round((points * max) / maxPoints.adult[name]), max };
}
