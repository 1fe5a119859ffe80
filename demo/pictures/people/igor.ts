/** To the waist, in a black jacket over a knitted shirt. Carmine: the pocket square. */
import { neck } from '../body.ts';
import type { Mark } from '../brush.ts';
import { hung, whole } from '../cloth.ts';
import { about, creases, folds, glow, parted } from '../drapery.ts';
import { bodice, sleeve } from '../garments.ts';
import { beard, cropped } from '../hair.ts';
import { placing, profile } from '../heads.ts';
import { palette, skins } from '../palette.ts';
import { both, type Person } from '../person.ts';
import { builds, type Joints, jointsOf, type Pose } from '../skeleton.ts';

const { ink, paper, carmine, stone } = palette;
const tones = { skin: skins.peach, shade: skins.honey };
const wool = '#d8c6ac';

const pose: Pose = {
  ...{ hips: 5, shoulders: -4, loins: 4, chest: -5, neck: 4, head: 2 },
  arms: { left: [-20, 10, 8], right: [20, -6, -4] },
  legs: { left: [-3, -1], right: [9, 6] },
};

export function igor(): Person {
  const joints = jointsOf(pose, builds.man);
  const jacket = hung(bodice(joints, { shoulder: 0.98, bust: 0.84, waist: 0.72, hip: 0.84 }, [-4, 4]));
  const worn = [
    whole(jacket, ink),
    ...glow(jacket, -0.74, [0.36, 0.98], { width: 0.2, hairs: 7 }),
    ...folds(jacket, paper, [[0.6, 0.5, 0.2, 0.9, 0.035]], [0.1, 1, 0.3]),
  ];
  const over = [...arms(joints), ...neck(joints, { skin: wool, shade: stone }, 1.25)];
  return {
    marks: [...worn, ...over, ...front(joints), ...head(joints)],
    masses: [whole(jacket, ink)],
  };
}

function arms(joints: Joints): Mark[] {
  return both((side) => {
    const cloth = sleeve(joints, side, [0.21, 0.27, 0.24, 0.22, 0.18]);
    return [...parted(cloth, ink, 0.02), ...creases(cloth, paper, side)];
  });
}

function front({ nape }: Joints): Mark[] {
  const { area, line } = about(nape);
  return [
    area('-0.26,-0.06 0.28,-0.1 0.24,0.6 0.02,1.5 -0.18,0.6', wool),
    area('0.1,-0.08 0.28,-0.1 0.24,0.6 0.02,1.5 0.08,0.6', stone, 0.7),
    area('-0.24,-0.16 -0.5,0.06 -0.58,0.5 -0.38,0.6 -0.02,1.6 -0.2,0.5', ink),
    area('0.26,-0.2 0.52,0.02 0.6,0.46 0.38,0.58 0.04,1.6 0.22,0.46', ink),
    line('-0.5,0.06 -0.59,0.5 -0.39,0.6 -0.02,1.6', 0.03, paper),
    line('0.52,0.02 0.61,0.46 0.39,0.58 0.04,1.6', 0.03, paper),
    area('0.5,0.62 0.6,0.48 0.68,0.6 0.74,0.52 0.74,0.74 0.51,0.78', carmine),
  ];
}

function head({ head: at }: Joints): Mark[] {
  const where = { at, tilt: 3, isFacingRight: true, scale: 1.02 };
  const hair = '#4a4038';
  const grey = placing(where).line('0.06,-0.1 0.16,0 0.2,0.06', { colour: stone, width: 0.06 });
  return [
    ...profile(where, { ...tones, lips: '#b5705a' }),
    ...beard(where, hair),
    ...cropped(where, hair),
    grey,
  ];
}
