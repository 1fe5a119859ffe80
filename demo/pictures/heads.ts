/** Heads in a few strokes: turned in profile or in three quarters. One unit is the height of the head. */
import { type Mark, type Stroke, shape, stroke } from './brush.ts';
import { type Point, plus, pointsOf, turned } from './geometry.ts';
import { palette } from './palette.ts';

export interface Placing {
  at: Point;
  /** Degrees to the right. */
  tilt: number;
  /** Drawn facing left; turned over for the other way. */
  isFacingRight?: boolean;
  scale?: number;
}

/** From the head's own coordinates to those of the figure. */
export function placing({ at, tilt, isFacingRight = false, scale = 1 }: Placing) {
  const place = ([x, y]: Point): Point =>
    plus(at, turned([(isFacingRight ? -x : x) * scale, y * scale], tilt));
  return {
    area: (points: string, colour: string, opacity?: number): Mark =>
      shape(pointsOf(points).map(place), colour, opacity),
    line: (points: string, hand: Stroke): Mark =>
      stroke(pointsOf(points).map(place), { ...hand, width: hand.width * scale }),
  };
}

export interface FaceColours {
  skin: string;
  shade: string;
  lips: string;
  brow?: string;
}

const profileEdge = [
  '-0.2,-0.38 -0.3,-0.25 -0.325,-0.12 -0.3,-0.055 -0.35,0.03 -0.405,0.105 -0.385,0.14',
  '-0.325,0.158 -0.345,0.2 -0.315,0.225 -0.338,0.26 -0.3,0.3 -0.315,0.36 -0.29,0.425',
  '-0.2,0.45 -0.08,0.41 0.06,0.3 0.14,0.12 0.3,-0.05 0.28,-0.3 0.05,-0.46',
].join(' ');

/** The parts that the lamp on the left leaves dark, on a face turned to it and on one turned away. */
const profileBack = '0.02,0.34 -0.1,0.42 -0.22,0.44 -0.12,0.36 -0.02,0.18 0,-0.1 0.12,-0.2 0.16,0.1';
const profileFront =
  '-0.29,-0.24 -0.31,-0.12 -0.285,-0.05 -0.37,0.1 -0.31,0.16 -0.3,0.3 -0.29,0.42 -0.16,0.43 -0.22,0.28 -0.2,0.1 -0.2,-0.08';

/** Seen from the side, towards the lamp. */
export function profile(where: Placing, { skin, shade, lips, brow = palette.ink }: FaceColours): Mark[] {
  const { area, line } = placing(where);
  return [
    area(profileEdge, skin),
    area(where.isFacingRight ? profileFront : profileBack, shade, where.isFacingRight ? 0.5 : 0.75),
    area('-0.348,0.2 -0.325,0.195 -0.255,0.232 -0.285,0.25 -0.335,0.265 -0.318,0.228', lips),
    line('-0.31,-0.125 -0.25,-0.16 -0.14,-0.135', {
      ...{ colour: brow, width: 0.028, pressure: [0.5, 1, 0.1] },
    }),
    line('-0.305,-0.045 -0.26,-0.012 -0.18,-0.03', {
      ...{ colour: brow, width: 0.03, pressure: [0.6, 1, 0.15] },
    }),
    line('-0.345,0.135 -0.36,0.118 -0.335,0.1', { colour: shade, width: 0.022 }),
  ];
}

const threeQuarterEdge = [
  '-0.26,-0.3 -0.315,-0.14 -0.29,-0.03 -0.31,0.06 -0.27,0.2 -0.21,0.35 -0.13,0.465',
  '-0.05,0.495 0.05,0.46 0.18,0.34 0.27,0.18 0.31,-0.05 0.28,-0.3 0.05,-0.47',
].join(' ');

/** Turned a little to the lamp, eyes lowered. */
export function threeQuarter(where: Placing, { skin, shade, lips, brow = palette.ink }: FaceColours): Mark[] {
  const { area, line } = placing(where);
  return [
    area(threeQuarterEdge, skin),
    area(
      '0.3,-0.1 0.27,0.18 0.18,0.34 0.05,0.46 0,0.48 0.06,0.38 0.1,0.22 0.17,0.08 0.14,-0.06 0.2,-0.25',
      shade,
      0.7,
    ),
    area('-0.13,-0.09 -0.09,-0.1 -0.1,0.05 -0.12,0.17 -0.16,0.2 -0.1,0.185 -0.07,0.14', shade, 0.55),
    line('-0.28,-0.1 -0.23,-0.135 -0.16,-0.115', { colour: brow, width: 0.028, pressure: [0.3, 1, 0.6] }),
    line('-0.04,-0.115 0.05,-0.15 0.16,-0.1', { colour: brow, width: 0.032, pressure: [0.7, 1, 0.15] }),
    line('-0.27,0 -0.215,0.025 -0.155,0.008', { colour: brow, width: 0.034, pressure: [0.5, 1, 0.3] }),
    line('-0.04,0.005 0.03,0.032 0.115,-0.005', { colour: brow, width: 0.038, pressure: [0.3, 1, 0.5] }),
    line('-0.185,0.185 -0.15,0.2 -0.115,0.185', { colour: shade, width: 0.026 }),
    area('-0.205,0.3 -0.17,0.28 -0.14,0.288 -0.1,0.278 -0.02,0.3 -0.08,0.335 -0.14,0.345 -0.18,0.33', lips),
  ];
}
