/** Turned away, in a black gown with a train and a bare back. Carmine: long gloves. */
import { arm, hand, neck } from '../body.ts';
import type { Mark } from '../brush.ts';
import { shape, stroke } from '../brush.ts';
import { type Cloth, hung, on, whole } from '../cloth.ts';
import { about, flying, folds, glow, shaded } from '../drapery.ts';
import { bodice, sleeve } from '../garments.ts';
import { between, type Point, plus } from '../geometry.ts';
import { knot } from '../hair.ts';
import { profile } from '../heads.ts';
import { palette, skins } from '../palette.ts';
import { both, type Person } from '../person.ts';
import { builds, type Joints, jointsOf, middle, type Pose } from '../skeleton.ts';

const { ink, paper, carmine } = palette;
const tones = { skin: skins.honey, shade: skins.chestnut };

const pose: Pose = {
  ...{ hips: -7, shoulders: 6, loins: -5, chest: 6, neck: -4, head: -10 },
  arms: { left: [-13, -2, 2], right: [26, -34, -20] },
  legs: { left: [-3, -2], right: [3, 2] },
};

export function sofia(): Person {
  const joints = jointsOf(pose, builds.slender);
  const back = hung(bodice(joints, { shoulder: 0.72, bust: 0.56, waist: 0.42, hip: 0.6 }, [6, -6]));
  const gown = gownOf(joints);
  const bare = [...neck(joints, tones, 0.95), ...spine(back), ...arms(joints)];
  const marks = [...bare, ...worn(gown), ...straps(joints, back), ...head(joints)];
  return { marks, masses: [whole(gown, ink), whole(back, ink)] };
}

function spine(back: Cloth): Mark[] {
  return [
    ...shaded(back, [tones.skin, tones.shade], [0.55, 0.4, 0.5, 0.6]),
    ...folds(back, tones.shade, [[0, 0.14, 0, 0.76, 0.05]], [0, 0.5, 1, 0.4]),
    ...folds(
      back,
      tones.shade,
      [
        [0.26, 0.3, 0.4, 0.5, 0.05],
        [-0.28, 0.3, -0.42, 0.48, 0.04],
      ],
      [0.1, 1, 0.1],
    ),
  ];
}

function arms(joints: Joints): Mark[] {
  return both((side) => {
    const { left, right } = sleeve(joints, side, [0.15, 0.15, 0.125, 0.12, 0.085]);
    const glove = { left: left.slice(22), right: right.slice(22) };
    const worn = [whole(glove, carmine), ...folds(glove, '#6d0a25', [[0.7, 0.1, 0.5, 0.9, 0.04]])];
    return [...arm(joints, side, tones), ...hand(joints, side, carmine, 0.95), ...worn];
  });
}

function gownOf({ waist, pelvis, knees }: Joints): Cloth {
  const [floor, knee]: Point[] = [[0, -0.05], middle(knees)];
  return hung([
    [plus(waist, [0, 0.1]), -3, 0.46, 0.46],
    [plus(pelvis, [-0.06, 0]), -6, 0.68, 0.66],
    [between(pelvis, knee!, 0.6), -4, 0.62, 0.62],
    [knee!, 0, 0.52, 0.6],
    [plus(between(knee!, floor!, 0.6), [0.1, 0]), 0, 0.62, 0.95],
    [[0.35, 0.02], 4, 1.2, 2.4],
  ]);
}

function worn(gown: Cloth): Mark[] {
  return [
    ...flying(gown, 0.74, ink),
    whole(gown, ink, { waves: 3, depth: 0.1 }),
    ...glow(gown, -0.78, [0.12, 0.76], { width: 0.26, hairs: 7 }),
    ...folds(gown, paper, [
      [0.2, 0.3, 0.5, 0.98, 0.09, -0.1],
      [-0.3, 0.6, -0.5, 0.99, 0.07],
      [0.6, 0.55, 0.82, 0.99, 0.05, -0.2],
    ]),
  ];
}

/** The gown's back reaches down to the waist, held by two thin straps. */
function straps({ waist }: Joints, back: Cloth): Mark[] {
  return [-1, 1].flatMap((side) => [
    shape(
      [
        ...[plus(waist, [side * 0.47, 0.2]), on(back, side * 0.96, 0.62), on(back, side * 0.95, 0.42)],
        ...[
          on(back, side * 0.82, 0.55),
          on(back, side * 0.5, 0.78),
          plus(waist, [side * 0.02, 0.62]),
          plus(waist, [side * 0.3, 0.7]),
        ],
      ],
      ink,
    ),
    stroke([on(back, side * 0.9, 0.46), on(back, side * 0.66, 0.2), on(back, side * 0.44, 0.05)], {
      ...{ colour: ink, width: 0.045, pressure: [1, 0.6, 0.5] },
    }),
  ]);
}

function head({ head: at }: Joints): Mark[] {
  const where = { at: plus(at, [-0.03, 0]), tilt: -12 };
  const [drop] = [about(plus(at, [0.1, 0.22])).line('0,0 0.01,0.12 0,0.22', 0.05, carmine)];
  return [...profile(where, { ...tones, lips: carmine }), ...knot(where, '#1f1510'), drop!];
}
