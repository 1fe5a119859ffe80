/** Stands with his hands in the pockets of a sand overcoat. Carmine: the scarf. */
import { neck, shoe } from '../body.ts';
import type { Mark } from '../brush.ts';
import { type Cloth, hung, on, strip, whole } from '../cloth.ts';
import { about, creases, edge, folds, glow, shaded } from '../drapery.ts';
import { bodice, sleeve, trouserLeg } from '../garments.ts';
import { between, plus } from '../geometry.ts';
import { beard, cropped } from '../hair.ts';
import { profile } from '../heads.ts';
import { palette, skins } from '../palette.ts';
import { both, type Person } from '../person.ts';
import { builds, type Joints, jointsOf, middle, type Pose } from '../skeleton.ts';

const { ink, carmine } = palette;
const wool = ['#cdb28c', '#a98b64'] as const;
const crease = '#8a6d49';

const pose: Pose = {
  ...{ hips: 6, shoulders: -5, loins: 4, chest: -5, neck: 3, head: 2 },
  arms: { left: [-20, 26, 20], right: [20, -30, -20] },
  legs: { left: [-3, -1, -14], right: [13, 8, 30] },
};

export function mark(): Person {
  const joints = jointsOf(pose, builds.man);
  const legs = both((side) => [
    ...shoe(joints, side, ink),
    whole(trouserLeg(joints, side, [0.4, 0.34, 0.25, 0.21, 0.19]), '#241d19'),
  ]);
  const coat = coatOf(joints);
  const torso = hung(bodice(joints, { shoulder: 0.6, bust: 0.6, waist: 0.5, hip: 0.5 }, [-5, 5]));
  const under = [...legs, whole(torso, ink)];
  const over = [...arms(joints), ...neck(joints, { skin: ink, shade: ink }, 1.25)];
  const marks = [...under, ...worn(coat), ...over, ...lapels(joints), ...scarf(joints), ...head(joints)];
  return { marks, masses: [whole(coat, ink), ...legs] };
}

function coatOf(joints: Joints): Cloth {
  const hem = plus(middle(joints.knees), [0.05, 0.95]);
  return hung([
    ...bodice(joints, { shoulder: 0.97, bust: 0.86, waist: 0.76, hip: 0.9 }, [-5, 5]),
    [between(joints.pelvis, hem, 0.5), 3, 0.98, 1.1],
    [hem, -3, 1.08, 1.42],
  ]);
}

/** Open: two fronts, between which the black below shows. */
function worn(coat: Cloth): Mark[] {
  const opening = [-0.3, -0.1, -0.18, -0.22, -0.3, -0.38];
  return [
    strip(coat, { colour: wool[0], from: [-1], to: opening }),
    strip(coat, { colour: wool[1], from: opening.map((across) => across - 0.14), to: opening, opacity: 0.6 }),
    strip(coat, { colour: wool[0], from: [0.3, 0.1, 0.14, 0.14, 0.14, 0.14], to: [1] }),
    strip(coat, { colour: wool[1], from: [0.75, 0.55, 0.66, 0.56, 0.62, 0.5], to: [1], opacity: 0.82 }),
    ...glow(coat, -0.82, [0.5, 1.01], { width: 0.22, hairs: 6, opacity: 0.75 }),
    ...folds(coat, crease, [
      [0.26, 0.62, 0.36, 1, 0.05],
      [-0.62, 0.66, -0.66, 1, 0.04],
    ]),
    ...folds(
      coat,
      ink,
      [
        [-0.82, 0.585, -0.5, 0.6, 0.05],
        [0.5, 0.6, 0.82, 0.585, 0.05],
      ],
      [0.6, 1, 0.6],
    ),
    edge(coat, 'right', [0.3, 1, 0.06]),
    edge(coat, 'left', [0.6, 0.98, 0.03]),
  ];
}

function arms(joints: Joints): Mark[] {
  return both((side) => {
    const cloth = sleeve(joints, side, [0.23, 0.27, 0.24, 0.22, 0.17]);
    const inner = side === 'left' ? 'right' : 'left';
    const pocket = on(cloth, 0, 0.98);
    return [
      ...shaded(cloth, wool, [0.3, 0.1, 0.4, 0.2]),
      ...creases(cloth, crease, side),
      edge(cloth, inner, [0.12, 0.98, 0.045]),
      edge(cloth, side, [0.1, 0.9, 0.025]),
      about(pocket).line('-0.22,0.02 0,0.06 0.22,0', 0.06),
    ];
  });
}

function lapels({ nape }: Joints): Mark[] {
  const { area, line } = about(nape);
  return [
    area('-0.2,-0.2 -0.46,0.05 -0.56,0.5 -0.36,0.62 -0.12,1.5 -0.2,0.4', wool[0]),
    area('0.2,-0.2 0.46,0.05 0.56,0.5 0.36,0.62 0.16,1.5 0.2,0.4', wool[1]),
    line('-0.46,0.05 -0.57,0.5 -0.37,0.6 -0.12,1.5', 0.04),
    line('0.46,0.05 0.57,0.5 0.37,0.6 0.16,1.5', 0.045),
  ];
}

function scarf({ nape }: Joints): Mark[] {
  const { line } = about(nape);
  return [
    line('-0.26,-0.12 0,0.08 0.28,-0.12', 0.3, carmine, [0.7, 1, 0.7]),
    line('0.02,0 0.06,0.7 0,1.4 0.08,2.1', 0.26, carmine, [0.7, 0.9, 1, 0.9]),
    line('0.06,0.2 0.09,0.9 0.06,1.7', 0.035, '#6d0a25'),
  ];
}

function head({ head: at }: Joints): Mark[] {
  const where = { at, tilt: 3, isFacingRight: true, scale: 1.02 };
  const colours = { skin: skins.peach, shade: skins.honey, lips: '#b5705a' };
  return [...profile(where, colours), ...beard(where, '#3a322c'), ...cropped(where, '#3a322c')];
}
