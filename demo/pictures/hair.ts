/** Hair and what is worn on it, in the coordinates of a head that faces left. */
import type { Mark } from './brush.ts';
import { type Placing, placing } from './heads.ts';
import { palette } from './palette.ts';

export type Hair = (where: Placing, colour: string) => Mark[];

/** Brushed back into a knot, in profile. */
export const knot: Hair = (where, colour) => {
  const { area, line } = placing(where);
  return [
    area(
      '-0.24,-0.33 -0.12,-0.5 0.13,-0.54 0.32,-0.42 0.37,-0.18 0.32,0.1 0.2,0.22 0.11,0.1 0.04,-0.06 -0.1,-0.22',
      colour,
    ),
    area('0.28,-0.12 0.42,-0.16 0.54,-0.04 0.52,0.12 0.4,0.2 0.28,0.12', colour),
    line('-0.16,-0.34 0.05,-0.4 0.26,-0.2', { colour: palette.paper, width: 0.022, opacity: 0.7 }),
  ];
};

/** A man's short cut, in profile. */
export const cropped: Hair = (where, colour) => {
  const { area } = placing(where);
  return [
    area(
      '-0.3,-0.3 -0.26,-0.44 -0.1,-0.56 0.16,-0.55 0.34,-0.38 0.33,-0.1 0.25,0.1 0.17,0.1 0.17,-0.06 0.05,-0.08 0.03,-0.24 -0.12,-0.32',
      colour,
    ),
  ];
};

/** A bob to the chin, turned three quarters. */
export const bob: Hair = (where, colour) => {
  const { area, line } = placing(where);
  return [
    area(
      '-0.2,-0.4 -0.05,-0.55 0.2,-0.52 0.4,-0.3 0.46,0.05 0.42,0.36 0.26,0.38 0.25,0.15 0.2,-0.1 0.05,-0.27 -0.16,-0.3 -0.29,-0.06 -0.33,0.24 -0.4,0.26 -0.42,0 -0.36,-0.26',
      colour,
    ),
    line('-0.02,-0.42 0.22,-0.3 0.34,0.1 0.3,0.32', { colour: palette.stone, width: 0.035 }),
    line('-0.1,-0.44 -0.3,-0.22 -0.37,0.14', { colour: palette.stone, width: 0.03 }),
    line('0.1,-0.48 0.34,-0.26 0.4,0.1', { colour: palette.stone, width: 0.025 }),
  ];
};

/** Long hair drawn back into a tail that falls behind the shoulder. */
export const tail: Hair = (where, colour) => {
  const { area, line } = placing(where);
  return [
    area(
      '-0.25,-0.3 -0.14,-0.48 0.12,-0.54 0.34,-0.4 0.38,-0.12 0.32,0.04 0.2,0.06 0.1,0 0.02,-0.13 -0.12,-0.25',
      colour,
    ),
    line('0.3,-0.25 0.55,-0.1 0.56,0.5 0.44,1.2 0.5,1.6', {
      colour,
      width: 0.26,
      pressure: [0.5, 0.9, 1, 0.8, 0.05],
    }),
    line('0.42,-0.1 0.53,0.4 0.46,1', { colour: palette.paper, width: 0.03, opacity: 0.7 }),
  ];
};

/** A cloud of curls. */
export const curls: Hair = (where, colour) => {
  const { area } = placing(where);
  return [
    area(
      '-0.3,-0.22 -0.46,-0.34 -0.44,-0.58 -0.22,-0.76 0.1,-0.82 0.42,-0.72 0.62,-0.46 0.64,-0.12 0.52,0.16 0.32,0.26 0.27,0.08 0.26,-0.14 0.1,-0.26 -0.14,-0.25',
      colour,
    ),
  ];
};

/** A cloth tied under the chin, turned three quarters. */
export const scarf: Hair = (where, colour) => {
  const { area, line } = placing(where);
  return [
    area(
      '-0.24,-0.28 -0.12,-0.5 0.14,-0.58 0.4,-0.42 0.5,-0.05 0.42,0.3 0.26,0.52 0.02,0.6 -0.12,0.52 0.06,0.44 0.2,0.28 0.27,0.05 0.2,-0.16 0.04,-0.3 -0.14,-0.27 -0.28,-0.06 -0.3,-0.1',
      colour,
    ),
    area('-0.02,0.52 0.16,0.5 0.34,0.78 0.3,1.02 0.12,0.8', colour),
    area('0,0.54 0.1,0.56 0,0.9 -0.14,1 -0.1,0.74', colour),
    line('0.1,-0.46 0.36,-0.2 0.34,0.2', { colour: palette.paper, width: 0.026, opacity: 0.75 }),
    line('0.02,-0.42 0.26,-0.2 0.28,0.12', { colour: palette.ink, width: 0.02, opacity: 0.5 }),
  ];
};

/** A short beard, in profile. */
export const beard: Hair = (where, colour) => {
  const { area } = placing(where);
  return [
    area(
      '-0.32,0.3 -0.22,0.3 -0.1,0.22 0.02,0.06 0.04,-0.06 0.15,-0.04 0.15,0.16 0.06,0.34 -0.1,0.46 -0.27,0.47 -0.335,0.4',
      colour,
      0.6,
    ),
  ];
};

/** Dark glasses, turned three quarters. */
export const glasses: Hair = (where, colour) => {
  const { area, line } = placing(where);
  return [
    area('-0.32,-0.08 -0.2,-0.1 -0.13,-0.06 -0.15,0.07 -0.24,0.1 -0.31,0.04', colour),
    area('-0.07,-0.07 0.06,-0.11 0.19,-0.07 0.17,0.06 0.06,0.11 -0.05,0.06', colour),
    line('-0.14,-0.03 -0.1,-0.05 -0.06,-0.03', { colour, width: 0.03 }),
  ];
};

/** A wide hat above a knot, in profile. */
export const hat: Hair = (where, colour) => {
  const { area, line } = placing(where);
  return [
    area('0.3,0 0.42,-0.02 0.5,0.1 0.44,0.24 0.3,0.26 0.14,0.16 0.05,0.06 0.02,-0.14 0.2,-0.2', '#2a1710'),
    area('-0.3,-0.24 -0.27,-0.56 -0.1,-0.74 0.14,-0.76 0.32,-0.62 0.38,-0.26 0,-0.16', colour),
    area(
      '-0.98,-0.02 -0.7,-0.22 -0.3,-0.3 0.1,-0.32 0.5,-0.3 0.86,-0.42 1.02,-0.4 0.8,-0.2 0.4,-0.08 0,-0.06 -0.4,-0.06 -0.75,0.04',
      colour,
    ),
    line('-0.8,-0.06 -0.4,-0.17 0.1,-0.18 0.6,-0.24', {
      colour: palette.paper,
      width: 0.028,
      pressure: [0, 0.8, 0.3, 0.9, 0],
    }),
    line('-0.2,-0.5 -0.1,-0.66 0.06,-0.7', { colour: palette.paper, width: 0.03 }),
  ];
};
