/** A drawn person, standing at the origin. */
import type { Mark } from './brush.ts';
import { type Side, sides } from './skeleton.ts';

export interface Person {
  /** From the back to the front. */
  marks: readonly Mark[];
  /** Shapes that catch the light and cast the shadow. */
  masses: readonly Mark[];
}

/** Marks of both sides, the right one first: it is further from the lamp. */
export function both(of: (side: Side) => readonly Mark[]): Mark[] {
  return sides.toReversed().flatMap((side) => of(side));
}
