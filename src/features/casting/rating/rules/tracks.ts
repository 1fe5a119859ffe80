/**
 * Tracks of the industry, and how a build suits one. Every figure has a track that wants it: weight chooses among them.
 * In none of them does weighing less score higher, and none asks anybody to change their weight.
 */
import { type Gender, isMinor } from './form.ts';
import { maxPoints } from './points.ts';

export const categories = ['fashion', 'commercial', 'plus-size', 'petite', 'classic', 'teen'] as const;
export type Category = (typeof categories)[number];

/** First age of the track for grown faces. */
export const classicFrom = 45;
/** Brands book for plus sizes from this body-mass index on. */
export const plusFrom = 27;
/** Centimetres: from `fashion` up the catwalk, below `petite` the petite lines. */
export const tracksByHeight = {
  female: { fashion: 172, petite: 165 },
  male: { fashion: 183, petite: 174 },
} as const;

export interface Figure {
  height: number;
  weight: number;
  age: number;
  /** Null where it was not given: then the track that is better for the person counts. */
  gender: Gender | null;
}

const maxBuild = maxPoints.adult.build;

/** The track of a person. For minors it is their age alone. */
export function categoryOf(figure: Figure): Category {
  if (isMinor(figure.age)) return 'teen';
  if (figure.age >= classicFrom) return 'classic';
  if (bodyMass(figure) >= plusFrom) return 'plus-size';
  const { fashion, petite } = tracksByHeight[figure.gender ?? 'female'];
  if (figure.height >= fashion) return 'fashion';
  return figure.height < petite ? 'petite' : 'commercial';
}

/** Points of an adult's build for the track, of 25: it is the height that counts. */
export function buildPoints(category: Category, { height, gender }: Figure): number {
  const { fashion, petite } = tracksByHeight[gender ?? 'female'];
  const below = (centimetres: number) => Math.max(0, centimetres - height);
  const above = (centimetres: number) => Math.max(0, height - centimetres);
  const points = {
    fashion: maxBuild - above(fashion + 14) / 2,
    commercial: 22,
    'plus-size': maxBuild - below(fashion) / 8,
    petite: 22 - below(petite - 12) / 3,
    classic: maxBuild - below(petite) / 4,
    teen: 0,
  }[category];
  return Math.max(12, Math.round(points));
}

function bodyMass({ height, weight }: Figure): number {
  return weight / (height / 100) ** 2;
}
