/** `node scripts/drawDemo.ts <folder>`: writes every drawing of the demo as PNG, to be looked at. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { faceOf, faces } from '#demo/pictures/faces.ts';
import { portraitOf, sitters } from '#demo/pictures/gallery.ts';
import * as scenes from '#demo/pictures/scenes.ts';
import * as site from '#demo/pictures/site.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder: node scripts/drawDemo.ts <folder>');
await mkdir(folder, { recursive: true });
const people = sitters.map((name) => [name, () => portraitOf(name)] as const);
const near = faces.map((name) => [`near-${name}`, () => faceOf(name)] as const);
for (const [name, draw] of [...people, ...near, ...Object.entries(scenes), ...Object.entries(site)])
  await sharp(Buffer.from(draw()))
    .png()
    .toFile(join(folder, `${name}.png`));
