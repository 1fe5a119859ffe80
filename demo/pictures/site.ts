/** Pictures of the page itself, 4:5. */

import { picture } from './page.ts';
import { palette } from './palette.ts';
import { vera } from './people/vera.ts';
import { walker } from './people/walker.ts';

const frame = { width: 1280, height: 1600 };

/** Cropped at the knees, the coat out to the edges. */
export function hero(): string {
  return picture({
    frame,
    seed: 7,
    papers: [palette.paper, palette.champagne],
    figures: [{ ...walker(), at: [600, 2120], size: 228 }],
  });
}

/** The founder to the waist. */
export function founder(): string {
  return picture({
    frame,
    seed: 17,
    papers: [palette.paper, '#e9ddca'],
    figures: [{ ...vera(), at: [700, 3660], size: 400 }],
  });
}
