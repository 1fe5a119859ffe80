import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { portrait } from '#shared/pictures.ts';
import { maxPictureBytes, photoBounds } from '#shared/sentPictures.ts';
import { aHead, aNoisyPhoto, aPlainPng, sides } from '#test/pictures.ts';
import { aSlowJpeg } from '#test/slowJpeg.ts';
import { redrawApart } from './apart.ts';
import { mostKeptBytes, narrowed, redrawn, sized } from './redrawing.ts';

describe('a picture that somebody sent', () => {
  it.each(sides)('of %i by %i is refused for %s', async (width, height, refusal) => {
    const drawn = redrawn(await aPlainPng(width, height), 'photo');
    if (refusal) await expect(drawn).rejects.toMatchObject({ details: { fields: { photo: refusal } } });
    else expect(await sharp(await drawn).metadata()).toMatchObject({ width, height });
  });

  it.each([
    [1, 2560, 'picture_shape'],
    [20_000, 100, 'picture_shape'],
    [8000, 5001, 'picture_pixels'],
    [8000, 5000, 'picture_damaged'],
  ])('of %i by %i is told by its head, before anything is decoded', async (width, height, refusal) => {
    const head = aHead(width, height);
    await expect(redrawn(head, 'photo')).rejects.toMatchObject({ details: { fields: { photo: refusal } } });
  });

  it('is kept in 1.5 MB, even where it is noise and nothing else', async () => {
    const kept = await redrawn(await aNoisyPhoto(), 'photo');
    expect(kept.length).toBeLessThanOrEqual(mostKeptBytes);
    const { width, height } = await sharp(kept).metadata();
    expect([width / height, width > 600 && width <= 2560]).toEqual([expect.closeTo(4 / 3, 2), true]);
  });

  it.each([
    ['time', { processorMs: 300, memoryBytes: 1e9, ms: 60_000 }],
    ['memory', { processorMs: 60_000, memoryBytes: 100e6, ms: 60_000 }],
  ])('and that would take too much %s is ended; the next one is drawn', async (_, costs) => {
    const inside = { width: 2560, height: 2560 };
    const drawing = { bounds: photoBounds, inside, mostBytes: mostKeptBytes };
    const slow = await redrawApart({ ...drawing, bytes: aSlowJpeg() }, costs);
    expect(slow).toEqual({ problem: 'work' });
    expect(await redrawn(await aPlainPng(90, 120), 'photo')).toBeInstanceOf(Buffer);
  });

  it('is taken where its end is lost, with all its pixels or nearly all', async () => {
    const whole = await aGradientJpeg();
    const { width, height } = await sharp(whole).metadata();
    for (const sent of [whole.subarray(0, -2), whole.subarray(0, Math.floor(whole.length * 0.97))])
      expect(await sharp(await redrawn(sent, 'photo')).metadata()).toMatchObject({ width, height });
  });

  it('is refused in words of its own for what is wrong with it', async () => {
    const whole = await aGradientJpeg();
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'.padEnd(200, '\0'), 'latin1');
    const wrong: [string, Buffer][] = [
      ['picture_damaged', whole.subarray(0, Math.floor(whole.length / 2))],
      ['picture_damaged', whole.subarray(0, 40)],
      ['picture_heic', heic],
      ['picture_kind', Buffer.from('GIF89a'.padEnd(100, '\0'))],
      ['picture_kind', Buffer.alloc(0)],
      ['picture_5mb', Buffer.concat([whole, Buffer.alloc(maxPictureBytes)])],
    ];
    for (const [refusal, bytes] of wrong)
      await expect(redrawn(bytes, 'photo')).rejects.toMatchObject({
        details: { fields: { photo: refusal } },
      });
  });

  it('at the same instant as others is answered for itself', async () => {
    const sent = [
      [90, 120],
      [120, 90],
      [100, 100],
    ] as const;
    const pictures = await Promise.all(sent.map(([width, height]) => aPlainPng(width, height)));
    const drawn = await Promise.all(pictures.map((picture) => redrawn(picture, 'photo')));
    expect(await Promise.all(drawn.map(sidesOf))).toEqual(sent);
  });
});

describe('a picture that has been kept, whatever its shape', () => {
  it.each([
    [1, 2560, [1, 1], [1, 1440]],
    [2560, 1, [1, 1], [360, 1]],
    [3, 2560, [3, 4], [2, 1440]],
    [600, 600, [360, 480], [360, 360]],
    [300, 300, [225, 300], [300, 300]],
  ])('of %i by %i is never enlarged', async (width, height, card, whole) => {
    const kept = await sharp({ create: { width, height, channels: 3, background: '#a8123a' } })
      .webp()
      .toBuffer();
    const read = async () => kept;
    const made = await sized(read, { shape: portrait, width: 360, format: 'jpg' });
    expect(await sidesOf(made)).toEqual(card);
    expect(await sidesOf(await narrowed(read, 360))).toEqual(whole);
  });
});

async function sidesOf(picture: Buffer | null): Promise<number[]> {
  const { width, height } = await sharp(picture!).metadata();
  return [width, height];
}

/** No two rows alike. */
function aGradientJpeg(): Promise<Buffer> {
  const [width, height] = [400, 300];
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1)
    pixels[at] = (at * 7 + Math.floor(at / (width * 3)) * 13) % 256;
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
}
