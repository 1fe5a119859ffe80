/** The six standard photos of an application, without make-up and retouching, as agencies ask for them. */
export const snapKinds = [
  'face_front',
  'face_profile',
  'face_three_quarter',
  'waist_up',
  'full_front',
  'full_profile',
] as const;
export type SnapKind = (typeof snapKinds)[number];

/** A photo as it was measured. */
export interface Measured {
  /** Pixels. */
  width: number;
  height: number;
  /** Mean luminance, 0 to 255. */
  brightness: number;
  /** Variance of the Laplacian of the luminance, at `measuredSide`: a blurred photo has hardly any edges. */
  sharpness: number;
}

export type SnapProblem = 'too_small' | 'not_upright' | 'too_narrow' | 'too_dark' | 'too_bright' | 'blurred';

/** Photos are measured at this length of their longer side, so that sharpness compares. */
export const measuredSide = 512;

export const snapBounds = {
  shortSide: 600,
  /** Height by width. */
  ratio: { face: [1, 1.9], body: [1.2, 2.4] },
  brightness: [55, 215],
  sharpness: 40,
} as const;

/** Advice that would better a photo, the most important first; none where it is fine. */
export function problemsOf(
  kind: SnapKind,
  { width, height, brightness, sharpness }: Measured,
): SnapProblem[] {
  const isFace = kind.startsWith('face');
  const [lowest, highest] = snapBounds.ratio[isFace ? 'face' : 'body'];
  const ratio = height / width;
  const found: Record<SnapProblem, boolean> = {
    too_small: Math.min(width, height) < snapBounds.shortSide,
    not_upright: ratio < lowest,
    too_narrow: ratio > highest,
    too_dark: brightness < snapBounds.brightness[0],
    too_bright: brightness > snapBounds.brightness[1],
    blurred: sharpness < snapBounds.sharpness,
  };
  return (Object.keys(found) as SnapProblem[]).filter((problem) => found[problem]);
}

/** Luminance of RGBA pixels (ITU-R BT.709), one byte each. */
export function luminanceOf(rgba: ArrayLike<number>): Uint8Array {
  const luminance = new Uint8Array(rgba.length / 4);
  for (let i = 0; i < luminance.length; i++)
    luminance[i] = Math.round(0.2126 * rgba[4 * i]! + 0.7152 * rgba[4 * i + 1]! + 0.0722 * rgba[4 * i + 2]!);
  return luminance;
}

/** @param width of the rows of `luminance` */
export function measureLight(
  luminance: Uint8Array,
  width: number,
): Pick<Measured, 'brightness' | 'sharpness'> {
  const sum = luminance.reduce((total, value) => total + value, 0);
  return {
    brightness: luminance.length === 0 ? 0 : sum / luminance.length,
    sharpness: edgeVariance(luminance, width),
  };
}

function edgeVariance(luminance: Uint8Array, width: number): number {
  const height = Math.floor(luminance.length / width);
  let [count, sum, squares] = [0, 0, 0];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const edge =
        4 * luminance[at]! -
        luminance[at - 1]! -
        luminance[at + 1]! -
        luminance[at - width]! -
        luminance[at + width]!;
      count += 1;
      sum += edge;
      squares += edge * edge;
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}
