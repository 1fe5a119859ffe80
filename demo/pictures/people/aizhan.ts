/** A hand on her hip, in a white shirt and wide black trousers. Carmine: the sash. */
import { hand, neck, pump } from '../body.ts';
import type { Mark } from '../brush.ts';
import { type Cloth, hung, strip, whole } from '../cloth.ts';
import { about, creases, edge, flying, folds, glow, parted, shaded } from '../drapery.ts';
import { bodice, sleeve, sleeves, trouserLeg, yoke } from '../garments.ts';
import { tail } from '../hair.ts';
import { profile } from '../heads.ts';
import { palette, skins } from '../palette.ts';
import { both, type Person } from '../person.ts';
import { builds, type Joints, jointsOf, type Pose, type Side } from '../skeleton.ts';

const { ink, paper, carmine, graphite } = palette;
const cotton = [paper, '#d3c2aa'] as const;
const tones = { skin: skins.peach, shade: skins.honey };

const pose: Pose = {
  ...{ hips: 10, shoulders: -9, loins: 6, chest: -9, neck: 6, head: 6 },
  arms: { left: [-50, 54, 40], right: [17, 4, 0] },
  legs: { left: [-5, -2, -20], right: [19, 9, 30] },
};

export function aizhan(): Person {
  const joints = jointsOf(pose, builds.slender);
  const hips = hung(yoke(joints, [0.46, 0.74], 9));
  const legs = both((side) => [...pump(joints, side, ink), ...trousers(joints, side)]);
  const over = [...shirt(joints), ...waist(hips), ...arms(joints), ...collar(joints)];
  return { marks: [...legs, ...over, ...head(joints)], masses: [...legs, whole(hips, ink)] };
}

function trousers(joints: Joints, side: Side): Mark[] {
  const cloth = trouserLeg(joints, side, [0.46, 0.46, 0.44, 0.52, 0.64], 1.04);
  const lit = side === 'left' ? glow(cloth, -0.6, [0.3, 1], { width: 0.24, hairs: 7 }) : [];
  const flown = side === 'right' ? flying(cloth, 0.6, ink) : [];
  return [
    ...flown,
    ...parted(cloth, ink),
    ...folds(cloth, paper, [[-0.1, 0.24, -0.05, 1, 0.05]], [0, 0.6, 0.4, 1]),
    ...lit,
  ];
}

function waist(hips: Cloth): Mark[] {
  return [
    whole(hips, ink),
    strip(hips, { colour: carmine, from: [-1.05], to: [1.05], top: 0, bottom: 0.17 }),
    ...folds(hips, paper, [[-0.14, 0.2, -0.2, 1, 0.05]], [0.2, 0.8, 1, 0.8]),
    ...folds(hips, paper, [[0.5, 0.3, 0.2, 0.9, 0.04]]),
  ];
}

function shirt(joints: Joints): Mark[] {
  const cloth = hung(bodice(joints, { shoulder: 0.74, bust: 0.66, waist: 0.5, hip: 0.56 }, [-9, 9]));
  const pulled = [
    [0.7, 0.5, 0.1, 0.8, 0.03],
    [-0.8, 0.5, -0.2, 0.82, 0.03],
    [-0.8, 0.62, -0.4, 0.84, 0.03],
  ] as const;
  return [
    ...neck(joints, tones),
    ...shaded(cloth, cotton, [0.5, 0.2, 0.45, 0.3, 0.5]),
    ...folds(cloth, ink, [[0, 0.1, 0.06, 0.9, 0.03]], [0.6, 1, 0.6, 1]),
    ...folds(cloth, graphite, pulled, [0.1, 1, 0.3]),
  ];
}

function arms(joints: Joints): Mark[] {
  return both((side) => {
    const cloth = sleeve(joints, side, sleeves.shirt);
    return [
      ...hand(joints, side, tones.skin, 0.95),
      ...shaded(cloth, cotton, [0.2, 0, 0.4, 0.1]),
      ...creases(cloth, graphite, side),
      edge(cloth, 'right', [0.03, 0.98, 0.04]),
      edge(cloth, 'left', [0.1, 0.6, 0.025]),
    ];
  });
}

function collar({ nape }: Joints): Mark[] {
  const { area, line } = about(nape);
  return [
    area('-0.16,-0.2 -0.34,0.02 -0.36,0.3 -0.02,0.44', paper),
    area('0.16,-0.22 0.34,-0.02 0.34,0.26 0,0.44', cotton[1]),
    line('-0.16,-0.2 -0.34,0.02 -0.34,0.28 -0.02,0.44', 0.035),
    line('0.16,-0.22 0.34,0 0.34,0.26 0,0.44', 0.045),
  ];
}

function head({ head: at }: Joints): Mark[] {
  const where = { at, tilt: 6, isFacingRight: true };
  const [cap, fall, light] = tail(where, ink);
  return [fall!, light!, ...profile(where, { ...tones, lips: carmine }), cap!];
}
