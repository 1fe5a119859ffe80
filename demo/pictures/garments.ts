/** Cuts of garments over a skeleton. */
import { around, type Cloth, type Row } from './cloth.ts';
import { between, type Point, plus } from './geometry.ts';
import type { Joints, Side } from './skeleton.ts';

export const sleeves = {
  slim: [0.16, 0.2, 0.165, 0.15, 0.12],
  coat: [0.17, 0.245, 0.225, 0.215, 0.19],
  shirt: [0.15, 0.225, 0.215, 0.225, 0.13],
  cocoon: [0.2, 0.3, 0.33, 0.33, 0.29],
} as const;

/** With half widths from the shoulder to the wrist. */
export function sleeve(joints: Joints, side: Side, halves: readonly number[]): Cloth {
  const [elbow, wrist] = [joints.elbows[side], joints.wrists[side]];
  const top = plus(between(joints.shoulders[side], joints.nape, 0.2), [0, -0.03]);
  const line: Point[] = [top, between(top, elbow, 0.5), elbow, between(elbow, wrist, 0.5), wrist];
  return around(line, halves);
}

interface Cut {
  shoulder: number;
  bust: number;
  waist: number;
  hip: number;
}

/** Rows of the upper body, from the collar to the hips; the shoulders and the hips tilt. */
export function bodice(
  joints: Joints,
  { shoulder, bust, waist, hip }: Cut,
  [upper, lower]: readonly [number, number],
): Row[] {
  const { nape, chest, pelvis } = joints;
  return [
    [plus(nape, [0, -0.08]), upper, 0.2, 0.2],
    [plus(nape, [0, 0.03]), upper, shoulder * 0.62, shoulder * 0.62],
    [plus(nape, [0, 0.22]), upper, shoulder, shoulder],
    [plus(chest, [0, 0.1]), upper * 0.6, bust, bust],
    [joints.waist, 0, waist, waist],
    [plus(pelvis, [0, -0.1]), lower, hip, hip],
  ];
}

/** One leg of trousers, with half widths from hip to hem. */
export function trouserLeg(joints: Joints, side: Side, halves: readonly number[], length = 1): Cloth {
  const { [side]: hip } = joints.hips;
  const [knee, ankle] = [joints.knees[side], joints.ankles[side]];
  const end = between(knee, plus(ankle, [0, 0.12]), length);
  return around([plus(hip, [0, -0.3]), between(hip, knee, 0.4), knee, between(knee, end, 0.5), end], halves);
}

/** The upper part of trousers, from the waist until both legs part. */
export function yoke(
  { waist, pelvis }: Joints,
  [upper, hip]: readonly [number, number],
  tilt: number,
): Row[] {
  return [
    [plus(waist, [0, 0.02]), tilt * 0.2, upper, upper],
    [between(waist, pelvis, 0.5), tilt * 0.6, (upper + hip) * 0.48, (upper + hip) * 0.5],
    [plus(pelvis, [0, 0.1]), tilt, hip, hip * 1.04],
    [plus(pelvis, [0, 0.62]), tilt * 0.4, hip * 0.82, hip * 0.86],
  ];
}
