/** Marks of a brush: closed shapes, and strokes that swell and run dry. */
import { type Chance, chanceOf } from './chance.ts';
import { across, curve, type Point, plus, valueAt } from './geometry.ts';

export interface Mark {
  outline: readonly Point[];
  colour: string;
  opacity?: number;
}

export interface Stroke {
  colour: string;
  /** Widest, in heads. */
  width: number;
  /** Shares of the width, from the first touch to the lift. */
  pressure?: readonly number[];
  opacity?: number;
  seed?: string;
}

/** Touches down, swells, lifts. */
const swelling = [0.15, 0.9, 1, 0.7, 0.05];

/** One stroke through the points. */
export function stroke(
  points: readonly Point[],
  { width, pressure = swelling, colour, opacity, seed = '' }: Stroke,
): Mark {
  const chance = chanceOf(`${seed}${points[0]}${points.at(-1)}`);
  const line = curve(points, 8);
  const unrest = Array.from({ length: 5 }, () => 1 + chance.around(0.14));
  const edges: [Point[], Point[]] = [[], []];
  for (const [index, point] of line.entries()) {
    const side = across(line[Math.max(0, index - 1)]!, line[Math.min(line.length - 1, index + 1)]!);
    const half =
      (width / 2) * valueAt(pressure, index / (line.length - 1)) * valueAt(unrest, index / (line.length - 1));
    edges[0].push(plus(point, [side[0] * half, side[1] * half]));
    edges[1].unshift(plus(point, [-side[0] * half, -side[1] * half]));
  }
  return { outline: [...edges[0], ...edges[1]], colour, ...(opacity !== undefined && { opacity }) };
}

/** A closed shape through the points; `samples` 1 keeps its corners. */
export function shape(points: readonly Point[], colour: string, opacity?: number, samples = 8): Mark {
  const closed = samples === 1 ? points : curve([...points, points[0]!], samples);
  return { outline: closed, colour, ...(opacity !== undefined && { opacity }) };
}

/** Hairs of a drying brush: thin strokes side by side along a line, each with its own length. */
export function dry(points: readonly Point[], hand: Stroke & { hairs: number }): Mark[] {
  const chance = chanceOf(`${hand.seed}${points[0]}`);
  const line = curve(points, 6);
  const side = across(line[0]!, line.at(-1)!);
  return Array.from({ length: hand.hairs }, (_, n) => {
    const off = (n / Math.max(1, hand.hairs - 1) - 0.5) * hand.width;
    return hair(line, { hand, chance, by: [side[0] * off, side[1] * off] });
  });
}

function hair(
  line: readonly Point[],
  { hand, chance, by }: { hand: Stroke & { hairs: number }; chance: Chance; by: Point },
): Mark {
  const first = Math.floor(chance.next() * line.length * 0.35);
  const last = Math.ceil(line.length * (0.6 + chance.next() * 0.4));
  const part = line.slice(first, Math.max(first + 2, last)).map((point) => plus(point, by));
  const width = (hand.width / hand.hairs) * (0.4 + chance.next() * 0.9);
  return stroke(part, { ...hand, width, pressure: [0.2, 1, 0.8, 0.1] });
}
