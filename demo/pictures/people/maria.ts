/** A hand on her hip, in a wide wrapped dress. Carmine: the dress. */
import { hand, leg, neck, pump } from '../body.ts';
import type { Mark } from '../brush.ts';
import { type Cloth, hung, strip, whole } from '../cloth.ts';
import { about, creases, flying, folds, glow, parted, shaded } from '../drapery.ts';
import { bodice, sleeve } from '../garments.ts';
import { between, plus } from '../geometry.ts';
import { curls } from '../hair.ts';
import { threeQuarter } from '../heads.ts';
import { palette, skins } from '../palette.ts';
import { both, type Person } from '../person.ts';
import { builds, type Joints, jointsOf, middle, type Pose } from '../skeleton.ts';

const { ink, paper, carmine } = palette;
const deep = '#7c0b2a';
const tones = { skin: skins.chestnut, shade: skins.umber };

const pose: Pose = {
  ...{ hips: 9, shoulders: -8, loins: 5, chest: -7, neck: 3, head: -6 },
  arms: { left: [-48, 50, 44], right: [26, 12, 20] },
  legs: { left: [-4, 0, -14], right: [14, 4, 26] },
};

export function maria(): Person {
  const joints = jointsOf(pose, builds.full);
  const legs = both((side) => [...leg(joints, side, tones, 1.35), ...pump(joints, side, ink)]);
  const dress = dressOf(joints);
  const over = [...neck(joints, tones, 1.1), ...neckline(joints), ...wrap(dress), ...arms(joints)];
  return { marks: [...legs, ...worn(dress), ...over, ...head(joints)], masses: [whole(dress, ink), ...legs] };
}

function dressOf(joints: Joints): Cloth {
  const hem = plus(middle(joints.knees), [0.25, 0.85]);
  return hung([
    ...bodice(joints, { shoulder: 0.86, bust: 0.98, waist: 0.8, hip: 1.14 }, [-8, 8]),
    [between(joints.pelvis, hem, 0.5), 5, 1.36, 1.44],
    [hem, -4, 1.62, 2.15],
  ]);
}

function worn(dress: Cloth): Mark[] {
  const pleats = [
    [-0.5, 0.52, -0.75, 1, 0.09, -0.06],
    [-0.1, 0.53, -0.3, 1, 0.07, -0.03],
    [0.2, 0.52, 0.24, 1, 0.1, 0.06],
    [0.5, 0.52, 0.66, 1, 0.07, 0.06],
  ] as const;
  return [
    ...flying(dress, 0.62, carmine),
    ...shaded(dress, [carmine, deep], [0.7, 0.55, 0.75, 0.6, 0.7, 0.6], 4),
    ...folds(dress, deep, pleats),
    ...glow(dress, -0.87, [0.56, 1]),
    ...folds(dress, paper, [[0.05, 0.62, 0.02, 1, 0.05]]),
  ];
}

/** Wrapped over to the left, and tied. */
function neckline({ nape }: Joints): Mark[] {
  const { area, line } = about(nape);
  return [
    area('-0.62,0.16 -0.24,-0.04 -0.16,0.3 -0.3,0.6', carmine),
    area('0.66,0.1 0.28,-0.08 0.2,0.26 0.34,0.6', carmine),
    area('-0.2,-0.04 0.24,-0.08 0.2,0.26 0.02,0.74 -0.12,0.36', tones.skin),
    area('0.1,-0.02 0.24,-0.08 0.2,0.26 0.02,0.74 0.08,0.34', tones.shade, 0.75),
    line('0.27,-0.02 0.16,0.44 -0.08,0.92 -0.66,1.5', 0.06, deep, [0.4, 1, 0.9, 0.4]),
    line('-0.24,0.02 -0.14,0.42 0.02,0.74', 0.05, deep, [0.4, 1, 0.5]),
    line('0.5,0.7 0.2,1.2 -0.5,1.62', 0.045, deep),
  ];
}

function wrap(dress: Cloth): Mark[] {
  return [strip(dress, { colour: deep, from: [-1], to: [1], top: 0.5, bottom: 0.53 })];
}

function arms(joints: Joints): Mark[] {
  return both((side) => {
    const cloth = sleeve(joints, side, [0.25, 0.3, 0.265, 0.25, 0.2]);
    const worn = [
      ...parted(cloth, carmine, 0.022),
      strip(cloth, { colour: deep, from: [0.3, 0.1, 0.4, 0.2], to: [1], opacity: 0.7 }),
    ];
    return [...hand(joints, side, tones.skin, 1.05), ...worn, ...creases(cloth, deep, side)];
  });
}

function head({ head: at }: Joints): Mark[] {
  const where = { at, tilt: -6, scale: 1.04 };
  const face = threeQuarter(where, { ...tones, lips: '#7a1730', brow: '#1c110b' });
  return [...face, ...curls(where, '#1b120d')];
}
