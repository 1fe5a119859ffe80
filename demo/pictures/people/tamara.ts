/** Sixty-eight, composed, in a cocoon of a coat. Carmine: the bag that she holds in both hands. */
import { hand, neck, shoe } from '../body.ts';
import type { Mark } from '../brush.ts';
import { type Cloth, hung, whole } from '../cloth.ts';
import { about, creases, edge, folds, glow, shaded } from '../drapery.ts';
import { bodice, sleeve, sleeves, trouserLeg } from '../garments.ts';
import { between, plus } from '../geometry.ts';
import { bob } from '../hair.ts';
import { placing, threeQuarter } from '../heads.ts';
import { palette, skins } from '../palette.ts';
import { both, type Person } from '../person.ts';
import { builds, type Joints, jointsOf, middle, type Pose } from '../skeleton.ts';

const { ink, paper, carmine, graphite } = palette;
const wool = ['#f7f0e5', '#cbb797'] as const;
const crease = '#5c4a3a';
const skin = { skin: skins.porcelain, shade: skins.peach };

const pose: Pose = {
  ...{ hips: 4, shoulders: -4, loins: 3, chest: -4, neck: 5, head: -6 },
  arms: { left: [-14, 34, 20], right: [16, -30, -20] },
  legs: { left: [-3, 0, -16], right: [6, 4, 22] },
};

export function tamara(): Person {
  const joints = jointsOf(pose, builds.elder);
  const legs = both((side) => [
    ...shoe(joints, side, ink),
    whole(trouserLeg(joints, side, [0.4, 0.34, 0.25, 0.21, 0.17], 0.97), ink),
  ]);
  const coat = coatOf(joints);
  const over = [...arms(joints), ...bag(joints), ...neck(joints, skin), ...collar(joints)];
  return { marks: [...legs, ...worn(coat), ...over, ...head(joints)], masses: [whole(coat, ink), ...legs] };
}

function coatOf(joints: Joints): Cloth {
  const hem = plus(middle(joints.knees), [0, 0.12]);
  return hung([
    ...bodice(joints, { shoulder: 0.8, bust: 0.9, waist: 1.02, hip: 1.12 }, [-4, 4]),
    [between(joints.pelvis, hem, 0.45), 2, 1.16, 1.2],
    [plus(hem, [0, -0.2]), 0, 1.0, 1.06],
    [hem, 0, 0.86, 0.92],
  ]);
}

function worn(coat: Cloth): Mark[] {
  return [
    ...shaded(coat, wool, [0.6, 0.4, 0.55, 0.45, 0.6]),
    ...glow(coat, -0.8, [0.4, 0.9], { width: 0.26, hairs: 6 }),
    edge(coat, 'right', [0.3, 1, 0.07]),
    edge(coat, 'left', [0.42, 0.98, 0.04]),
    ...folds(coat, ink, [[-0.04, 0.1, 0.02, 0.99, 0.05, 0.05]], [0.6, 1, 0.5, 1, 0.5]),
    ...folds(coat, crease, [
      [0.3, 0.6, 0.44, 0.96, 0.05, 0.05],
      [-0.5, 0.64, -0.36, 0.95, 0.04, -0.05],
    ]),
    ...folds(coat, ink, [[-0.9, 1, 0.95, 1, 0.05]], [0.2, 1, 0.4, 1, 0.3]),
  ];
}

function arms(joints: Joints): Mark[] {
  return both((side) => {
    const cloth = sleeve(joints, side, sleeves.cocoon);
    return [
      ...shaded(cloth, wool, [0.2, 0, 0.4, 0.2]),
      ...creases(cloth, crease, side),
      edge(cloth, side === 'left' ? 'right' : 'left', [0.1, 0.99, 0.05]),
      ...folds(cloth, ink, [[-1, 0.97, 1, 0.97, 0.05]], [0.4, 1, 0.4]),
      ...hand(joints, side, ink, 0.9),
    ];
  });
}

function bag({ wrists }: Joints): Mark[] {
  const { area, line } = about(middle(wrists));
  return [
    line('-0.22,0.5 -0.14,0.12 0.14,0.12 0.22,0.5', 0.06, ink, [1, 1]),
    area('-0.5,0.5 0.5,0.46 0.6,1.15 -0.56,1.2', carmine),
    line('-0.5,0.62 0,0.72 0.52,0.58', 0.03, paper),
  ];
}

function collar({ nape }: Joints): Mark[] {
  const { area, line } = about(nape);
  return [
    area('-0.2,-0.2 -0.5,0 -0.62,0.42 -0.3,0.72 -0.02,0.98 -0.1,0.3', ink),
    area('0.2,-0.24 0.5,-0.04 0.64,0.38 0.32,0.7 -0.02,0.98 0.1,0.3', ink),
    line('-0.44,0.06 -0.5,0.42 -0.24,0.66', 0.035, paper),
  ];
}

function head({ head: at }: Joints): Mark[] {
  const where = { at, tilt: -5 };
  const { line } = placing(where);
  const contour = '-0.4,0 -0.36,-0.26 -0.2,-0.42 -0.05,-0.56 0.2,-0.53 0.4,-0.3 0.46,0.05 0.42,0.36' as const;
  const face = threeQuarter(where, { ...skin, lips: carmine, brow: graphite });
  const pressure = [0.2, 0.8, 0.3, 0.9, 0.4, 1, 0.4];
  return [...face, ...bob(where, paper), line(contour, { colour: ink, width: 0.04, pressure })];
}
