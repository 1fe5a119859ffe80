/** Pictures of the demo school's courses and lessons: its drawn people, each beside a sign of what is taught. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '#server/app.ts';
import { contextOf } from '#server/context.ts';
import { keepOriginal } from '#server/pictures.ts';
import { root } from '#server/root.ts';
import { wide } from '#shared/pictures.ts';

/** Drawn in strokes within 700 × 700. */
const signs = {
  /** Prints on a table. */
  portfolio: 'M90 150h300v400H90zM130 190h220v260H130zM420 110l210 56-104 388-90-24',
  /** A row of chairs under a lamp. */
  casting:
    'M350 60v90M270 230a80 80 0 0 1 160 0zM90 350v150h120v150M90 500v150M90 420h0M290 350v150h120v150M290 500v150M490 350v150h120v150M490 500v150',
  /** A coat hanger. */
  style: 'M350 210v-40a46 46 0 1 0-46-46M350 210L90 400h520zM170 400l-30 240h420l-30-240M350 400v240',
  /** A shop in a telephone. */
  marketplaces:
    'M210 60h280v580H210zM210 130h280M210 560h280M250 170h90v150h-90zM360 170h90v150h-90zM250 350h90v150h-90zM360 350h90v150h-90z',
  /** A catwalk with its lights. */
  career:
    'M290 160h120L620 640H80zM350 160v480M120 90h0M230 70v40M350 50v40M470 70v40M90 110v40M610 110v40M240 330h220M190 450h320M140 560h420',
} as const;

type Sign = keyof typeof signs;

interface Scene {
  sign: Sign;
  portrait: string;
  paper: string;
  ink: string;
}

const champagne = { paper: '#EADFCF', ink: '#A8123A' };
const night = { paper: '#15110E', ink: '#F0637F' };
const carmine = { paper: '#A8123A', ink: '#FBF8F4' };

/** In the order of the main course's lessons. */
const scenes: readonly Scene[] = [
  { sign: 'portfolio', portrait: 'alina', ...champagne },
  { sign: 'casting', portrait: 'mark', ...night },
  { sign: 'style', portrait: 'sofia', ...champagne },
  { sign: 'marketplaces', portrait: 'aizhan', ...carmine },
  { sign: 'career', portrait: 'eva', ...night },
];

const width = 1600;
const height = 900;

/** Keeps the pictures. @returns the files, one for each lesson of the main course */
export function keepScenes(app: App): Promise<string[]> {
  const ctx = contextOf(app);
  return Promise.all(scenes.map(async (scene) => keepOriginal(ctx, wide, Buffer.from(await drawn(scene)))));
}

async function drawn({ sign, portrait, paper, ink }: Scene): Promise<string> {
  const person = await readFile(join(root, 'demo/media/portraits', `${portrait}.svg`), 'utf8');
  const placed = person.replace('<svg ', `<svg x="${width - 675}" y="0" width="675" height="${height}" `);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<path d="M0 0h${width}v${height}H0z" fill="${paper}"/>${placed}
<g transform="translate(112 100)" fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"><path d="${signs[sign]}"/></g>
</svg>`;
}
