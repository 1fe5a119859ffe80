/** Plain, as for snaps: a black top, black trousers, no make-up. Carmine: the ribbon in her hair. */
import { hand, neck } from '../body.ts';
import type { Mark } from '../brush.ts';
import { hung, whole } from '../cloth.ts';
import { about, creases, folds, glow, parted } from '../drapery.ts';
import { bodice, sleeve, sleeves, trouserLeg, yoke } from '../garments.ts';
import { knot } from '../hair.ts';
import { placing, profile } from '../heads.ts';
import { palette, skins } from '../palette.ts';
import { both, type Person } from '../person.ts';
import { builds, type Joints, jointsOf, type Pose } from '../skeleton.ts';

const { ink, paper, carmine } = palette;
const tones = { skin: skins.peach, shade: skins.honey };

const pose: Pose = {
  ...{ hips: 5, shoulders: -4, loins: 3, chest: -5, neck: 4, head: -3 },
  arms: { left: [-16, 6, 8], right: [18, -2, -4] },
  legs: { left: [-3, -1], right: [7, 5] },
};

export function lena(): Person {
  const joints = jointsOf(pose, builds.slender);
  const legs = both((side) => [whole(trouserLeg(joints, side, [0.3, 0.33, 0.22, 0.19, 0.13]), ink)]);
  const hips = hung(yoke(joints, [0.44, 0.6], 5));
  const below = [...legs, whole(hips, ink)];
  const marks = [...below, ...neck(joints, tones), ...top(joints), ...arms(joints), ...head(joints)];
  return { marks, masses: below };
}

/** Close to the body, cut round below the collar bones. */
function top(joints: Joints): Mark[] {
  const cloth = hung(bodice(joints, { shoulder: 0.74, bust: 0.6, waist: 0.45, hip: 0.6 }, [-4, 5]));
  const { area } = about(joints.nape);
  return [
    whole(cloth, ink),
    area('-0.3,0 -0.14,-0.08 0.16,-0.1 0.32,-0.03 0.22,0.3 0,0.4 -0.2,0.32', tones.skin),
    area('0.08,-0.08 0.16,-0.1 0.32,-0.03 0.22,0.3 0.1,0.37 0.12,0.14', tones.shade, 0.7),
    ...glow(cloth, -0.66, [0.42, 0.98], { width: 0.18, hairs: 6 }),
    ...folds(cloth, paper, [[0.6, 0.55, 0.1, 0.84, 0.03]], [0.1, 1, 0.2]),
    ...folds(cloth, paper, [[-1, 0.96, 1, 0.97, 0.03]], [0.2, 1, 0.4]),
  ];
}

function arms(joints: Joints): Mark[] {
  return both((side) => {
    const cloth = sleeve(joints, side, sleeves.slim);
    return [...hand(joints, side, tones.skin, 0.95), ...parted(cloth, ink), ...creases(cloth, paper, side)];
  });
}

function head({ head: at }: Joints): Mark[] {
  const where = { at, tilt: -4 };
  const { line } = placing(where);
  const ribbon = [
    line('0.3,-0.12 0.4,-0.02 0.36,0.14', { colour: carmine, width: 0.07, pressure: [0.8, 1, 0.8] }),
    line('0.36,0.1 0.44,0.3 0.4,0.52', { colour: carmine, width: 0.06, pressure: [0.7, 1, 0.2] }),
  ];
  return [...profile(where, { ...tones, lips: '#b5705a' }), ...knot(where, '#4a2c1c'), ...ribbon];
}
