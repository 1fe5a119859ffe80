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

/** The figures' own masses, fallen over to the right of their feet; or beside them, on the wall. */
export function castShadows(figures: readonly Lit[]): string {
  const fallen = figures.flatMap((figure) =>
    figure.masses.length > 0 ? outlines(figure.masses, shadowOf(figure)) : [],
  );
  if (fallen.length === 0) return '';
  const soft =
    '<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="16 7"/></filter>';
  return `${soft}<g filter="url(#soft)" opacity=".22" fill="${palette.graphite}">${fallen.join('')}</g>`;
}

function shadowOf({ isOnWall = false, ...place }: Lit): (point: Point) => Point {
  return (point) => {
    const [x, y] = placed(point, place);
    const height = place.at[1] - y;
    return isOnWall ? [x + 46, y + 30] : [x + height * 0.48, y + height * 0.7];
  };
}
