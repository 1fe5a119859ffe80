/** How measured qualities of a photo become points. */

/** Measured by `server/measuring.ts`; the higher the better, each. */
export interface PhotoMeasures {
  /** Pixels of the shorter side. */
  resolution: number;
  /** Variance of the Laplacian of the picture 512 pixels wide, in grey levels squared. */
  sharpness: number;
  /** 0 to 1: share of what is shown around the subject that is neither lost in the dark nor burnt out, less where all of it is too dark or too light. */
  exposure: number;
  /** 0 to 1: an upright shape, and the subject in the middle third across and above the middle. */
  framing: number;
}

export const photoMeasures = ['resolution', 'sharpness', 'exposure', 'framing'] as const;
export type PhotoMeasure = (typeof photoMeasures)[number];

/** Below the first nothing is given, from the second on everything. */
export const photoScale: Record<PhotoMeasure, readonly [none: number, all: number]> = {
  resolution: [300, 1200],
  sharpness: [15, 300],
  exposure: [0.4, 0.95],
  framing: [0.3, 0.95],
};

/** From this share on a measure counts as good, and nothing is recommended about it. */
export const goodShare = 0.7;

/** Share of what a measure can bring, 0 to 1; never falls as the measure rises. */
export function shareOf(measure: PhotoMeasure, value: number): number {
  const [none, all] = photoScale[measure];
  // Twice as many edges look as much sharper from 20 to 40 as from 200 to 400.
  const scale = measure === 'sharpness' ? Math.log : (x: number) => x;
  const share = (scale(Math.max(value, none)) - scale(none)) / (scale(all) - scale(none));
  return Math.min(1, Math.max(0, Number.isFinite(share) ? share : 0));
}

/** Mean share of the four, 0 to 1. */
export function qualityOf(measures: PhotoMeasures): number {
  const sum = photoMeasures.reduce((total, each) => total + shareOf(each, measures[each]), 0);
  return sum / photoMeasures.length;
}
