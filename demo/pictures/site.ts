/** Pictures of the page itself. */

import { shape, stroke } from './brush.ts';
import { pointsOf } from './geometry.ts';
import { picture } from './page.ts';
import { palette } from './palette.ts';
import { lena } from './people/lena.ts';
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

const wide = { width: 1600, height: 900 };

/** The free lesson, 16:9: snaps by the light of a window. */
export function freeLesson(): string {
  const light = shape(pointsOf('700,250 1090,170 1090,620 700,720'), '#fffdf8', 0.8, 1);
  const bars = ['895,212 895,668', '700,486 1090,396'].map((line) =>
    stroke(pointsOf(line), { colour: '#e3d3ba', width: 13, pressure: [1, 1] }),
  );
  const frame = [
    '150,60 142,520 150,860',
    '150,76 330,96 520,90',
    '516,80 524,470 516,838',
    '150,846 340,840 520,846',
  ];
  const panes = ['334,90 338,470 332,842', '150,456 330,462 520,456'];
  const hand = { colour: palette.ink, pressure: [0.6, 1, 0.7, 1, 0.5] };
  const window = [
    shape(pointsOf('154,80 518,86 518,842 154,846'), '#fffdf8', 1, 1),
    ...frame.map((line) => stroke(pointsOf(line), { ...hand, width: 15 })),
    ...panes.map((line) => stroke(pointsOf(line), { ...hand, width: 7 })),
  ];
  return picture({
    ...{ frame: wide, seed: 127, papers: ['#efe4d3', '#d3bf9f'] },
    figures: [
      { marks: [light, ...bars, ...window], at: [0, 0], size: 1, isPlain: true },
      { ...lena(), at: [1130, 1500], size: 164 },
    ],
  });
}
