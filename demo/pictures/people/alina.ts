/** Walks in a black coat that flies behind her. Carmine: the gloves. */

import { hand, leg, neck, pump } from '../body.ts';
import type { Mark } from '../brush.ts';
import { type Cloth, hung, whole } from '../cloth.ts';
import { about, creases, flying, folds, glow, parted } from '../drapery.ts';
import { bodice, sleeve, sleeves } from '../garments.ts';
import { between, plus } from '../geometry.ts';
import { knot } from '../hair.ts';
import { profile } from '../heads.ts';
import { palette, skins } from '../palette.ts';
import { both, type Person } from '../person.ts';
import { builds, type Joints, jointsOf, middle, type Pose } from '../skeleton.ts';

const { ink, paper, carmine } = palette;

const pose: Pose = {
  ...{ hips: 8, shoulders: -7, loins: 5, chest: -7, neck: 5, head: -8 },
  arms: { left: [-20, 8, 4], right: [24, -6, -2] },
  legs: { left: [-5, 3, -4], right: [12, 20, 22] },
  foreshortened: { right: [0.97, 0.82] },
};

export function alina(): Person {
  const joints = jointsOf(pose, builds.slender);
  const tights = { skin: '#4a3f38', shade: ink };
  const legs = both((side) => [...leg(joints, side, tights, 0.95), ...pump(joints, side, ink)]);
  const coat = coatOf(joints);
  const marks = [
    ...legs,
    ...worn(coat),
    ...arms(joints),
    ...neck(joints, skin),
    ...collar(joints),
    ...head(joints),
  ];
  return { marks, masses: [whole(coat, ink), ...legs] };
}

const skin = { skin: skins.porcelain, shade: skins.peach };

function coatOf(joints: Joints): Cloth {
  const hem = plus(middle(joints.knees), [0.35, 0.75]);
  return hung([
    ...bodice(joints, { shoulder: 0.74, bust: 0.66, waist: 0.6, hip: 0.84 }, [-7, 6]),
    [plus(between(joints.pelvis, hem, 0.5), [0.05, 0]), 4, 1.0, 1.35],
    [hem, -6, 1.3, 2.1],
  ]);
}

function worn(coat: Cloth): Mark[] {
  return [
    ...flying(coat, 0.55, ink),
    whole(coat, ink, { waves: 3, depth: 0.14 }),
    ...glow(coat, -0.85, [0.4, 1]),
    ...folds(coat, paper, [[-0.05, 0.1, -0.16, 1.02, 0.06, 0.06]], [0.3, 0.5, 0.4, 0.7, 1]),
    ...folds(coat, paper, [[0.42, 0.44, 0.72, 0.97, 0.1, 0.07]], [0, 0.2, 0.7, 1, 0.2]),
    ...folds(coat, paper, [[0.2, 0.6, 0.3, 0.99, 0.06, 0.03]]),
  ];
}

function arms(joints: Joints): Mark[] {
  return both((side) => {
    const cloth = sleeve(joints, side, sleeves.coat);
    return [...hand(joints, side, carmine), ...parted(cloth, ink), ...creases(cloth, paper, side)];
  });
}

function collar({ nape }: Joints): Mark[] {
  const { area, line } = about(nape);
  return [
    area('-0.55,0.1 -0.38,-0.12 -0.22,-0.42 -0.12,-0.1 -0.02,0.34 -0.3,0.32', ink),
    area('0.58,0.08 0.46,-0.14 0.28,-0.5 0.12,-0.1 -0.04,0.36 0.3,0.32', ink),
    line('0.24,-0.4 0.1,-0.06 -0.03,0.36', 0.04, paper),
  ];
}

function head({ head: at }: Joints): Mark[] {
  const where = { at, tilt: -8 };
  return [...profile(where, { ...skin, lips: carmine }), ...knot(where, '#35190f')];
}
