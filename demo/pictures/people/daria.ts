/** To the waist, in a white shirt with an open collar. Carmine: the earring. */
import { neck } from '../body.ts';
import type { Mark } from '../brush.ts';
import { hung, whole } from '../cloth.ts';
import { about, creases, edge, folds, shaded } from '../drapery.ts';
import { bodice, sleeve, sleeves } from '../garments.ts';
import { bob } from '../hair.ts';
import { placing, threeQuarter } from '../heads.ts';
import { palette, skins } from '../palette.ts';
import { both, type Person } from '../person.ts';
import { builds, type Joints, jointsOf, type Pose } from '../skeleton.ts';

const { ink, carmine } = palette;
const tones = { skin: skins.porcelain, shade: skins.peach };
const cotton = ['#fdfbf8', '#d9c9b1'] as const;
const crease = '#a8957b';

const pose: Pose = {
  ...{ hips: 4, shoulders: -6, loins: 3, chest: -5, neck: 6, head: -5 },
  arms: { left: [-16, 6, 8], right: [18, -2, -4] },
  legs: { left: [-3, -1], right: [7, 5] },
};

export function daria(): Person {
  const joints = jointsOf(pose, builds.slender);
  const cloth = hung(bodice(joints, { shoulder: 0.76, bust: 0.64, waist: 0.58, hip: 0.7 }, [-6, 4]));
  const shirt = [
    ...shaded(cloth, cotton, [0.5, 0.35, 0.45, 0.4]),
    ...folds(cloth, crease, [
      [0.3, 0.3, 0.1, 0.9, 0.03, 0.05],
      [-0.5, 0.4, -0.36, 0.95, 0.03],
    ]),
    edge(cloth, 'right', [0.2, 1, 0.05]),
    edge(cloth, 'left', [0.4, 1, 0.03]),
  ];
  const marks = [...shirt, ...arms(joints), ...neck(joints, tones, 0.95), ...collar(joints), ...head(joints)];
  return { marks, masses: [whole(cloth, ink)] };
}

function arms(joints: Joints): Mark[] {
  return both((side) => {
    const cloth = sleeve(joints, side, sleeves.shirt);
    return [
      ...shaded(cloth, cotton, [0.4, 0.2, 0.4]),
      ...creases(cloth, crease, side),
      edge(cloth, side, [0.1, 0.95, 0.04]),
    ];
  });
}

function collar({ nape }: Joints): Mark[] {
  const { area, line } = about(nape);
  return [
    area('-0.2,-0.06 0.2,-0.1 0.1,0.3 0,0.62 -0.08,0.3', tones.skin),
    area('0.06,-0.08 0.2,-0.1 0.1,0.3 0,0.62 0.04,0.26', tones.shade, 0.7),
    area('-0.22,-0.2 -0.42,0.02 -0.34,0.34 -0.14,0.26 -0.02,0.66 -0.14,0.16', cotton[0]),
    area('0.22,-0.24 0.44,-0.04 0.38,0.3 0.18,0.22 -0.02,0.66 0.14,0.12', cotton[1]),
    line('-0.42,0.02 -0.34,0.34 -0.14,0.26 -0.02,0.66', 0.03),
    line('0.44,-0.04 0.38,0.3 0.18,0.22 -0.02,0.66', 0.035),
    line('-0.02,0.66 0.02,1.3 0,2', 0.025, crease),
  ];
}

function head({ head: at }: Joints): Mark[] {
  const where = { at, tilt: -6 };
  const earring = placing(where).line('0.22,0.2 0.24,0.28 0.23,0.34', { colour: carmine, width: 0.07 });
  return [...threeQuarter(where, { ...tones, lips: '#b0605a' }), ...bob(where, '#3a241a'), earring];
}
