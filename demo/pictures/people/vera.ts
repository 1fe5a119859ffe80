/** The founder, grey at the temple, turned to the lamp. Carmine: the pencil in her hair. */
import { neck } from '../body.ts';
import type { Mark } from '../brush.ts';
import { type Cloth, hung, whole } from '../cloth.ts';
import { about, creases, folds, glow, parted } from '../drapery.ts';
import { bodice, sleeve, sleeves } from '../garments.ts';
import { knot } from '../hair.ts';
import { placing, profile } from '../heads.ts';
import { palette, skins } from '../palette.ts';
import { both, type Person } from '../person.ts';
import { builds, type Joints, jointsOf, type Pose } from '../skeleton.ts';

const { ink, paper, carmine, stone } = palette;
const skin = { skin: skins.porcelain, shade: skins.peach };
const cotton = ['#fdfbf8', '#d9c9b1'] as const;

const pose: Pose = {
  ...{ hips: 4, shoulders: -6, loins: 4, chest: -8, neck: 5, head: -6 },
  arms: { left: [-24, 40, 60], right: [28, -46, -70] },
  legs: { left: [-4, 0], right: [6, 4] },
};

export function vera(): Person {
  const joints = jointsOf(pose, builds.slender);
  const jacket = hung(bodice(joints, { shoulder: 0.78, bust: 0.72, waist: 0.6, hip: 0.8 }, [-6, 4]));
  const below = [...neck(joints, skin, 0.95), ...shirt(joints)];
  const marks = [...below, ...worn(jacket, below), ...arms(joints), ...lapels(joints), ...head(joints)];
  return { marks, masses: [whole(jacket, ink)] };
}

function worn(jacket: Cloth, below: readonly Mark[]): Mark[] {
  return [
    whole(jacket, ink),
    ...below,
    ...glow(jacket, -0.72, [0.4, 0.98], { width: 0.2, hairs: 8 }),
    ...folds(
      jacket,
      paper,
      [
        [0.6, 0.5, 0.1, 0.82, 0.035],
        [0.7, 0.6, 0.3, 0.9, 0.03],
      ],
      [0.1, 1, 0.3],
    ),
  ];
}

function shirt({ nape }: Joints): Mark[] {
  const { area, line } = about(nape);
  return [
    area('-0.3,0 0.3,-0.06 0.26,0.5 0,1.4 -0.2,0.6', cotton[0]),
    area('0.12,0 0.3,-0.06 0.26,0.5 0,1.4 0.08,0.5', cotton[1]),
    area('-0.15,-0.06 0.16,-0.1 0,0.46', skin.skin),
    area('0.05,-0.08 0.16,-0.1 0,0.46 0.03,0.2', skin.shade, 0.75),
    line('-0.19,0 -0.13,0.28 0,0.46', 0.024),
    line('0.2,-0.04 0.14,0.28 0,0.46', 0.03),
  ];
}

function arms(joints: Joints): Mark[] {
  return both((side) => {
    const cloth = sleeve(joints, side, sleeves.coat);
    return [...parted(cloth, ink, 0.018), ...creases(cloth, paper, side)];
  });
}

function lapels({ nape }: Joints): Mark[] {
  const { area, line } = about(nape);
  return [
    area('-0.24,-0.18 -0.44,0.02 -0.56,0.48 -0.38,0.58 -0.06,1.5 -0.22,0.5', ink),
    area('0.26,-0.22 0.46,-0.04 0.56,0.44 0.36,0.56 -0.02,1.5 0.2,0.5', ink),
    line('-0.44,0.02 -0.57,0.48 -0.39,0.58 -0.06,1.5', 0.026, paper),
    line('0.46,-0.04 0.57,0.44 0.37,0.56 -0.02,1.5', 0.026, paper),
  ];
}

function head({ head: at }: Joints): Mark[] {
  const where = { at, tilt: -7 };
  const { area, line } = placing(where);
  const grey = [
    line('-0.16,-0.34 0,-0.24 0.1,-0.08 0.18,0.1', {
      colour: stone,
      width: 0.05,
      pressure: [0.2, 1, 0.9, 0.3],
    }),
    line('-0.12,-0.4 0.08,-0.3 0.24,-0.08', { colour: paper, width: 0.03 }),
    line('0,-0.46 0.2,-0.36 0.32,-0.14', { colour: stone, width: 0.02 }),
  ];
  const pencil = [
    line('0.2,-0.42 0.4,-0.02 0.56,0.3', { colour: carmine, width: 0.045, pressure: [1, 1] }),
    area('0.55,0.26 0.6,0.27 0.6,0.37', ink),
  ];
  const [hair, bun] = knot(where, '#2b211c');
  return [
    ...profile(where, { ...skin, lips: '#b0605a' }),
    hair!,
    ...pencil.slice(0, 1),
    bun!,
    ...pencil.slice(1),
    ...grey,
  ];
}
