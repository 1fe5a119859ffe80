/** Pictures as people send them, and files that only look like one. */
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
    'half a photo': (await aPhoto()).subarray(0, 600),
    'a moving picture': await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
      .gif()
      .toBuffer(),
    'a program': Buffer.from('MZ\u0090\u0000'.repeat(40), 'latin1'),
  };
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

/** The head of a PNG of that many pixels a side, and one row of it: some kilobytes. */
function hugePng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((side + 1) * 100));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}
