/** Boxes of MP4 and QuickTime files (ISO/IEC 14496-12), as far as they name the codecs of their video and its length. */

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

export interface Film {
  /** Sample entries of each video track, such as `avc1` or `hvc1`; empty when there is no video. */
  codecs: string[];
  /** Null where the file does not say, such as one that was written in pieces. */
  seconds: number | null;
}

export async function readFilm(readAt: ReadAt, sizeBytes: number): Promise<Film> {
  let left = mostBoxes;
  const film: Film = { codecs: [], seconds: null };
  for await (const moov of boxes('moov', { from: 0, to: sizeBytes })) {
    for await (const { from } of boxes('mvhd', moov)) film.seconds ??= secondsIn(await readAt(from, 32));
    for await (const track of boxes('trak', moov))
      for await (const media of boxes('mdia', track)) {
        if (!(await isVideo(media))) continue;
        // Version, flags and count; then the first entry: its size and its name.
        for await (const info of boxes('minf', media))
          for await (const table of boxes('stbl', info))
            for await (const { from } of boxes('stsd', table))
              film.codecs.push((await readAt(from + 12, 4)).toString('latin1'));
      }
  }
  return film;

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

/** The longest credible duration, a day: more is a mistake of the program that wrote the file. */
const longestSeconds = 86_400;

/** The movie's header: version and flags, two times, ticks a second, and its length in ticks. */
function secondsIn(header: Buffer): number | null {
  if (header.length < 32) return null;
  const isLong = header[0] === 1;
  const ticks = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  const seconds = ticks / header.readUInt32BE(isLong ? 20 : 12);
  return seconds > 0 && seconds <= longestSeconds ? Math.max(1, Math.round(seconds)) : null;
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
