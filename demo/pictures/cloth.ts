/** Cloth, sleeves, trousers and limbs: what hangs between a left and a right edge. */
import { type Mark, type Stroke, stroke } from './brush.ts';
import { across, between, curve, type Point, plus, turned, valueAt } from './geometry.ts';

/** Both edges from top to bottom, with equal numbers of points. */
export interface Cloth {
  left: readonly Point[];
  right: readonly Point[];
}

/** A line of the cloth from its left edge to its right one: its middle, its tilt, half its width either way. */
export type Row = readonly [middle: Point, tilt: number, left: number, right: number];

export function hung(rows: readonly Row[]): Cloth {
  const edge = (side: -1 | 1) =>
    curve(
      rows.map(([at, tilt, left, right]) => plus(at, turned([side * (side < 0 ? left : right), 0], tilt))),
      10,
    );
  return { left: edge(-1), right: edge(1) };
}

/** A sleeve or a limb around a line, with half widths from its top to its end. */
export function around(line: readonly Point[], halves: readonly number[]): Cloth {
  const middle = curve(line, 12);
  const edge = (side: -1 | 1) =>
    middle.map((point, index) => {
      const [x, y] = across(middle[Math.max(0, index - 1)]!, middle[Math.min(middle.length - 1, index + 1)]!);
      const half = side * valueAt(halves, index / (middle.length - 1)) * rounded(index / (middle.length - 1));
      return plus(point, [x * half, y * half]);
    });
  return { left: edge(-1), right: edge(1) };
}

/** The top of a sleeve or limb is round. */
function rounded(share: number): number {
  const part = Math.min(1, share / 0.07);
  return Math.sqrt(1 - (1 - part) ** 2);
}

/** The point at -1 (left edge) to 1, and 0 (top) to 1. */
export function on(cloth: Cloth, sideways: number, down: number): Point {
  return between(along(cloth.left, down), along(cloth.right, down), (sideways + 1) / 2);
}

function along(edge: readonly Point[], share: number): Point {
  const place = Math.min(1, Math.max(0, share)) * (edge.length - 1);
  const index = Math.min(edge.length - 2, Math.floor(place));
  return between(edge[index]!, edge[index + 1]!, place - index);
}

/** The whole of it; a hem of `waves` pleats ends in arcs. */
export function whole(cloth: Cloth, colour: string, { waves = 0, depth = 0.1, opacity = 1 } = {}): Mark {
  const hem = waves ? hemOf(cloth, waves, depth) : [];
  return { outline: [...cloth.left, ...hem, ...[...cloth.right].reverse()], colour, opacity };
}

function hemOf(cloth: Cloth, waves: number, depth: number): Point[] {
  const count = waves * 10;
  return Array.from({ length: count - 1 }, (_, n) => {
    const share = (n + 1) / count;
    const point = on(cloth, share * 2 - 1, 1);
    const bow = Math.sin(Math.PI * share) * depth * 1.4;
    return plus(point, [0, bow + Math.abs(Math.sin(share * waves * Math.PI)) * depth - depth / 2]);
  });
}

interface Strip {
  colour: string;
  /** Positions of the strip's left and right sides, top to bottom. */
  from: readonly number[];
  to: readonly number[];
  top?: number;
  bottom?: number;
  opacity?: number;
}

/** A strip down the cloth: its shaded side, or the light that falls along it. */
export function strip(cloth: Cloth, { colour, from, to, top = 0, bottom = 1, opacity = 1 }: Strip): Mark {
  const count = 24;
  const edge = (values: readonly number[]) =>
    Array.from({ length: count + 1 }, (_, n) =>
      on(cloth, valueAt(values, n / count), top + ((bottom - top) * n) / count),
    );
  return { outline: [...edge(from), ...edge(to).reverse()], colour, opacity };
}

interface Fold extends Stroke {
  from: readonly [sideways: number, down: number];
  to: readonly [sideways: number, down: number];
  /** How far its middle hangs sideways. */
  bow?: number;
}

/** A fold of the cloth between two of its points. */
export function fold(cloth: Cloth, { from, to, bow = 0, ...hand }: Fold): Mark {
  const points = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const sideways = from[0] + (to[0] - from[0]) * share + Math.sin(Math.PI * share) * bow;
    return on(cloth, sideways, from[1] + (to[1] - from[1]) * share);
  });
  return stroke(points, hand);
}
