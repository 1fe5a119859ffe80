/** Fourteen joints of a figure of eight and three quarter heads, found from the angles of a pose. */
import { between, type Point, plus, step, turned } from './geometry.ts';

/** Side as the viewer sees it. */
export type Side = 'left' | 'right';

/** Degrees from straight down, to the viewer's right; of an upper part, then of the lower one. */
type Limb = readonly [upper: number, lower: number, end?: number];

export interface Pose {
  /** Degrees that the right end is lower. */
  hips: number;
  shoulders: number;
  /** Degrees that the spine leans to the right, at the loins and at the chest. */
  loins: number;
  chest: number;
  neck: number;
  /** Degrees that the head leans to the right. */
  head: number;
  arms: Record<Side, Limb>;
  legs: Record<Side, Limb>;
  /** Parts that come towards the viewer look shorter: share of the whole length of thigh and shin. */
  foreshortened?: Partial<Record<Side, readonly [thigh: number, shin: number]>>;
}

export interface Build {
  /** Half widths, in heads. */
  shoulder: number;
  hip: number;
  waist: number;
  /** Thickness of limbs and neck; 1 is slender. */
  girth: number;
  /** Length of the legs; 1 is long. */
  legs: number;
}

export const builds = {
  slender: { shoulder: 0.74, hip: 0.58, waist: 0.42, girth: 1, legs: 1 },
  full: { shoulder: 0.84, hip: 0.92, waist: 0.66, girth: 1.38, legs: 0.95 },
  elder: { shoulder: 0.76, hip: 0.7, waist: 0.58, girth: 1.1, legs: 0.93 },
  man: { shoulder: 0.98, hip: 0.58, waist: 0.56, girth: 1.22, legs: 1 },
} as const satisfies Record<string, Build>;

export type Ends = Record<Side, Point>;

export interface Joints {
  head: Point;
  neck: Point;
  nape: Point;
  chest: Point;
  waist: Point;
  pelvis: Point;
  shoulders: Ends;
  elbows: Ends;
  wrists: Ends;
  hands: Ends;
  hips: Ends;
  knees: Ends;
  ankles: Ends;
  toes: Ends;
}

const lengths = {
  thigh: 2.12,
  shin: 2.1,
  foot: 0.5,
  loins: 1.25,
  chest: 1.32,
  neck: 0.42,
  upper: 1.42,
  fore: 1.2,
  hand: 0.62,
};
export const sides = ['left', 'right'] as const;

/** The lower foot stands at y = 0, the pelvis above x = 0. */
export function jointsOf(pose: Pose, build: Build): Joints {
  const pelvis: Point = [0, 0];
  const waist = step(pelvis, 180 - pose.loins, lengths.loins);
  const chest = step(waist, 180 - pose.chest, lengths.chest * 0.42);
  const nape = step(chest, 180 - pose.chest, lengths.chest * 0.58);
  const neck = step(nape, 180 - pose.neck, lengths.neck);
  const head = step(neck, 180 - pose.head, 0.4);
  const shoulders = pair(plus(nape, [0, 0.2]), build.shoulder * 0.92, pose.shoulders);
  const hips = pair(pelvis, build.hip * 0.52, pose.hips);
  const arms = bothOf((side) => arm(shoulders[side], pose.arms[side]));
  const legs = bothOf((side) => leg(hips[side], { pose, side, length: build.legs }));
  const ground = Math.max(legs.left[1]![1], legs.right[1]![1]) + 0.24;
  const part = (of: Record<Side, readonly Point[]>, n: number) => bothOf((side) => of[side][n]!);
  const joints = {
    head,
    neck,
    nape,
    chest,
    waist,
    pelvis,
    shoulders,
    hips,
    elbows: part(arms, 0),
    wrists: part(arms, 1),
  };
  const all = {
    ...joints,
    hands: part(arms, 2),
    knees: part(legs, 0),
    ankles: part(legs, 1),
    toes: part(legs, 2),
  };
  return lifted(all, -ground);
}

export function bothOf<T>(of: (side: Side) => T): Record<Side, T> {
  return { left: of('left'), right: of('right') };
}

function pair(middle: Point, half: number, tilt: number): Ends {
  return bothOf((side) => plus(middle, turned([side === 'left' ? -half : half, 0], tilt)));
}

function arm(from: Point, [upper, fore, hand = fore]: Limb): Point[] {
  const elbow = step(from, upper, lengths.upper);
  const wrist = step(elbow, fore, lengths.fore);
  return [elbow, wrist, step(wrist, hand, lengths.hand)];
}

function leg(from: Point, { pose, side, length }: { pose: Pose; side: Side; length: number }): Point[] {
  const [thigh, shin, foot = side === 'left' ? -24 : 24] = pose.legs[side];
  const [upper, lower] = pose.foreshortened?.[side] ?? [1, 1];
  const knee = step(from, thigh, lengths.thigh * upper * length);
  const ankle = step(knee, shin, lengths.shin * lower * length);
  return [knee, ankle, step(ankle, foot, lengths.foot)];
}

function lifted(joints: Joints, by: number): Joints {
  const moved = (value: Point | Ends): Point | Ends =>
    'left' in value ? bothOf((side) => plus(value[side], [0, by])) : plus(value, [0, by]);
  return Object.fromEntries(
    Object.entries(joints).map(([name, value]) => [name, moved(value)]),
  ) as unknown as Joints;
}

/** Between both of a pair. */
export function middle({ left, right }: Ends): Point {
  return between(left, right, 0.5);
}
