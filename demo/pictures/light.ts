/** One lamp at the upper left: the paper that it lights, and the shadow that a figure casts to the right. */
import type { Mark } from './brush.ts';
import type { Point } from './geometry.ts';
import { palette } from './palette.ts';
import { outlines, type Place, placed } from './paths.ts';

export interface Frame {
  width: number;
  height: number;
}

/** A paper backdrop, lit from the upper left, that curves into a floor without a line. */
export function backdrop({ width, height }: Frame, [light, dark]: readonly [string, string]): string {
  const reach = Math.round(Math.hypot(width, height) * 0.75);
  const stops = `<stop offset="0" stop-color="${light}"/><stop offset=".45" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/>`;
  return `<radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="${width * 0.3}" cy="${height * 0.25}" r="${reach}">${stops}</radialGradient><rect width="${width}" height="${height}" fill="url(#lamp)"/>`;
}

interface Lit extends Place {
  masses: readonly Mark[];
  /** It hangs before the wall, and its shadow falls beside it instead of over the floor. */
  isOnWall?: boolean;
}

/** The figure's own masses, fallen over to the right of its feet; or beside it, on the wall. */
export function castShadow(id: string, { masses, isOnWall = false, ...place }: Lit): string {
  if (masses.length === 0) return '';
  const fallen = (point: Point): Point => {
    const [x, y] = placed(point, place);
    const height = place.at[1] - y;
    return isOnWall ? [x + 46, y + 30] : [x + height * 0.48, y + height * 0.7];
  };
  const paths = outlines(masses, fallen);
  return `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="16 7"/></filter><g filter="url(#${id})" opacity=".22" fill="${palette.graphite}">${paths}</g>`;
}
