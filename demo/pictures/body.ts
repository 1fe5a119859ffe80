/** Limbs, hands and shoes of a figure. */
import { type Mark, shape, stroke } from './brush.ts';
import { around, type Cloth, strip, whole } from './cloth.ts';
import { between, type Point, plus, step, turned } from './geometry.ts';
import type { Joints, Side } from './skeleton.ts';

export interface Tones {
  skin: string;
  shade: string;
}

/** From hip to ankle. */
export function legOf(joints: Joints, side: Side, girth = 1): Cloth {
  const { [side]: hip } = joints.hips;
  const [knee, ankle] = [joints.knees[side], joints.ankles[side]];
  const out = side === 'left' ? -1 : 1;
  const calf = plus(between(knee, ankle, 0.3), [out * 0.05, 0]);
  const thigh = plus(between(hip, knee, 0.45), [out * 0.04, 0]);
  const line = [hip, thigh, knee, calf, between(knee, ankle, 0.7), ankle, plus(ankle, [0, 0.14])];
  return around(
    line,
    [0.3, 0.25, 0.15, 0.165, 0.105, 0.07, 0.075].map((half) => half * girth),
  );
}

export function leg(joints: Joints, side: Side, { skin, shade }: Tones, girth = 1): Mark[] {
  const cloth = legOf(joints, side, girth);
  return [
    whole(cloth, skin),
    strip(cloth, { colour: shade, from: [0.3, 0.15, 0.4, 0.2, 0.3], to: [1], opacity: 0.7 }),
  ];
}

/** A pump with a heel, seen from in front. */
export function pump(joints: Joints, side: Side, colour: string): Mark[] {
  const ankle = joints.ankles[side];
  const toe = joints.toes[side];
  const out = Math.sign(toe[0] - ankle[0]) || 1;
  const heel = plus(ankle, [-out * 0.09, 0.12]);
  return [
    stroke([heel, plus(heel, [-out * 0.02, 0.34])], { colour, width: 0.07, pressure: [1, 0.8, 0.6] }),
    shape(
      [
        plus(ankle, [-out * 0.1, 0.04]),
        plus(ankle, [out * 0.07, 0.1]),
        plus(toe, [out * 0.02, -0.1]),
        plus(toe, [out * 0.05, 0.02]),
        plus(toe, [-out * 0.07, 0.05]),
        plus(ankle, [-out * 0.09, 0.24]),
      ],
      colour,
    ),
  ];
}

/** A flat shoe. */
export function shoe(joints: Joints, side: Side, colour: string): Mark[] {
  const ankle = joints.ankles[side];
  const toe = joints.toes[side];
  const out = Math.sign(toe[0] - ankle[0]) || 1;
  return [
    shape(
      [
        plus(ankle, [-out * 0.13, 0.02]),
        plus(ankle, [out * 0.13, 0.04]),
        plus(toe, [out * 0.1, -0.12]),
        plus(toe, [out * 0.14, 0.03]),
        plus(toe, [-out * 0.1, 0.08]),
        plus(ankle, [-out * 0.15, 0.26]),
      ],
      colour,
    ),
  ];
}

/** A hanging hand: palm, four fingers that close, a thumb. */
export function hand(joints: Joints, side: Side, colour: string, size = 1): Mark[] {
  const [wrist, tip] = [joints.wrists[side], joints.hands[side]];
  const degrees = (Math.atan2(tip[0] - wrist[0], tip[1] - wrist[1]) * 180) / Math.PI;
  const inward = side === 'left' ? 1 : -1;
  const palm = step(wrist, degrees, 0.27 * size);
  const finger = (by: number, length: number): Mark => {
    const knuckle = plus(step(wrist, degrees, 0.2 * size), turned([by * 0.075 * size, 0], -degrees));
    const end = step(knuckle, degrees + inward * 4 + by * 7, length * size);
    return stroke([knuckle, between(knuckle, end, 0.5), end], {
      colour,
      width: 0.07 * size,
      pressure: [0.9, 1, 0.8, 0.35],
    });
  };
  const thumb = step(step(wrist, degrees, 0.1), degrees + inward * 38, 0.2 * size);
  return [
    whole(around([wrist, between(wrist, palm, 0.5), palm], [0.065, 0.1 * size, 0.11 * size]), colour),
    ...[-1, -0.3, 0.4, 1].map((by, n) => finger(by, [0.33, 0.4, 0.41, 0.34][n]!)),
    stroke([step(wrist, degrees, 0.05), step(wrist, degrees + inward * 30, 0.16), thumb], {
      colour,
      width: 0.07 * size,
      pressure: [0.7, 1, 0.4],
    }),
  ];
}

/** A bare arm. */
export function arm(joints: Joints, side: Side, { skin, shade }: Tones, girth = 1): Mark[] {
  const cloth = armOf(
    joints,
    side,
    [0.16, 0.15, 0.12, 0.12, 0.085, 0.065].map((half) => half * girth),
  );
  return [whole(cloth, skin), strip(cloth, { colour: shade, from: [0.35, 0.2, 0.4], to: [1], opacity: 0.7 })];
}

/** An arm or its sleeve, with half widths from the shoulder to the wrist. */
export function armOf(joints: Joints, side: Side, halves: readonly number[]): Cloth {
  const [shoulder, elbow, wrist] = [joints.shoulders[side], joints.elbows[side], joints.wrists[side]];
  const line: Point[] = [shoulder, between(shoulder, elbow, 0.5), elbow, between(elbow, wrist, 0.5), wrist];
  return around(line, halves);
}

export function neck(joints: Joints, { skin, shade }: Tones, girth = 1): Mark[] {
  const cloth = around(
    [plus(joints.neck, [0.03, -0.42]), joints.neck, joints.nape, plus(joints.nape, [0, 0.3])],
    [0.15, 0.135, 0.17, 0.36].map((half) => half * girth),
  );
  return [
    whole(cloth, skin),
    strip(cloth, { colour: shade, from: [-0.4, -0.2, 0.2, 0.5, 1], to: [1], opacity: 0.75 }),
  ];
}
