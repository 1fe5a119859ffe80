/** Walks towards us in a wide hat, an open black coat flying, light trousers. Carmine: the scarf that the wind takes. */
import { hand, neck, pump } from '../body.ts';
import type { Mark } from '../brush.ts';
import { type Cloth, hung, strip, whole } from '../cloth.ts';
import { about, creases, edge, flying, folds, glow, parted, shaded } from '../drapery.ts';
import { bodice, sleeve, sleeves, trouserLeg, yoke } from '../garments.ts';
import { between, plus } from '../geometry.ts';
import { hat } from '../hair.ts';
import { profile } from '../heads.ts';
import { palette, skins } from '../palette.ts';
import { both, type Person } from '../person.ts';
import { builds, type Joints, jointsOf, middle, type Pose, type Side } from '../skeleton.ts';

const { ink, paper, carmine } = palette;
const silk = ['#fdfbf8', '#d9c9b1'] as const;
const crease = '#6f5b46';
const skin = { skin: skins.porcelain, shade: skins.peach };

const pose: Pose = {
  ...{ hips: 9, shoulders: -8, loins: 6, chest: -9, neck: 6, head: -8 },
  arms: { left: [-26, 2, -2], right: [30, -14, -8] },
  legs: { left: [-6, 2, -4], right: [15, 20, 22] },
  foreshortened: { right: [0.97, 0.82] },
};

export function walker(): Person {
  const joints = jointsOf(pose, builds.slender);
  const legs = both((side) => [...pump(joints, side, ink), ...trousers(joints, side)]);
  const coat = coatOf(joints);
  const hips = hung(yoke(joints, [0.44, 0.6], 9));
  const inner = [...behind(coat), whole(hips, silk[0]), ...legs, ...front(joints, hips)];
  const over = [...arms(joints), ...neck(joints, skin), ...collar(joints), ...scarf(joints)];
  return { marks: [...inner, ...worn(coat), ...over, ...head(joints)], masses: [whole(coat, ink)] };
}

function trousers(joints: Joints, side: Side): Mark[] {
  const cloth = trouserLeg(joints, side, [0.42, 0.42, 0.38, 0.42, 0.5], 1.04);
  return [
    ...shaded(cloth, silk, side === 'right' ? [0.6, 0.2, 0.4, 0.1] : [0.8, 0.4, 0.5, 0.3]),
    ...folds(cloth, crease, [[-0.05, 0.16, 0, 1, 0.035]], [0.2, 1, 0.4, 1]),
    edge(cloth, 'right', [0.1, 1, 0.05]),
    edge(cloth, 'left', [0.3, 1, 0.03]),
  ];
}

function front(joints: Joints, hips: Cloth): Mark[] {
  const top = hung(bodice(joints, { shoulder: 0.6, bust: 0.6, waist: 0.46, hip: 0.56 }, [-8, 9]));
  return [
    ...shaded(top, silk, [0.6, 0.3, 0.4, 0.3]),
    ...folds(top, crease, [
      [0.5, 0.4, -0.2, 0.82, 0.035],
      [0.7, 0.56, 0.1, 0.86, 0.03],
    ]),
    ...folds(hips, crease, [[0.3, 0.1, 0.05, 0.9, 0.035]]),
    ...folds(hips, ink, [[-1, 0.04, 1, 0.04, 0.05]], [0.4, 1, 0.6]),
  ];
}

function coatOf(joints: Joints): Cloth {
  const hem = plus(middle(joints.knees), [0.5, 0.95]);
  return hung([
    ...bodice(joints, { shoulder: 0.75, bust: 0.7, waist: 0.72, hip: 1.0 }, [-8, 8]),
    [plus(between(joints.pelvis, hem, 0.5), [0.1, 0]), 2, 1.3, 1.9],
    [hem, -14, 1.9, 3.3],
  ]);
}

/** The inner side of the coat, seen between its fronts. */
function behind(coat: Cloth): Mark[] {
  return [strip(coat, { colour: '#3d342d', from: [-0.7], to: [0.7], top: 0.45, bottom: 0.99 })];
}

function worn(coat: Cloth): Mark[] {
  return [
    ...flying(coat, 0.6, ink),
    strip(coat, { colour: ink, from: [-1], to: [-0.34, -0.24, -0.3, -0.4, -0.52, -0.6] }),
    strip(coat, { colour: ink, from: [0.34, 0.22, 0.26, 0.3, 0.34, 0.38], to: [1] }),
    ...folds(
      coat,
      paper,
      [
        [-0.34, 0.12, -0.6, 1, 0.05],
        [0.34, 0.12, 0.38, 1, 0.05],
      ],
      [0.2, 0.8, 0.5, 1, 0.5],
    ),
    ...folds(
      coat,
      paper,
      [
        [0.5, 0.4, 0.62, 0.98, 0.13, 0.06],
        [0.72, 0.5, 0.84, 0.97, 0.07, 0.04],
      ],
      [0, 0.2, 0.7, 1, 0.2],
    ),
    ...glow(coat, -0.88, [0.45, 1.01], { width: 0.34, hairs: 9 }),
  ];
}

function arms(joints: Joints): Mark[] {
  return both((side) => {
    const cloth = sleeve(joints, side, sleeves.coat);
    return [...hand(joints, side, ink), ...parted(cloth, ink), ...creases(cloth, paper, side)];
  });
}

function collar({ nape }: Joints): Mark[] {
  const { area, line } = about(nape);
  return [
    area('-0.2,-0.3 -0.48,0 -0.6,0.44 -0.38,0.56 -0.18,1.3 -0.14,0.3', ink),
    area('0.22,-0.34 0.48,-0.06 0.6,0.38 0.36,0.52 0.14,1.3 0.12,0.3', ink),
    line('-0.48,0 -0.61,0.44 -0.39,0.56 -0.18,1.3', 0.035, paper),
    line('0.48,-0.06 0.61,0.38 0.37,0.52 0.14,1.3', 0.035, paper),
  ];
}

/** Around the neck, and out to the right. */
function scarf({ nape }: Joints): Mark[] {
  const { line } = about(nape);
  return [
    line('0.2,0.02 0.9,-0.12 1.7,0.2 2.4,-0.1 3.2,0.15 3.9,-0.1', 0.5, carmine, [0.4, 0.8, 1, 0.9, 0.8, 0.5]),
    line('0.2,0.06 0.9,0.2 1.6,0.62 2.2,0.5', 0.34, '#8d0d30', [0.5, 1, 0.9, 0.3]),
    line('0.6,-0.08 1.3,0 2,0.05 2.8,-0.02', 0.05, paper),
    line('-0.3,-0.1 0,0.1 0.3,-0.06', 0.34, carmine, [0.7, 1, 0.8]),
    line('-0.2,-0.04 0,0.06 0.22,-0.02', 0.03, '#6d0a25'),
  ];
}

function head({ head: at }: Joints): Mark[] {
  const where = { at, tilt: -8 };
  return [...profile(where, { ...skin, lips: carmine }), ...hat(where, ink)];
}
