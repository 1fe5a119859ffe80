/** Files as cameras and editors write them, as far as we look into them. */

function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

const zeros = (length: number) => Buffer.alloc(length);

function track(handler: string, codec: string): Buffer {
  const hdlr = box('hdlr', zeros(8), Buffer.from(handler), zeros(12));
  const stsd = box('stsd', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box(codec, zeros(78)));
  return box('trak', box('tkhd', zeros(84)), box('mdia', hdlr, box('minf', box('stbl', stsd))));
}

/** Header of a film of that length, in thousandths of a second; in the long form that version 1 has, if asked. */
export function movieHeader(seconds: number, isLong = false): Buffer {
  const header = zeros(isLong ? 112 : 100);
  if (isLong) header[0] = 1;
  header.writeUInt32BE(1000, isLong ? 20 : 12);
  if (isLong) header.writeBigUInt64BE(BigInt(seconds * 1000), 24);
  else header.writeUInt32BE(seconds * 1000, 16);
  return header;
}

/** An MP4 with sound and one video track, its index behind `picture` as phones write it. */
export function anMp4(
  codec: string | null,
  picture: Buffer = zeros(1000),
  { brand = 'isom', seconds = 0, header = movieHeader(seconds) } = {},
): Buffer {
  const tracks = [track('soun', 'mp4a'), ...(codec ? [track('vide', codec)] : [])];
  return Buffer.concat([
    box('ftyp', Buffer.from(brand), zeros(4)),
    box('mdat', picture),
    box('moov', box('mvhd', header), ...tracks),
  ]);
}
