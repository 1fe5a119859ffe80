import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { actorOfToken } from '#features/accounts/sign-in/server/sessions.ts';
import { hour, minute } from '#shared/dates.ts';
import { maxPictureBytes } from '#shared/sentPictures.ts';
import { drawnBy } from '#test/drawings.ts';
import { dyingAt } from '#test/dying.ts';
import { aPhoto, aPhotoOf, aPolyglot, asDataUrl, hiddenText, hostilePictures } from '#test/pictures.ts';
import { rows } from '#test/rows.ts';
import { describeOnEngines, describeOnOneEngine, type Person, type World } from '#test/world.ts';
import { type Context, contextOf } from '../context.ts';
import { queue } from '../outbox/queue.ts';
import { mostKeptBytes } from '../redrawing/redrawing.ts';
import { clearPictures } from './jobs.ts';
import { narrowedPicture } from './narrowing.ts';
import * as pictures from './privatePictures.ts';
import { pictureTicket } from './tickets.ts';

const keeping = { field: 'photo', keptForMs: 2 * hour };

describeOnEngines('a private picture', (makeWorld) => {
  it('that nothing claims is gone after its time; one that is claimed stays until it is let go', async () => {
    const world = await makeWorld();
    const ctx = contextOf(world.app);
    const [left, used] = [await keep(ctx), await keep(ctx)];
    await ctx.transaction((ctx) => pictures.claimPrivatePicture(ctx, used));
    const again = ctx.transaction((ctx) => pictures.claimPrivatePicture(ctx, used, 'snap'));
    await expect(again).rejects.toMatchObject({ details: { fields: { snap: 'picture_gone' } } });
    world.passTime(3 * hour);
    expect(await pictures.readPrivatePicture(ctx, left)).toBe(null);
    const late = ctx.transaction((ctx) => pictures.claimPrivatePicture(ctx, left));
    await expect(late).rejects.toThrow('invalid_input');
    expect(await pictures.findPrivatePicture(ctx, used)).toMatchObject({ width: 900, height: 1200 });
    await ctx.transaction((ctx) => pictures.expirePrivatePicture(ctx, used));
    expect(await pictures.readPrivatePicture(ctx, used)).toBe(null);
    await world.runJobs();
    expect(await filesOf(world)).toEqual([]);
  });

  it('whose process dies before it has a row, or after, leaves no file for ever', async () => {
    const world = await makeWorld();
    for (let nth = 1; ; nth++) {
      const dying = dyingAt(world.app.database, nth);
      await keep(contextOf({ ...world.app, database: dying.database })).catch(() => {});
      world.passTime(3 * hour);
      await contextOf(world.app).transaction((ctx) => queue(ctx, clearPictures, {}));
      await world.runJobs();
      expect(await filesOf(world), `dead at statement ${nth}`).toEqual([]);
      if (!dying.hasDied()) break;
    }
    expect(await rows(world, 'select id from private_pictures')).toEqual([]);
  });

  it('is kept until a date that was set for it, and no longer', async () => {
    const world = await makeWorld();
    const ctx = contextOf(world.app);
    const id = await keep(ctx);
    const in24Hours = new Date(world.app.now().getTime() + 24 * hour);
    await ctx.transaction(async (ctx) => {
      await pictures.claimPrivatePicture(ctx, id);
      await pictures.expirePrivatePicture(ctx, id, in24Hours);
    });
    world.passTime(23 * hour);
    expect(await pictures.readPrivatePicture(ctx, id)).not.toBe(null);
    world.passTime(2 * hour);
    expect(await pictures.readPrivatePicture(ctx, id)).toBe(null);
  });

  // spec: 654
  it('is shown by its ticket for a minute, to the network that opened it and while the session lasts', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('user');
    const ctx = await contextFor(world, owner);
    const id = await keep(ctx);
    const { url } = await pictureTicket(ctx, id);
    const get = (address: string, path = url) => world.server.inject({ url: path, remoteAddress: address });
    const shown = await get('203.0.113.7');
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(shown.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const small = await get('203.0.113.7', `${url}?width=360`);
    expect((await sharp(small.rawPayload).metadata()).width).toBe(360);
    expect((await get('203.0.113.8')).statusCode).toBe(404);
    world.passTime(minute + 1);
    expect((await get('203.0.113.7')).statusCode).toBe(404);
    const { url: next } = await pictureTicket(await contextFor(world, owner), id);
    await owner.request({ method: 'POST', url: '/api/logout', payload: {} });
    expect((await get('203.0.113.7', next)).statusCode).toBe(404);
    expect((await get('203.0.113.7', `/media/pictures/${id}`)).statusCode).toBe(404);
  });

  it('is narrowed once to each width, and shown in neither once it has ended', async () => {
    const world = await makeWorld();
    const ctx = contextOf(world.app);
    const id = await keep(ctx);
    await ctx.transaction((ctx) => pictures.claimPrivatePicture(ctx, id));
    const { url } = await pictureTicket(ctx, id);
    const ask = (width: number, remoteAddress = '203.0.113.7') =>
      world.server.inject({ url: `${url}?width=${width}`, remoteAddress });
    const asked = await Promise.all([360, 360, 360, 720, 720].map((width) => ask(width)));
    expect(asked.map(({ headers }) => headers['cache-control'])).toEqual(Array(5).fill('private, no-store'));
    const widths = await Promise.all(
      asked.map(async ({ rawPayload }) => (await sharp(rawPayload).metadata()).width),
    );
    expect(widths).toEqual([360, 360, 360, 720, 720]);
    const { url: later } = await pictureTicket(ctx, id);
    expect((await world.server.inject({ url: `${later}?width=360` })).statusCode).toBe(200);
    expect(await drawnBy(world, 'photo')).toBe(2);
    // A drawing in memory opens to the ticket's holder alone, and no folder holds one.
    expect((await ask(360, '203.0.113.8')).statusCode).toBe(404);
    expect(await filesOf(world)).toEqual([id]);
    await ctx.transaction((ctx) => pictures.expirePrivatePicture(ctx, id));
    for (const width of [360, 720]) expect((await ask(width)).statusCode).toBe(404);
    await world.runJobs();
    const narrow = { id, width: 360, read: async () => null } as const;
    await expect(narrowedPicture(ctx, narrow)).rejects.toThrow('not_found');
  });

  it('belongs to one of two networks that open its ticket at the same instant', async () => {
    const world = await makeWorld();
    const ctx = contextOf(world.app);
    const id = await keep(ctx);
    for (let round = 0; round < 5; round++) {
      const { url } = await pictureTicket(ctx, id);
      const answers = await Promise.all(
        ['203.0.113.7', '203.0.114.7', '203.0.115.7'].map((remoteAddress) =>
          world.server.inject({ url, remoteAddress }),
        ),
      );
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404]);
    }
  });
});

