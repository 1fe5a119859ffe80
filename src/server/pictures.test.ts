import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureAddress, portrait, wide } from '#shared/pictures.ts';
import { maxPictureBytes } from '#shared/sentPictures.ts';
import { makeWorld, type World } from '#test/world.ts';
import { contextOf } from './context.ts';
import { keepOriginal, keepPicture, picturesFolder } from './pictures.ts';

describe('pictures', () => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld('sqlite');
  });
  afterAll(() => world.dispose());
  const get = (url: string) => world.server.inject({ url });
  const uploaded = (file: string) => join(world.app.config.dataDir, 'uploads', file);

  it.each([
    ['portrait', portrait],
    ['wide', wide],
  ])(
    'of shape %s come in every size and format, upright, without what the camera wrote',
    async (_, shape) => {
      const file = await keep(world, shape === wide ? '#a8123a' : '#a8123b', shape);
      const width = shape.widths[0];
      for (const [format, type] of [
        ['avif', 'image/avif'],
        ['webp', 'image/webp'],
        ['jpg', 'image/jpeg'],
      ] as const) {
        const answer = await get(pictureAddress(file, width, format));
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
        // People may end their portraits; anything else is the same for ever.
        expect(answer.headers['cache-control']).toBe(
          shape === wide ? 'public, max-age=31536000, immutable' : 'private, no-cache',
        );
        const pixels = await sharp(answer.rawPayload).raw().toBuffer();
        // Red, on the left of the original, is on top; 16:9 shows nothing but that part.
        expect([pixels[0]! > 100, pixels.at(-3)! < 60]).toEqual([true, shape === portrait]);
        const { width: w, height, exif, orientation } = await sharp(answer.rawPayload).metadata();
        expect([w, height, exif, orientation]).toEqual([width, width * shape.ratio, undefined, undefined]);
      }
    },
  );

  it('are made once, however many ask at once', async () => {
    const file = await keep(world, '#b8123a');
    const url = pictureAddress(file, 640, 'webp');
    const answers = await Promise.all(Array.from({ length: 8 }, () => get(url)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    // Sent from the file made before: nobody goes back to the original.
    await writeFile(uploaded(file), 'no picture any more');
    expect((await get(url)).rawPayload.equals(answers[0]!.rawPayload)).toBe(true);
    expect((await get(pictureAddress(file, 1280, 'webp'))).statusCode).toBe(404);
  });

  it('that a power cut has left empty are made again; without an original they are not found', async () => {
    const file = await keep(world, '#c8123a');
    const url = pictureAddress(file, 320, 'webp');
    const whole = (await get(url)).rawPayload;
    const made = join(picturesFolder(contextOf(world.app), wide), `${file.split('/')[1]}-320.webp`);
    await writeFile(made, '');
    expect((await get(url)).rawPayload.equals(whole)).toBe(true);
    await writeFile(made, '');
    await writeFile(uploaded(file), '');
    const lost = await get(url);
    expect([lost.statusCode, lost.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('whose sizes the disk has no room for are made for each reader, and not written', async () => {
    const file = await keep(world, '#d8123a');
    const portraitFile = await keep(world, '#d8123b', portrait);
    const { storage } = world.app;
    const full = { totalBytes: 96e6, freeBytes: 0.05 * 96e6 + 10 };
    world.app.storage = { ...storage, disk: async () => full };
    const folders = [wide, portrait].map((shape) => picturesFolder(contextOf(world.app), shape));
    const written = async () => (await Promise.all(folders.map((folder) => readdir(folder)))).flat();
    const before = await written();
    const shown = [
      await get(pictureAddress(file, 640, 'webp')),
      await get(pictureAddress(portraitFile, 720)),
    ];
    expect(await written()).toEqual(before);
    world.app.storage = storage;
    expect(
      shown.map(({ statusCode, headers }) => [statusCode, headers['content-type'], headers['cache-control']]),
    ).toEqual([
      [200, 'image/webp', 'private, no-cache'],
      [200, 'image/jpeg', 'private, no-cache'],
    ]);
    const later = await get(pictureAddress(file, 640, 'webp'));
    expect(later.rawPayload.equals(shown[0]!.rawPayload)).toBe(true);
    expect((await written()).length).toBe(before.length + 1);
  });

  it('of a shape that is taken no more are cut to theirs, without a pixel more than they have', async () => {
    const thin = await sharp({ create: { width: 1, height: 2560, channels: 3, background: '#e8123b' } })
      .webp()
      .toBuffer();
    for (const shape of [portrait, wide]) {
      const file = await keepOriginal(contextOf(world.app), shape, thin);
      const { statusCode, rawPayload } = await get(pictureAddress(file, shape.widths[2]));
      const { width, height } = await sharp(rawPayload).metadata();
      expect([statusCode, width, height]).toEqual([200, 1, 1]);
    }
  });

  it('that were taken back while a size of them was made are not found', async () => {
    const file = await keep(world, '#123456');
    const address = pictureAddress(file, 320, 'webp');
    expect((await get(address)).statusCode).toBe(200);
    // The size is left then, without its original.
    await rm(uploaded(file));
    expect((await get(address)).statusCode).toBe(404);
  });

  it('that were never kept, or have an address of nobody’s, are not found', async () => {
    const file = await keep(world, '#d8123a');
    const [, id] = file.split('/');
    for (const url of [
      pictureAddress(`pictures/${'0'.repeat(32)}`, 320),
      `/${file}/321.jpg`,
      `/${file}/0320.jpg`,
      `/${file}/320.png`,
      `/${file}/320.jpg.exe`,
      // A width of the other shape, and a picture of the other folder.
      `/${file}/360.jpg`,
      `/photos/${id}/360.jpg`,
      `/pictures/${id!.toUpperCase()}/320.jpg`,
      '/pictures/..%2F..%2Fpodium.db/320.jpg',
      `/${file}/..%2F..%2F..%2Fpodium.db`,
    ])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  });

  // spec: 684
  it('sent by somebody are redrawn, and the same one twice is one', async () => {
    const ctx = contextOf(world.app);
    const picture = await aPicture('#e8123a');
    const url = `data:image/jpeg;base64,${picture.toString('base64')}`;
    const files = await Promise.all([keepPicture(ctx, url), keepPicture(ctx, picture)]);
    expect(files[0]).toBe(files[1]);
    const kept = await readFile(uploaded(files[0]!));
    const { format, width, height, exif } = await sharp(kept).metadata();
    expect([format, width, height, exif]).toEqual(['webp', 900, 1200, undefined]);
    expect(kept.includes('Rostov-on-Don')).toBe(false);
  });

  // spec: 684
  it('that are none, are of another kind, too heavy or too many pixels are refused by name', async () => {
    const ctx = contextOf(world.app);
    const solid = (side: number) =>
      sharp({ create: { width: side, height: side, channels: 3, background: '#000' } });
    for (const [what, bytes, problem = 'picture_kind'] of [
      ['nothing', Buffer.alloc(0)],
      ['a text', Buffer.from('<script>alert(1)</script>')],
      ['a drawing that could fetch', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ['a moving picture', await solid(9).gif().toBuffer()],
      ['half a picture', (await aPicture('#123456')).subarray(0, 600), 'picture_damaged'],
      ['a bomb', await solid(6400).png().toBuffer(), 'picture_pixels'],
      [
        'six megabytes',
        Buffer.concat([await aPicture('#123456'), Buffer.alloc(maxPictureBytes)]),
        'picture_5mb',
      ],
    ] as const)
      await expect(keepPicture(ctx, bytes, 'cover'), what).rejects.toMatchObject({
        code: 'invalid_input',
        details: { fields: { cover: problem } },
      });
  });
});

/** A portrait is kept as it came; others as somebody sends them. */
async function keep(world: World, colour: string, shape = wide): Promise<string> {
  const ctx = contextOf(world.app);
  const picture = await aPicture(colour);
  return shape === wide ? keepPicture(ctx, picture) : keepOriginal(ctx, shape, picture);
}

/** A picture as from a phone: rotated, with metadata on how to turn it and where it was taken. */
function aPicture(colour: string): Promise<Buffer> {
  const left = { create: { width: 600, height: 900, channels: 3, background: colour } } as const;
  return sharp({ create: { width: 1200, height: 900, channels: 3, background: '#15110e' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif({ IFD0: { Copyright: 'Rostov-on-Don' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
