/** An archive holds a limited number of pictures: it says how many were left out. */

import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { contextOf } from '#server/context.ts';
import { keepPrivatePicture, readPrivatePicture } from '#server/privatePictures/privatePictures.ts';
import { hour } from '#shared/dates.ts';
import { languages } from '#shared/i18n.ts';
import { aPhoto } from '#test/pictures.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { privacyTexts } from '../texts.ts';
import { archiveOf } from './export.ts';
import { mostPictureBytes } from './pictures.ts';

describeOnEngines('the pictures of a download', (makeWorld) => {
  // spec: 80
  it('end where the archive is full, and the person is told how many are missing', async () => {
    const world = await makeWorld();
    const [first, second] = [await keep(world, '#a8123a'), await keep(world, '#123aa8')];
    const rows = [first, second, first].map(({ id }) => ({ picture_file: id }));
    const ctx = contextOf(world.app);
    const room = first.bytes.length + second.bytes.length;
    const inside = (files: Record<string, Uint8Array>) =>
      Object.keys(files).filter((name) => name.startsWith('pictures/'));

    const whole = await unpacked(archiveOf(ctx, { snaps: rows }, { language: 'ru', room }));
    expect(inside(whole.files)).toEqual(['pictures/1.webp', 'pictures/2.webp']);
    expect(whole.data).not.toHaveProperty('pictures_left_out');
    for (const language of languages) {
      const full = await unpacked(archiveOf(ctx, { snaps: rows }, { language, room: room - 1 }));
      expect(inside(full.files)).toEqual(['pictures/1.webp']);
      expect(Buffer.from(full.files['pictures/1.webp']!)).toEqual(first.bytes);
      expect(full.data.pictures_left_out).toBe(1);
      const files = (full.data.snaps as { picture_file: string | null }[]).map((row) => row.picture_file);
      expect(files).toEqual(['pictures/1.webp', null, 'pictures/1.webp']);
      const told = privacyTexts.server.data[language].noRoom.replace('{count}', '1');
      expect(full.page).toContain(told);
      expect(whole.page).not.toContain(told);
    }
    expect(mostPictureBytes).toBe(64 * 1024 * 1024);
  });
});

async function keep(world: World, colour: string) {
  const ctx = contextOf(world.app);
  const photo = await aPhoto(300, 200, colour);
  const { id } = await keepPrivatePicture(ctx, photo, { field: 'photo', keptForMs: 1 * hour });
  return { id, bytes: (await readPrivatePicture(ctx, id))! };
}

async function unpacked(archive: ReturnType<typeof archiveOf>) {
  const files = unzipSync((await archive).bytes as Uint8Array);
  const data = JSON.parse(strFromU8(files['data.json']!)) as Record<string, unknown>;
  return { files, data, page: strFromU8(files['data.html']!) };
}
