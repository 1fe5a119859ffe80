/** Pictures beside reviews: private, but for what the page shows. */
import { expect, it } from 'vitest';
import { panelPrivacyApi } from '#features/office/privacy/contract/panel.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { pictureAddress } from '#shared/pictures.ts';
import { aPhoto, asDataUrl } from '#test/pictures.ts';
import { rows } from '#test/rows.ts';
import { aStudentWithLessons } from '#test/school.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { reviewsPanelApi } from '../contract/panel.ts';
import { reviewsApi } from '../contract/reviews.ts';

type Edited = ParsedInput<typeof reviewsApi.edit>;

const written = { name: 'Дарья', text: 'Хорошо', email: 'daria@example.com' };
const lasting = 'select id from private_pictures where expires_at is null';
const alt = { ru: 'Дарья у окна', en: 'Daria at a window' };

describeOnEngines('the picture of a review', (makeWorld) => {
  // spec: 320
  it('is shown beside it, with its words, while the page shows the review', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('content_manager');
    const id = await pictured(world, staff);
    const { file } = (await shown(world, 'en'))!;
    expect(await shown(world, 'en')).toMatchObject({ alt: 'Daria at a window' });
    expect(await answers(world, file)).toBe(200);
    // Kept for good, to be framed anew.
    expect(await rows(world, lasting)).toHaveLength(1);

    await staff.call(reviewsPanelApi.publish, { id, is_published: false });
    await world.runJobs();
    expect(await answers(world, file)).toBe(404);
    await staff.call(reviewsPanelApi.publish, { id, is_published: true });
    await world.runJobs();
    expect(await answers(world, file)).toBe(200);
    await staff.call(reviewsApi.remove, { id });
    await world.runJobs();
    expect(await answers(world, file)).toBe(404);
  });

  it('is replaced, framed anew and taken away; other changes leave it as it is', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('content_manager');
    const id = await pictured(world, staff);
    const first = (await shown(world))!.file;
    await edit(world, staff, { id, text: 'Очень хорошо' });
    expect(await shown(world)).toMatchObject({ file: first, alt: alt.ru });

    const crop = { x: 0, y: 0, width: 0.5, height: 0.5 };
    await edit(world, staff, { id, pictureFraming: { crop, focus: null } });
    const framed = (await shown(world))!.file;
    expect([framed === first, await answers(world, first)]).toEqual([false, 404]);
    const panel = (await staff.call(reviewsPanelApi.show, { id })).body;
    expect(panel.picture).toMatchObject({ framing: { crop }, photo: { width: 1200, height: 900 } });

    await edit(world, staff, { id, picture: asDataUrl(await aPhoto(600, 800)) });
    expect(await answers(world, framed)).toBe(404);
    const last = (await shown(world))!.file;
    await edit(world, staff, { id, picture: null });
    expect([await shown(world), await answers(world, last)]).toEqual([null, 404]);
    expect(await rows(world, lasting)).toEqual([]);
  });

  it('ends with the person whom the review is of', async () => {
    const world = await makeWorld();
    const { student } = await aStudentWithLessons(world);
    const [staff, owner] = [await world.signedInAs('content_manager'), await world.signedInAs('super_admin')];
    await pictured(world, staff, student.email);
    const { file } = (await shown(world))!;
    await owner.call(panelPrivacyApi.erase, { id: student.id, confirmation: student.email });
    await world.runJobs();
    expect(await answers(world, file)).toBe(404);
    expect(await rows(world, lasting)).toEqual([]);
  });

  it('is none where nobody gave one', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('content_manager');
    await staff.call(reviewsApi.add, written);
    await world.runJobs();
    expect(await shown(world)).toBeNull();
  });
});

async function pictured(world: World, staff: Person, email = written.email): Promise<string> {
  const picture = asDataUrl(await aPhoto(900, 1200));
  const { body } = await staff.call(reviewsApi.add, { ...written, email, picture, pictureAlt: alt });
  await world.runJobs();
  return body.id;
}

async function edit(world: World, staff: Person, input: Edited): Promise<void> {
  expect((await staff.call(reviewsApi.edit, input)).status).toBe(200);
  await world.runJobs();
}

async function shown(world: World, language: 'ru' | 'en' = 'ru') {
  return (await world.visitor(language).call(reviewsApi.list, {})).body.reviews[0]!.picture;
}

async function answers(world: World, file: string): Promise<number> {
  return (await world.server.inject(pictureAddress(file, 180))).statusCode;
}
