/** A jacket over his shoulder, in a black knit and wide light trousers. Carmine: the jacket. */
import { hand, neck, shoe } from '../body.ts';
import type { Mark } from '../brush.ts';
import { type Cloth, hung, whole } from '../cloth.ts';
import { creases, edge, folds, glow, parted, shaded } from '../drapery.ts';
import { bodice, sleeve, trouserLeg, yoke } from '../garments.ts';
import { plus } from '../geometry.ts';
import { cropped } from '../hair.ts';
import { profile } from '../heads.ts';
import { palette, skins } from '../palette.ts';
import { both, type Person } from '../person.ts';
import { builds, type Joints, jointsOf, type Pose, type Side } from '../skeleton.ts';

const { ink, paper, carmine } = palette;
const wool = ['#f3ebde', '#c5b193'] as const;
const crease = '#6f5b46';
const deep = '#6d0a25';
const tones = { skin: skins.umber, shade: skins.ebony };

const pose: Pose = {
  ...{ hips: -9, shoulders: 7, loins: -5, chest: 7, neck: -4, head: -6 },
  arms: { left: [-18, 30, 24], right: [34, 204, 190] },
  legs: { left: [-17, -8, -26], right: [5, 2, 18] },
};

export function daniil(): Person {
  const joints = jointsOf(pose, builds.man);
  const hips = hung(yoke(joints, [0.56, 0.68], -8));
  const legs = both((side) => [...shoe(joints, side, ink), ...trousers(joints, side)]);
  const below = [...jacket(joints), whole(hips, wool[0]), ...legs];
  const fly = folds(hips, crease, [[0.05, 0.2, -0.02, 0.9, 0.035]]);
  const over = [...knit(joints), ...arms(joints), ...neck(joints, { skin: ink, shade: ink }, 1.2)];
  return { marks: [...below, ...fly, ...over, ...head(joints)], masses: [whole(hips, ink), ...legs] };
}

/** Hangs from the fingers behind his shoulder. */
function jacket({ wrists }: Joints): Mark[] {
  const hook = wrists.right;
  const cloth: Cloth = hung([
    [plus(hook, [-0.02, -0.1]), 0, 0.06, 0.06],
    [plus(hook, [0.1, 0.4]), 4, 0.28, 0.32],
    [plus(hook, [0.2, 1.6]), 0, 0.5, 0.5],
    [plus(hook, [0.36, 3.2]), -4, 0.62, 0.64],
  ]);
  return [
    ...shaded(cloth, [carmine, deep], [0.7, 0.5, 0.65, 0.5], 2),
    ...folds(cloth, deep, [
      [0, 0.1, 0.1, 0.97, 0.08, 0.1],
      [-0.4, 0.3, -0.5, 0.96, 0.05],
    ]),
    ...folds(cloth, paper, [[-0.6, 0.25, -0.8, 0.98, 0.035]]),
  ];
}

function trousers(joints: Joints, side: Side): Mark[] {
  const cloth = trouserLeg(joints, side, [0.44, 0.42, 0.37, 0.35, 0.33], 1.02);
  return [
    ...shaded(cloth, wool, [0.9, 0.3, 0.4, 0.2, 0.3]),
    ...folds(cloth, crease, [[-0.05, 0.14, 0, 1, 0.035]], [0.2, 1, 0.4, 1]),
    ...folds(cloth, crease, [[0.6, 0.9, -0.5, 0.96, 0.04]]),
    edge(cloth, 'right', [0.1, 1, 0.055]),
    edge(cloth, 'left', [0.2, 1, 0.03]),
  ];
}

function knit(joints: Joints): Mark[] {
  const rows = bodice(joints, { shoulder: 0.94, bust: 0.78, waist: 0.58, hip: 0.6 }, [7, -7]).slice(0, 5);
  const cloth = hung([...rows, [plus(joints.waist, [0, 0.3]), -3, 0.57, 0.57]]);
  return [
    whole(cloth, ink),
    ...glow(cloth, -0.68, [0.3, 0.95], { width: 0.2, hairs: 6 }),
    ...folds(
      cloth,
      paper,
      [
        [0.7, 0.5, 0.0, 0.9, 0.05],
        [0.8, 0.66, 0.3, 0.93, 0.04],
      ],
      [0.1, 1, 0.2],
    ),
  ];
}

function arms(joints: Joints): Mark[] {
  return both((side) => {
    const cloth = sleeve(joints, side, [0.21, 0.235, 0.2, 0.19, 0.13]);
    const grip = side === 'right' ? hand(joints, side, tones.skin, 0.8) : [];
    return [...grip, ...parted(cloth, ink), ...creases(cloth, paper, side)];
  });
}

function head({ head: at }: Joints): Mark[] {
  const where = { at, tilt: -6, scale: 1.02 };
  const colours = { ...tones, lips: '#8a4f42', brow: '#1c110b' };
  return [...profile(where, colours), ...cropped(where, '#17100c')];
}
