import type { Point } from './geometry.ts';
import type { Person } from './person.ts';

/** A person before a backdrop. */
export interface Sitting {
  of: () => Person;
  seed: number;
  /** Colours of the backdrop. */
  papers: readonly [light: string, dark: string];
  /** Where the figure stands and how large it is, in pixels of the picture. */
  at: Point;
  size: number;
}
