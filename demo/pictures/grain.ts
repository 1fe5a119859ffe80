/** Makes a print of a drawing: pigment that settles in streaks, and the grain of paper. */
import { chanceOf } from './chance.ts';
import type { Frame } from './light.ts';

/** One streak per this many square pixels. */
const areaOfStreak = 8000;

/** A mask, `#pigment`, that thins a wash here and there along the strokes of a broad brush. */
export function pigment({ width, height }: Frame, seed: number): string {
  const chance = chanceOf(`pigment${seed}`);
  const streaks = Array.from({ length: Math.round((width * height) / areaOfStreak) }, () => {
    const [x, y] = [chance.next() * width, chance.next() * height];
    const [half, long, lean] = [3 + chance.next() * 9, 40 + chance.next() * 90, chance.around(5)];
    const [top, bottom] = [corner(x + lean, y - long), corner(x - lean, y + long)];
    const opacity = (0.03 + chance.next() ** 2 * 0.12).toFixed(2);
    return `<path d="M${top}Q${corner(x + half, y)} ${bottom}Q${corner(x - half, y)} ${top}z" opacity="${opacity}"/>`;
  });
  const whole = `x="0" y="0" width="${width}" height="${height}"`;
  return `<mask id="pigment" maskUnits="userSpaceOnUse" ${whole}><rect ${whole} fill="#fff"/>${streaks.join('')}</mask>`;
}

function corner(x: number, y: number): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

/** A veil over the whole picture. Noise is costly to draw, so it is a tile that repeats. */
export function grain(seed: number): string {
  const tile = 'x="0" y="0" width="240" height="240"';
  const noise = `<feTurbulence type="fractalNoise" baseFrequency="0.375 0.425" numOctaves="4" seed="${seed}" stitchTiles="stitch"/><feColorMatrix type="matrix" values="0 0 0 0 .1  0 0 0 0 .08  0 0 0 0 .06  1.2 1.2 0 0 -1.1"/>`;
  const filter = `<filter id="noise" filterUnits="userSpaceOnUse" ${tile} color-interpolation-filters="sRGB">${noise}</filter>`;
  const pattern = `<pattern id="specks" patternUnits="userSpaceOnUse" ${tile}><rect ${tile} filter="url(#noise)"/></pattern>`;
  return `${filter}${pattern}<rect width="100%" height="100%" fill="url(#specks)" opacity=".1"/>`;
}
