/** Points and curves. Lengths are in heads of the figure, x to the viewer's right, y down. */
export type Point = readonly [x: number, y: number];

export function plus([x, y]: Point, [dx, dy]: Point): Point {
  return [x + dx, y + dy];
}

/** As written: `x,y x,y`. */
export function pointsOf(written: string): Point[] {
  return written.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number) as [number, number];
    return [x, y];
  });
}

/** From `a` to `b`, at 0 to 1. */
export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** A step of `length`, at `degrees` from straight down towards the right. */
export function step(from: Point, degrees: number, length: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [from[0] + Math.sin(angle) * length, from[1] + Math.cos(angle) * length];
}

export function turned([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** Unit vector at a right angle, to the right of the way down. */
export function across(a: Point, b: Point): Point {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [(b[1] - a[1]) / length, -(b[0] - a[0]) / length];
}

/** The curve through all points, sampled; ends are met. */
export function curve(points: readonly Point[], samples = 10): Point[] {
  const drawn: Point[] = [];
  for (let index = 0; index < points.length - 1; index++) {
    const [before, a, b, after] = [-1, 0, 1, 2].map((by) => at(points, index + by)) as [
      Point,
      Point,
      Point,
      Point,
    ];
    for (let n = 0; n < samples; n++) drawn.push(through(before, a, b, after, n / samples));
  }
  return [...drawn, points.at(-1)!];
}

function at(points: readonly Point[], index: number): Point {
  return points[Math.min(points.length - 1, Math.max(0, index))]!;
}

/** Centripetal Catmull-Rom would overshoot less; at these distances nobody sees it. */
function through(before: Point, a: Point, b: Point, after: Point, t: number): Point {
  const one = (axis: 0 | 1) => {
    const [p0, p1, p2, p3] = [before[axis], a[axis], b[axis], after[axis]];
    const [linear, square] = [p2 - p0, 2 * p0 - 5 * p1 + 4 * p2 - p3];
    return 0.5 * (2 * p1 + linear * t + square * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t * t * t);
  };
  return [one(0), one(1)];
}

/** Value of a row of numbers at 0 to 1, eased between them. */
export function valueAt(values: readonly number[], share: number): number {
  const place = Math.min(1, Math.max(0, share)) * (values.length - 1);
  const index = Math.min(values.length - 2, Math.floor(place));
  if (index < 0) return values[0]!;
  const t = place - index;
  const eased = t * t * (3 - 2 * t);
  return values[index]! + (values[index + 1]! - values[index]!) * eased;
}
