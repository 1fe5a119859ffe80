/**
 * Pictures of the student's side, 4:5, in each language: screens of the running school and its templates (`npm run
 * pictures`) as prints on the paper of the shoot.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '#server/root.ts';
import { type Language, languages } from '#shared/i18n.ts';
import { grain } from './grain.ts';
import { backdrop } from './light.ts';
import { palette } from './palette.ts';

export const screens = ['lesson', 'cabinet', 'rating', 'template', 'certificate'] as const;
export type Screen = (typeof screens)[number];

const frame = { width: 1280, height: 1600 };
/** Ends with the frame at the right and at the bottom, so that nothing of a screen is cut off. */
const print = { x: 128, y: 160, width: 1152, height: 1440 };

/** Languages in which the screens were photographed. */
export function photographedIn(): Language[] {
  return languages.filter((language) => existsSync(photoOf('lesson', language)));
}

export async function product(screen: Screen, language: Language): Promise<string> {
  const photo = await readFile(photoOf(screen, language));
  const { x, y, width, height } = print;
  const place = `width="${width}" height="${height}"`;
  const shadow = `<filter id="soft" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="26"/></filter><rect x="${x + 34}" y="${y + 40}" ${place} fill="${palette.graphite}" opacity=".35" filter="url(#soft)"/>`;
  const rule = `<rect x="${x}" y="${y}" ${place} fill="none" stroke="${palette.stone}" stroke-width="1"/>`;
  const image = `<image x="${x}" y="${y}" ${place} href="data:image/jpeg;base64,${photo.toString('base64')}"/>`;
  const ground = `${backdrop(frame, ['#efe5d5', '#d3bf9f'])}${grain(131)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}" width="${frame.width}" height="${frame.height}">${ground}${shadow}${image}${rule}</svg>`;
}

function photoOf(screen: Screen, language: Language): string {
  return join(root, 'demo/media/product', `${screen}.${language}.jpg`);
}
