/** A proof is shown to everybody, or to readers of one language. */
import { expect, it } from 'vitest';
import { auditApi } from '#features/records/audit/contract.ts';
import type { Language } from '#shared/i18n.ts';
import { aPhoto, asDataUrl } from '#test/pictures.ts';
import { rows } from '#test/rows.ts';
import { aSitePicture } from '#test/sitePictures.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { sitePicturesApi } from '../contract/panel.ts';
import { picturesApi } from '../contract/pictures.ts';
import { mostProofs } from '../rules.ts';

const alt = { ru: 'Модель', en: 'A model', zh: '模特' };

describeOnEngines('a picture for readers of one language', (makeWorld) => {
  // spec: 753
  it('is shown to them alone, in its order among those for everybody', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('content_manager');
    const add = (language: Language | null) => aSitePicture(world, { place: 'proof', language }, staff);
    const [english, common, chinese] = [await add('en'), await add(null), await add('zh')];
    expect(await proofsFor(world)).toEqual({ ru: [common], en: [english, common], zh: [common, chinese] });
    expect((await save(staff, english, null)).status).toBe(200);
    expect((await save(staff, common, 'zh')).status).toBe(200);
    expect(await proofsFor(world)).toEqual({
      ...{ ru: [english], en: [english] },
      zh: [english, common, chinese],
    });
    const { pictures } = (await staff.call(sitePicturesApi.list, {})).body;
    expect(pictures.map(({ language }) => language)).toEqual([null, 'zh', 'zh']);
  });

  it('is told by the audit log, before and after', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('content_manager');
    const id = await aSitePicture(world, { place: 'proof', alt, language: 'en' }, staff);
    await save(staff, id, 'zh');
    const owner = await world.signedInAs('super_admin');
    const { entries } = (await owner.call(auditApi.list, {})).body;
    const change = { before: { only_language: 'en' }, after: { only_language: 'zh' } };
    expect(entries.find(({ action }) => action === 'site_picture.edited')).toMatchObject(change);
  });

  // spec: 753
  it('is one of twelve proofs at most that a reader sees, whatever others see', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('content_manager');
    const picture = asDataUrl(await aPhoto());
    const add = (language: Language | null) =>
      staff.call(sitePicturesApi.add, { place: 'proof', picture, alt, language });
    for (let n = 0; n < mostProofs - 1; n++) expect((await add(null)).status).toBe(200);
    const russian = (await add('ru')).body.id;
    const tooMany = { status: 409, body: { code: 'picture_too_many' } };
    expect(await add('ru')).toMatchObject(tooMany);
    // Another one for everybody would be the thirteenth of readers in Russian.
    expect(await add(null)).toMatchObject(tooMany);
    const english = (await add('en')).body.id;
    for (const language of ['ru', null] as const) {
      const { status, body } = await save(staff, english, language);
      expect([language, status, Object.keys(body.fields ?? {})]).toEqual([language, 422, ['language']]);
    }
    expect((await save(staff, english, 'zh')).status).toBe(200);
    await staff.call(sitePicturesApi.remove, { id: russian });
    expect((await save(staff, english, 'ru')).status).toBe(200);
    expect(await staff.call(sitePicturesApi.restore, { id: russian })).toMatchObject(tooMany);
    const { ru, en, zh } = await proofsFor(world);
    expect([ru.length, en.length, zh.length]).toEqual([mostProofs, mostProofs - 1, mostProofs - 1]);
  });

  // spec: 753
  it.each(['hero', 'founder'] as const)('is never the %s, which is for everybody', async (place) => {
    const world = await makeWorld();
    const staff = await world.signedInAs('content_manager');
    const picture = asDataUrl(await aPhoto());
    const { status, body } = await staff.call(sitePicturesApi.add, {
      ...{ place, picture, alt, language: 'en' },
    });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['language']]);
    const id = await aSitePicture(world, { place }, staff);
    expect((await save(staff, id, 'en')).status).toBe(422);
    const past = rows(world, `update site_pictures set language = 'en' where id = '${id}' returning id`);
    await expect(past).rejects.toThrow(/check/i);
  });
});

/** Their ids in the order of the page. */
async function proofsFor(world: World): Promise<Record<'ru' | 'en' | 'zh', string[]>> {
  const seen = async (reader: Language) =>
    (await world.visitor(reader).call(picturesApi.show, {})).body.proofs.map(({ id }) => id);
  return { ru: await seen('ru'), en: await seen('en'), zh: await seen('zh') };
}

async function save(staff: Person, id: string, language: Language | null) {
  const { version } = (await staff.call(sitePicturesApi.show, { id })).body;
  return staff.call(sitePicturesApi.save, { id, version, alt, language });
}
