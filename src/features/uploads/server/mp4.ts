/** Boxes of MP4 and QuickTime files (ISO/IEC 14496-12), as far as they tell the codecs and the length of their video. */

import { day, second } from '#shared/dates.ts';

/** Bytes at a place of the file; fewer at its end. */
export type ReadAt = (from: number, length: number) => Promise<Buffer>;

interface Box {
  type: string;
  /** Content: first byte, and the one behind the last. */
  from: number;
  to: number;
}

/** More than any camera or editor writes; a file made to keep us busy ends here. */
const mostBoxes = 2000;

export interface Mp4Film {
  /** Sample entries of each video track, such as `avc1` or `hvc1`; empty when there is no video. */
  codecs: string[];
  /** Length as the file states it; null where it states none. */
  seconds: number | null;
}

export async function mp4Film(readAt: ReadAt, sizeBytes: number): Promise<Mp4Film> {
  let left = mostBoxes;
  const film: Mp4Film = { codecs: [], seconds: null };
  for await (const moov of boxes('moov', { from: 0, to: sizeBytes })) {
    for await (const { from } of boxes('mvhd', moov)) film.seconds = await lengthIn(readAt, from);
    for await (const track of boxes('trak', moov))
      for await (const media of boxes('mdia', track)) film.codecs.push(...(await codecsOf(media)));
  }
  return film;

  async function codecsOf(media: Pick<Box, 'from' | 'to'>): Promise<string[]> {
    const codecs: string[] = [];
    if (!(await isVideo(media))) return codecs;
    // Version, flags and count; then the first entry: its size and its name.
    for await (const info of boxes('minf', media))
      for await (const table of boxes('stbl', info))
        for await (const { from } of boxes('stsd', table))
          codecs.push((await readAt(from + 12, 4)).toString('latin1'));
    return codecs;
  }

  async function isVideo(media: Pick<Box, 'from' | 'to'>): Promise<boolean> {
    for await (const { from } of boxes('hdlr', media))
      if ((await readAt(from + 8, 4)).toString('latin1') === 'vide') return true;
    return false;
  }

  async function* boxes(type: string, { from, to }: Pick<Box, 'from' | 'to'>): AsyncGenerator<Box> {
    for (let at = from; at + 8 <= to && left > 0; left--) {
      const box = await boxAt(readAt, at, to);
      if (!box) return;
      if (box.type === type) yield box;
      at = box.to;
    }
  }
}

/** Longer than any lesson: a length beyond it is no length. */
const mostSeconds = day / second;

/** Units a second, and length in units, of a movie header; times take eight bytes from its version 1 on. */
async function lengthIn(readAt: ReadAt, from: number): Promise<number | null> {
  const isLong = (await readAt(from, 1))[0] === 1;
  const fields = await readAt(from + (isLong ? 20 : 12), isLong ? 12 : 8);
  if (fields.length < (isLong ? 12 : 8)) return null;
  const unitsPerSecond = fields.readUInt32BE(0);
  const units = isLong ? Number(fields.readBigUInt64BE(4)) : fields.readUInt32BE(4);
  const seconds = Math.round(units / unitsPerSecond);
  return seconds >= 1 && seconds <= mostSeconds ? seconds : null;
}

async function boxAt(readAt: ReadAt, at: number, end: number): Promise<Box | null> {
  const head = await readAt(at, Math.min(16, end - at));
  if (head.length < 8) return null;
  const type = head.toString('latin1', 4, 8);
  const short = head.readUInt32BE(0);
  if (short === 0) return { type, from: at + 8, to: end };
  if (short !== 1) return short < 8 ? null : { type, from: at + 8, to: Math.min(at + short, end) };
  if (head.length < 16) return null;
  const long = Number(head.readBigUInt64BE(8));
  return long < 16 ? null : { type, from: at + 16, to: Math.min(at + long, end) };
}
