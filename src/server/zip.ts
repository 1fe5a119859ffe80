/** An archive made while it is sent: nothing of it is held longer than a piece (APPNOTE 6.3, without ZIP64). */
import { finished, pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZippedFile {
  name: string;
  content: AsyncIterable<string | Uint8Array>;
}

/** Beyond this a 32-bit archive says nothing true any more. */
const most = 0xffff_ffff;
const [localMark, sumsMark, centralMark, endMark] = [0x04034b50, 0x08074b50, 0x02014b50, 0x06054b50];
/** Sums follow the content; names are UTF-8. */
const flags = 0x0808;
const deflateMethod = 8;
const version = 20;

interface Written {
  name: Buffer;
  at: number;
  crc: number;
  packed: number;
  size: number;
}

/** @throws RangeError where the archive grows past 4 GB */
export async function* zipped(
  files: AsyncIterable<ZippedFile> | Iterable<ZippedFile>,
  madeAt: Date,
): AsyncGenerator<Uint8Array> {
  const stamp = dosTime(madeAt);
  const written: Written[] = [];
  let end = 0;
  for await (const { name, content } of files) {
    const entry = { name: Buffer.from(name), at: end, crc: 0, packed: 0, size: 0 };
    const head = localHead(entry.name, stamp);
    yield head;
    for await (const piece of deflated(content, entry)) yield piece;
    yield sumsOf(entry);
    end += head.length + entry.packed + 16;
    if (end > most || entry.size > most) throw new RangeError('an archive of more than 4 GB');
    written.push(entry);
  }
  const central = Buffer.concat(written.map((entry) => centralHead(entry, stamp)));
  yield central;
  yield endOf(written.length, central.length, end);
}

/** The packed content; what it came to is counted into `entry` on the way. */
async function* deflated(content: ZippedFile['content'], entry: Written): AsyncGenerator<Uint8Array> {
  const deflate = createDeflateRaw({ level: 6 });
  async function* counted() {
    for await (const piece of content) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      yield bytes;
    }
  }
  // Its failure reaches both the stream below and this promise.
  const fed = pipeline(counted, deflate);
  fed.catch(() => {});
  for await (const piece of deflate as AsyncIterable<Uint8Array>) {
    entry.packed += piece.length;
    yield piece;
  }
  await finished(deflate).catch(() => {});
  await fed;
}

function localHead(name: Buffer, [time, date]: readonly [number, number]): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(localMark, 0);
  head.writeUInt16LE(version, 4);
  head.writeUInt16LE(flags, 6);
  head.writeUInt16LE(deflateMethod, 8);
  head.writeUInt16LE(time, 10);
  head.writeUInt16LE(date, 12);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

function sumsOf({ crc, packed, size }: Written): Buffer {
  const sums = Buffer.alloc(16);
  [sumsMark, crc, packed, size].forEach((value, index) => {
    sums.writeUInt32LE(value, index * 4);
  });
  return sums;
}

function centralHead(
  { name, at, crc, packed, size }: Written,
  [time, date]: readonly [number, number],
): Buffer {
  const head = Buffer.alloc(46);
  head.writeUInt32LE(centralMark, 0);
  head.writeUInt16LE(version, 4);
  head.writeUInt16LE(version, 6);
  head.writeUInt16LE(flags, 8);
  head.writeUInt16LE(deflateMethod, 10);
  head.writeUInt16LE(time, 12);
  head.writeUInt16LE(date, 14);
  head.writeUInt32LE(crc, 16);
  head.writeUInt32LE(packed, 20);
  head.writeUInt32LE(size, 24);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt32LE(at, 42);
  return Buffer.concat([head, name]);
}

function endOf(count: number, size: number, at: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(endMark, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(at, 16);
  return end;
}

/** Two seconds are the finest it knows; UTC, since it names no zone. */
function dosTime(at: Date): readonly [time: number, date: number] {
  const [year, month, day, hours, minutes, seconds] = at.toISOString().match(/\d+/g)!.map(Number) as [
    ...[number, number, number, number, number, number],
  ];
  const time = (hours << 11) | (minutes << 5) | (seconds >> 1);
  const date = ((Math.max(year, 1980) - 1980) << 9) | (month << 5) | day;
  return [time, date];
}
