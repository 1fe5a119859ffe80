/** A picture of the shoot: backdrop, cast shadows, figures, grain. */
import type { Mark } from './brush.ts';
import { grain, pigment } from './grain.ts';
import { backdrop, castShadows, type Frame } from './light.ts';
import { palette } from './palette.ts';
import { drawn, type Place } from './paths.ts';

export interface Placed extends Place {
  /** From the back to the front. */
  marks: readonly Mark[];
  /** Shapes that catch the light and cast a shadow. */
  masses?: readonly Mark[];
  isOnWall?: boolean;
  /** Smooth as paper, without the streaks of a wash. */
  isPlain?: boolean;
}

export interface Picture {
  frame: Frame;
  /** Pixels of the frame, where it is drawn larger or smaller than its own units. */
  width?: number;
  seed: number;
  papers?: readonly [light: string, dark: string];
  /** Rotation of everything on the paper, in degrees. */
  turn?: number;
  /** From the back to the front. */
  figures: readonly Placed[];
}

/** As SVG. The same picture gives the same text. */
export function picture({
  frame,
  seed,
  papers = [palette.paper, palette.champagne],
  turn = 0,
  figures,
  ...given
}: Picture): string {
  const { width, height } = frame;
  const drawnWidth = given.width ?? width;
  const shadows = castShadows(figures.map(({ masses = [], ...figure }) => ({ ...figure, masses })));
  const lying = turn ? ` transform="rotate(${turn} ${width / 2} ${height / 2})"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${drawnWidth}" height="${(drawnWidth * height) / width}">${backdrop(frame, papers)}${pigment(frame, seed)}${shadows}<g${lying}>${layersOf(figures, seed)}</g>${grain(seed)}</svg>`;
}

/** Neighbours of one texture share its mask, which costs as much as everything else. */
function layersOf(figures: readonly Placed[], seed: number): string {
  let isPlain = true;
  const layers = figures.map((figure, n) => {
    const turns = Boolean(figure.isPlain) !== isPlain;
    if (turns) isPlain = !isPlain;
    const change = isPlain ? '</g>' : '<g mask="url(#pigment)">';
    return `${turns ? change : ''}${drawn(figure.marks, figure, `${seed}-${n}`)}`;
  });
  return layers.join('') + (isPlain ? '' : '</g>');
}
