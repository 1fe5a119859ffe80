/** Pictures as people send them, and files that only look like one. */
import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export const hiddenText = 'Rostov-on-Don';

/** A photo as from a phone: to be turned, with where it was taken. */
export function aPhoto(width = 1200, height = 900, colour = '#a8123a'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .withExif({
      IFD0: { Copyright: hiddenText },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 14/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

export function asDataUrl(bytes: Buffer, type = 'image/jpeg'): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}

/** A photo with noise at its end that decoders do not read, so that it is that long. */
export async function aPhotoOf(bytes: number): Promise<Buffer> {
  const photo = await aPhoto();
  return Buffer.concat([photo, Buffer.alloc(bytes - photo.length)]);
}

/** Files that must not be kept, by what they are. */
export async function hostilePictures(): Promise<Record<string, Buffer>> {
  const script = '<script>alert(document.domain)</script>';
  return {
    'nothing at all': Buffer.alloc(0),
    'a page renamed to a picture': Buffer.from(`<!doctype html>${script}`),
    'a drawing with a script': Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`,
    ),
    'a picture of 900 million pixels': hugePng(30_000),
    'a picture of a pixel by 2,560': await aPlainPng(1, 2560),
    'half a photo': (await aPhoto()).subarray(0, 600),
    'a moving picture': await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
      .gif()
      .toBuffer(),
    'a program': Buffer.from('MZ\u0090\u0000'.repeat(40), 'latin1'),
  };
}

/** One colour: a hundred bytes, whatever the sides. */
export function aPlainPng(width: number, height: number): Promise<Buffer> {
  const create = { width, height, channels: 3, background: '#a8123a' } as const;
  return sharp({ create, limitInputPixels: false }).png({ palette: true }).toBuffer();
}

/** Sides of pictures, and what they are refused for. */
export const sides: readonly (readonly [width: number, height: number, refusal: string | null])[] = [
  [1, 2560, 'picture_shape'],
  [2560, 1, 'picture_shape'],
  [1, 1, 'picture_shape'],
  [63, 63, 'picture_shape'],
  [63, 400, 'picture_shape'],
  [64, 513, 'picture_shape'],
  [513, 64, 'picture_shape'],
  [64, 512, null],
  [512, 64, null],
  [64, 64, null],
];

/** The head of a PNG with those sides, and none of its pixels. */
export function aHead(width: number, height: number): Buffer {
  const end = chunk('IEND', Buffer.alloc(0));
  return Buffer.concat([pngHead(width, height), chunk('IDAT', Buffer.alloc(9)), end]);
}

/** Twelve megapixels, no two alike: the heaviest picture for its sides. */
export function aNoisyPhoto(): Promise<Buffer> {
  const raw = { width: 4000, height: 3000, channels: 3 } as const;
  const pixels = randomBytes(raw.width * raw.height * raw.channels);
  return sharp(pixels, { raw }).jpeg({ quality: 20 }).toBuffer();
}

/** A photo that is a page and an archive as well. */
export async function aPolyglot(): Promise<Buffer> {
  return Buffer.concat([
    await aPhoto(),
    Buffer.from(`<!--${hiddenText}--><script>alert(1)</script>PK\u0003\u0004`),
  ]);
}

/** `multipart/form-data` as browsers send it. */
export function aForm(fields: Record<string, string | Buffer>, type = 'image/jpeg') {
  const boundary = '----WebKitFormBoundary7MA4YWxkTrZu0gW';
  const parts = Object.entries(fields).flatMap(([name, value]) => [
    Buffer.from(
      typeof value === 'string'
        ? `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n`
        : `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="../../a.html"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

/** The head of a PNG of that many pixels a side, and some rows of it: some kilobytes. */
function hugePng(side: number): Buffer {
  const rows = deflateSync(Buffer.alloc((side + 1) * 100));
  return Buffer.concat([pngHead(side, side), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function pngHead(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), chunk('IHDR', head)]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
