/**
 * Fonts for drawing text into pictures: a bare machine has none, and the drawing library reads no web fonts.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { isKept, keepFile } from './files.ts';
import { root } from './root.ts';

const require = createRequire(import.meta.url);

/**
 * Part of the build, as it must stay while a process lives: the library remembers a font by its path.
 */
const folder = join(root, 'build/fonts');

/**
 * Path of the font in a format that every program reads, unpacked once. @param woff a file of an installed
 * package
 */
export async function fontFile(woff: string): Promise<string> {
  const path = join(folder, basename(woff).replace(/\.woff$/, '.ttf'));
  if (!(await isKept(path))) await keepFile(path, unpackWoff(await readFile(require.resolve(woff))));
  return path;
}

const woffHeader = 44;
const woffEntry = 20;
const sfntHeader = 12;
const sfntEntry = 16;

/** Unpacks a WOFF 1.0 file (https://www.w3.org/TR/WOFF) into the font it was made from. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF 1.0 font');
  const count = woff.readUInt16BE(12);
  const font = Buffer.alloc(woff.readUInt32BE(16));
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  font.writeUInt16BE(2 ** power * sfntEntry, 6);
  font.writeUInt16BE(power, 8);
  font.writeUInt16BE((count - 2 ** power) * sfntEntry, 10);
  let end = sfntHeader + count * sfntEntry;
  for (let index = 0; index < count; index++) {
    const entry = woffHeader + index * woffEntry;
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const table = woff.subarray(offset, offset + packed);
    (packed < length ? inflateSync(table) : table).copy(font, end);
    const at = sfntHeader + index * sfntEntry;
    woff.copy(font, at, entry, entry + 4);
    font.writeUInt32BE(woff.readUInt32BE(entry + 16), at + 4);
    font.writeUInt32BE(end, at + 8);
    font.writeUInt32BE(length, at + 12);
    end += Math.ceil(length / 4) * 4;
  }
  return font;
}
