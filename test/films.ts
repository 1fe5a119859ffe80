/** Files as cameras and editors write them, as far as we look into them. */

function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

const zeros = (length: number) => Buffer.alloc(length);

function track(handler: string, codec: string, ticks: number): Buffer {
  const header = zeros(84);
  header.writeUInt32BE(1, 12);
  header.writeUInt32BE(ticks, 20);
  const media = zeros(24);
  media.writeUInt32BE(1000, 12);
  media.writeUInt32BE(ticks, 16);
  const hdlr = box('hdlr', zeros(8), Buffer.from(handler), zeros(12));
  const entry = handler === 'vide' ? box(codec, zeros(78)) : box(codec, zeros(28));
  const stsd = box('stsd', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), entry);
  const mdia = box('mdia', box('mdhd', media), hdlr, box('minf', box('stbl', stsd)));
  return box('trak', box('tkhd', header), mdia);
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
  const isLong = header[0] === 1;
  const ticks = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  const tracks = [track('soun', 'mp4a', ticks)];
  if (codec) tracks.push(track('vide', codec, ticks));
  return Buffer.concat([
    box('ftyp', Buffer.from(brand), zeros(4)),
    box('mdat', picture),
    box('moov', box('mvhd', header), ...tracks),
  ]);
}
