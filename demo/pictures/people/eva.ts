/** Walks in a belted trench coat, behind dark glasses. Carmine: the scarf over her hair. */
import { hand, leg, neck, pump } from '../body.ts';
import type { Mark } from '../brush.ts';
import { type Cloth, hung, on, whole } from '../cloth.ts';
import { about, creases, edge, folds, glow, shaded } from '../drapery.ts';
import { bodice, sleeve, sleeves } from '../garments.ts';
import { between, plus } from '../geometry.ts';
import { glasses, scarf } from '../hair.ts';
import { threeQuarter } from '../heads.ts';
import { palette, skins } from '../palette.ts';
import { both, type Person } from '../person.ts';
import { builds, type Joints, jointsOf, middle, type Pose } from '../skeleton.ts';

const { ink, carmine } = palette;
const cotton = ['#d9c19a', '#ad9066'] as const;
const crease = '#5d4932';
const skin = { skin: skins.porcelain, shade: skins.peach };

const pose: Pose = {
  ...{ hips: -7, shoulders: 6, loins: -4, chest: 6, neck: -3, head: 5 },
  arms: { left: [-24, 30, 10], right: [20, -18, -10] },
  legs: { left: [-14, -18, -24], right: [4, -3, 8] },
  foreshortened: { left: [0.97, 0.84] },
};

export function eva(): Person {
  const joints = jointsOf(pose, builds.slender);
  const tights = { skin: '#3a312b', shade: ink };
  const legs = both((side) => [...leg(joints, side, tights, 0.95), ...pump(joints, side, ink)]);
  const coat = coatOf(joints);
  const over = [...arms(joints), ...belt(coat), ...neck(joints, skin), ...collar(joints)];
  return { marks: [...legs, ...worn(coat), ...over, ...head(joints)], masses: [whole(coat, ink), ...legs] };
}

function coatOf(joints: Joints): Cloth {
  const hem = plus(middle(joints.knees), [-0.15, 0.5]);
  return hung([
    ...bodice(joints, { shoulder: 0.76, bust: 0.66, waist: 0.44, hip: 0.72 }, [6, -6]),
    [between(joints.pelvis, hem, 0.5), -3, 1.1, 0.95],
    [hem, 3, 1.65, 1.25],
  ]);
}

function worn(coat: Cloth): Mark[] {
  return [
    ...shaded(coat, cotton, [0.5, 0.25, 0.5, 0.4, 0.55, 0.45], 3),
    ...glow(coat, -0.87, [0.55, 1.01], { width: 0.34, opacity: 0.75 }),
    ...folds(coat, crease, [
      [-0.5, 0.56, -0.66, 1, 0.06, -0.05],
      [0.3, 0.55, 0.4, 1, 0.06, 0.05],
      [0.65, 0.58, 0.72, 1, 0.05, 0.05],
    ]),
    ...folds(coat, ink, [[-0.1, 0.12, -0.2, 1.01, 0.055, -0.04]], [0.4, 0.8, 0.5, 1, 0.8]),
    edge(coat, 'right', [0.2, 1, 0.06]),
    edge(coat, 'left', [0.5, 0.98, 0.035]),
  ];
}

function arms(joints: Joints): Mark[] {
  return both((side) => {
    const cloth = sleeve(joints, side, sleeves.coat);
    return [
      ...hand(joints, side, ink, 0.9),
      ...shaded(cloth, cotton, [0.3, 0.1, 0.4, 0.2]),
      ...creases(cloth, crease, side),
      edge(cloth, side === 'left' ? 'right' : 'left', [0.1, 0.98, 0.045]),
      ...folds(cloth, ink, [[-1, 0.86, 1, 0.86, 0.05]], [0.6, 1, 0.6]),
    ];
  });
}

function belt(coat: Cloth): Mark[] {
  const { line } = about(on(coat, 0.25, 0.54));
  return [
    ...folds(coat, ink, [[-1.06, 0.535, 1.06, 0.535, 0.15]], [0.8, 1, 0.9, 0.8]),
    line('0,0 0.16,0.5 0.2,1', 0.12, ink, [0.6, 1, 0.6]),
  ];
}

function collar({ nape }: Joints): Mark[] {
  const { area, line } = about(nape);
  return [
    area('-0.14,-0.26 -0.42,-0.04 -0.7,0.36 -0.42,0.5 -0.08,0.9 -0.06,0.3', cotton[0]),
    area('0.16,-0.3 0.46,-0.1 0.68,0.34 0.4,0.5 -0.04,0.9 0.04,0.3', cotton[1]),
    line('-0.42,-0.04 -0.7,0.36 -0.42,0.5 -0.08,0.9', 0.045),
    line('0.46,-0.1 0.68,0.34 0.4,0.5 -0.04,0.9', 0.05),
  ];
}

function head({ head: at }: Joints): Mark[] {
  const where = { at, tilt: 4 };
  return [
    ...threeQuarter(where, { ...skin, lips: '#7c1f33' }),
    ...scarf(where, carmine),
    ...glasses(where, ink),
  ];
}
