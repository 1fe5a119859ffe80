/** Light and movement on a garment: its shaded side, folds and edges, and brush hairs where it flies. */
import { dry, type Mark, type Stroke, shape, stroke } from './brush.ts';
import { type Cloth, fold, on, strip, whole } from './cloth.ts';
import { type Point, plus, pointsOf } from './geometry.ts';
import { palette } from './palette.ts';
import type { Side } from './skeleton.ts';

/** Lit from the left; its right part, from that line on, lies in shade. */
export function shaded(
  cloth: Cloth,
  [light, dark]: readonly [string, string],
  from: readonly number[],
  waves = 0,
): Mark[] {
  return [
    whole(cloth, light, { waves, depth: 0.13 }),
    strip(cloth, { colour: dark, from, to: [1], opacity: 0.82 }),
  ];
}

/** From a point of the cloth to another one, as wide as that, and how far it bows. */
type FoldRow = readonly [
  across: number,
  down: number,
  toAcross: number,
  toDown: number,
  width: number,
  bow?: number,
];

/** Opens towards the hem. */
const opening = [0, 0.3, 0.75, 1, 0.45];

export function folds(
  cloth: Cloth,
  colour: string,
  rows: readonly FoldRow[],
  pressure: readonly number[] = opening,
): Mark[] {
  return rows.map(([across, down, toAcross, toDown, width, bow = 0]) =>
    fold(cloth, { from: [across, down], to: [toAcross, toDown], width, bow, colour, pressure }),
  );
}

/** A line that comes and goes along an edge. */
export function edge(
  cloth: Cloth,
  side: Side,
  [top, bottom, width]: readonly [number, number, number],
  colour: string = palette.ink,
): Mark {
  const across = side === 'left' ? -1 : 1;
  const pressure = [0.15, 0.9, 0.4, 1, 0.5];
  return fold(cloth, { from: [across, top], to: [across, bottom], width, colour, pressure });
}

/** Three creases from the inner side of an elbow. */
export function creases(cloth: Cloth, colour: string, side: Side): Mark[] {
  const inner = side === 'left' ? 1 : -1;
  return [0.46, 0.54, 0.61].map((down, n) =>
    fold(cloth, {
      from: [inner * 0.95, down],
      to: [-inner * (0.1 + n * 0.2), down + 0.05 + n * 0.02],
      width: 0.028,
      colour,
    }),
  );
}

/** Paper that a dry brush leaves along the lit side. */
export function glow(
  cloth: Cloth,
  across: number,
  [top, bottom]: readonly [number, number],
  hand: Partial<Stroke> & { hairs?: number } = {},
): Mark[] {
  const points = [0, 0.5, 1].map((share) => on(cloth, across, top + (bottom - top) * share));
  return dry(points, { colour: palette.paper, width: 0.28, hairs: 8, opacity: 0.85, seed: 'glow', ...hand });
}

/** Hairs of the brush that leave the right edge where the cloth flies. */
export function flying(cloth: Cloth, top: number, colour: string, side: Side = 'right'): Mark[] {
  const out = side === 'left' ? -1 : 1;
  const points = [0.9, 1.02, 1.12].map((across, n) => on(cloth, out * across, top + ((1 - top) * n) / 2));
  return dry(points, { colour, width: 0.4, hairs: 10, seed: 'flying' });
}

/** Parted from what lies beneath by a line of light. */
export function parted(cloth: Cloth, colour: string, by = 0.026): Mark[] {
  const grown = (points: readonly Point[], towards: number) =>
    points.map((point) => plus(point, [towards * by, 0]));
  const wider: Cloth = { left: grown(cloth.left, -1), right: grown(cloth.right, 1) };
  return [whole(wider, palette.paper), whole(cloth, colour)];
}

/** Shapes about one point, such as collars around a nape. */
export function about(middle: Point) {
  const at = (points: string) => pointsOf(points).map((point) => plus(middle, point));
  return {
    area: (points: string, colour: string, opacity?: number): Mark => shape(at(points), colour, opacity, 4),
    line: (points: string, width: number, colour: string = palette.ink, pressure?: readonly number[]): Mark =>
      stroke(at(points), { width, colour, ...(pressure && { pressure }) }),
  };
}