describeOnEngines('pictures of forms that were not sent yet', (makeWorld) => {
  it('are bounded together; what was claimed leaves its place to others, and staff are never kept out', async () => {
    const world = await makeWorld();
    const ctx = contextOf(world.app);
    const draft = async () => pictures.keepPrivatePicture(ctx, await aPhoto(), { ...keeping, isDraft: true });
    const { id } = await draft();
    const nearly = 2_000_000_000 - 1_500_000;
    await rows(world, `update private_pictures set size_bytes = ${nearly + 1}`);
    await expect(draft()).rejects.toMatchObject({
      code: 'pictures_full',
      status: 503,
      details: { headers: { 'retry-after': '3600' } },
    });
    await keep(ctx);
    expect(await filesOf(world)).toHaveLength(2);
    await ctx.transaction((ctx) => pictures.claimPrivatePicture(ctx, id));
    await draft();
    expect(await filesOf(world)).toHaveLength(3);
  });
});

describeOnOneEngine('a disk without room', (makeWorld) => {
  it('takes no picture that would touch the reserve, and no work on it', async () => {
    const world = await makeWorld();
    const ctx = contextOf(world.app);
    const disk = { totalBytes: 96e6, freeBytes: 0.05 * 96e6 + mostKeptBytes };
    world.app.storage = { ...world.app.storage, disk: async () => disk };
    await keep(ctx);
    disk.freeBytes -= 1;
    // It is no picture, which only looking at it would tell.
    const sent = pictures.keepPrivatePicture(ctx, Buffer.from('none'), keeping);
    await expect(sent).rejects.toMatchObject({ code: 'pictures_full' });
    expect(await filesOf(world)).toHaveLength(1);
  });

  it('is measured again before each picture is written, one after the other', async () => {
    const world = await makeWorld();
    const ctx = contextOf(world.app);
    const folder = join(world.app.config.dataDir, 'uploads/private');
    const small = { totalBytes: 96e6, freeBytes: 0.05 * 96e6 + 2 * mostKeptBytes };
    // Room for two of the largest when they are begun; what is there takes all but one's.
    const disk = async () => {
      const written = (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.'));
      return written.length === 0 ? small : { ...small, freeBytes: 0.05 * 96e6 };
    };
    world.app.storage = { ...world.app.storage, disk };
    const photo = await aPhoto();
    const sent = [1, 2, 3].map(() => pictures.keepPrivatePicture(ctx, photo, keeping));
    const kept = (await Promise.allSettled(sent)).filter(({ status }) => status === 'fulfilled');
    expect([kept.length, (await filesOf(world)).length]).toEqual([1, 1]);
  });
});

describeOnOneEngine('what is kept of a picture that somebody sent', (makeWorld) => {
  // spec: 653
  it('is its pixels alone, upright, under a name of the server’s', async () => {
    const world = await makeWorld();
    const ctx = contextOf(world.app);
    for (const sent of [
      await aPhoto(),
      await aPolyglot(),
      await aPhotoOf(maxPictureBytes),
      asDataUrl(await aPhoto()),
    ]) {
      const { id } = await pictures.keepPrivatePicture(ctx, sent, keeping);
      const kept = await readFile(join(world.app.config.dataDir, 'uploads/private', id));
      const { format, width, height, exif, xmp, iptc, orientation } = await sharp(kept).metadata();
      expect([format, width, height]).toEqual(['webp', 900, 1200]);
      expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
      expect(kept.includes(hiddenText) || kept.includes('<script')).toBe(false);
    }
    for (const name of await filesOf(world)) expect(name).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  });

  it('is nothing where it is no picture, or one that is too large', async () => {
    const world = await makeWorld();
    const ctx = contextOf(world.app);
    const wrong = { ...(await hostilePictures()), 'one byte too many': await aPhotoOf(maxPictureBytes + 1) };
    const problems: Record<string, string> = {
      'a picture of 900 million pixels': 'picture_pixels',
      'half a photo': 'picture_damaged',
      'one byte too many': 'picture_5mb',
      'a picture of a pixel by 2,560': 'picture_shape',
    };
    for (const [what, bytes] of Object.entries(wrong))
      await expect(pictures.keepPrivatePicture(ctx, bytes, keeping), what).rejects.toMatchObject({
        code: 'invalid_input',
        details: { fields: { photo: problems[what] ?? 'picture_kind' } },
      });
    expect(await filesOf(world)).toEqual([]);
  });
});

async function keep(ctx: Context): Promise<string> {
  return (await pictures.keepPrivatePicture(ctx, await aPhoto(), keeping)).id;
}

async function contextFor({ app }: World, { token }: Person): Promise<Context> {
  const visitor = { kind: 'visitor', language: 'ru', address: '127.0.0.1', userAgent: 'test' } as const;
  return contextOf(app, await actorOfToken(contextOf(app, visitor), token!));
}

async function filesOf({ app }: World): Promise<string[]> {
  return readdir(join(app.config.dataDir, 'uploads/private')).catch(() => []);
}
