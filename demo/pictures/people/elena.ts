/** To the waist, her grey hair in a knot, in a dark cardigan over a light blouse. Carmine: the beads. */
import { neck } from '../body.ts';
import type { Mark } from '../brush.ts';
import { hung, whole } from '../cloth.ts';
import { about, creases, folds, glow, parted } from '../drapery.ts';
import { bodice, sleeve, sleeves } from '../garments.ts';
import { knot } from '../hair.ts';
import { placing, profile } from '../heads.ts';
import { palette, skins } from '../palette.ts';
import { both, type Person } from '../person.ts';
import { builds, type Joints, jointsOf, type Pose } from '../skeleton.ts';

const { ink, paper, carmine, graphite, champagne } = palette;
const tones = { skin: skins.porcelain, shade: skins.peach };
const wool = '#3b332e';

const pose: Pose = {
  ...{ hips: 4, shoulders: -4, loins: 3, chest: -4, neck: 5, head: -4 },
  arms: { left: [-16, 14, 12], right: [18, -12, -10] },
  legs: { left: [-3, 0], right: [6, 4] },
};

export function elena(): Person {
  const joints = jointsOf(pose, builds.elder);
  const cardigan = hung(bodice(joints, { shoulder: 0.78, bust: 0.78, waist: 0.76, hip: 0.86 }, [-4, 4]));
  const worn = [
    whole(cardigan, wool),
    ...glow(cardigan, -0.74, [0.36, 0.98], { width: 0.2, hairs: 7 }),
    ...folds(cardigan, paper, [[0.6, 0.5, 0.4, 0.92, 0.03]], [0.1, 1, 0.3]),
  ];
  const marks = [...worn, ...arms(joints), ...neck(joints, tones), ...front(joints), ...head(joints)];
  return { marks, masses: [whole(cardigan, ink)] };
}

function arms(joints: Joints): Mark[] {
  return both((side) => {
    const cloth = sleeve(joints, side, sleeves.coat);
    return [...parted(cloth, wool, 0.02), ...creases(cloth, paper, side)];
  });
}

function front({ nape }: Joints): Mark[] {
  const { area, line } = about(nape);
  const beads = ['-0.26,0.06', '-0.2,0.22', '-0.1,0.34', '0.02,0.38', '0.14,0.32', '0.22,0.18', '0.27,0.02'];
  return [
    area('-0.32,0 0.32,-0.06 0.3,0.7 0.02,1.5 -0.24,0.7', paper),
    area('0.1,0 0.32,-0.06 0.3,0.7 0.02,1.5 0.06,0.6', champagne),
    area('-0.2,-0.06 0.22,-0.1 0.12,0.16 0,0.22 -0.12,0.16', tones.skin),
    line('-0.34,-0.04 -0.3,0.6 0,1.6', 0.035),
    line('0.35,-0.08 0.33,0.6 0.04,1.6', 0.04),
    ...beads.map((at) =>
      line(`${at} ${shifted(at, 0.012)} ${shifted(at, 0.024)}`, 0.085, carmine, [1, 1, 1]),
    ),
  ];
}

function shifted(pair: string, by: number): string {
  const [x, y] = pair.split(',').map(Number) as [number, number];
  return `${x + by},${y + by}`;
}

function head({ head: at }: Joints): Mark[] {
  const where = { at, tilt: -5 };
  const { line } = placing(where);
  const strands = [
    line('-0.14,-0.4 0.1,-0.42 0.3,-0.2', { colour: paper, width: 0.05, pressure: [0.2, 1, 0.3] }),
    line('-0.1,-0.3 0.1,-0.3 0.24,-0.1', { colour: paper, width: 0.035 }),
    line('0,-0.48 0.24,-0.4 0.36,-0.16', { colour: graphite, width: 0.025 }),
  ];
  return [
    ...profile(where, { ...tones, lips: '#b0605a', brow: graphite }),
    ...knot(where, '#a39a90'),
    ...strands,
  ];
}
