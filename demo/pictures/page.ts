/** A picture of the shoot: backdrop, cast shadows, figures, grain. */
import type { Mark } from './brush.ts';
import { grain, pigment } from './grain.ts';
import { backdrop, castShadow, type Frame } from './light.ts';
import { palette } from './palette.ts';
import { drawn, type Place } from './paths.ts';

export interface Placed extends Place {
  /** From the back to the front. */
  marks: readonly Mark[];
  /** What stands in the light and casts a shadow. */
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
  /** Degrees by which everything on the paper lies turned. */
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
  const shadows = figures.map(({ masses = [], ...figure }, n) =>
    castShadow(`soft${n}`, { masses, ...figure }),
  );
  const layers = figures.map((figure, n) => {
    const texture = figure.isPlain ? '' : ' mask="url(#pigment)"';
    return `<g${texture}>${drawn(figure.marks, figure, `${seed}-${n}`)}</g>`;
  });
  const lying = turn ? ` transform="rotate(${turn} ${width / 2} ${height / 2})"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${drawnWidth}" height="${(drawnWidth * height) / width}">${backdrop(frame, papers)}${pigment(frame, seed)}${shadows.join('')}<g${lying}>${layers.join('')}</g>${grain(seed)}</svg>`;
}
