/** How a window lights a face: the sums behind the light study. */

/** Where the window may stand, in degrees around the face: 0 is behind the camera, 180 behind the head. */
export const lightAngles = { min: 0, max: 180, step: 15, first: 45 } as const;

export type LightZone = 'front' | 'best' | 'side' | 'back';

export function zoneOf(angle: number): LightZone {
  if (angle < 30) return 'front';
  if (angle <= 60) return 'best';
  return angle <= 105 ? 'side' : 'back';
}

const strips = 12;
const darkest = 0.68;

/**
 * Darkness of the face from its left edge to its right one, at even distances: Lambert's law on a cylinder, where each
 * strip is as dark as it is turned away from the window.
 */
export function darknessAt(angle: number): number[] {
  const radians = (angle * Math.PI) / 180;
  return Array.from({ length: strips + 1 }, (_, index) => {
    const x = (2 * index) / strips - 1;
    const facing = Math.sqrt(1 - x * x) * Math.cos(radians) - x * Math.sin(radians);
    return darkest * (1 - Math.max(0, facing) ** 0.7);
  });
}
