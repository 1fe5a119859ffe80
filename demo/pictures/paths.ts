/** Marks as SVG paths, drawn by a hand that trembles. */
import type { Mark } from './brush.ts';
import { noiseOf } from './chance.ts';
import type { Point } from './geometry.ts';

export interface Place {
  /** Where the marks' origin is, in pixels, and how many pixels one of their units has. */
  at: Point;
  size: number;
}

/** How far a hand strays, in pixels, and the length over which it does. */
const stray = 2.2;
const wander = 34;

/** Marks of one layer. */
export function drawn(marks: readonly Mark[], place: Place, seed: string): string {
  const [across, down] = [noiseOf(`${seed}x`), noiseOf(`${seed}y`)];
  const trembling = ([x, y]: Point): Point => [
    x + stray * across(x / wander, y / wander),
    y + stray * down(x / wander, y / wander),
  ];
  const paths = marks.map((mark) => pathOf(mark, (point) => trembling(placed(point, place))));
  return inTenths(paths);
}

/** Marks without a tremble, for a shadow. */
export function outlines(marks: readonly Mark[], place: (point: Point) => Point): string {
  return inTenths(marks.map(({ outline }) => `<path d="${polygon(outline.map(place))}"/>`));
}

export function placed([x, y]: Point, { at, size }: Place): Point {
  return [at[0] + x * size, at[1] + y * size];
}

function pathOf({ outline, colour, opacity = 1 }: Mark, place: (point: Point) => Point): string {
  const veil = opacity === 1 ? '' : ` opacity="${opacity}"`;
  return `<path d="${polygon(outline.map(place))}" fill="${colour}"${veil}/>`;
}

function inTenths(paths: readonly string[]): string {
  return `<g transform="scale(.1)">${paths.join('')}</g>`;
}

/** In tenths of a pixel from point to point, which is half as long as written out. */
function polygon(points: readonly Point[]): string {
  let [x, y] = [0, 0];
  const steps = points.map((point) => {
    const [nextX, nextY] = [Math.round(point[0] * 10), Math.round(point[1] * 10)];
    const step = `${nextX - x} ${nextY - y}`;
    [x, y] = [nextX, nextY];
    return step;
  });
  return `m${steps.join(' ')}z`.replaceAll(' -', '-');
}
