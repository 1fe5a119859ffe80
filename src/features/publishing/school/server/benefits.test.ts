import { expect, it } from 'vitest';
import { documentsApi } from '#features/publishing/documents/contract/documents.ts';
import { followBenefits, publishDocument } from '#features/publishing/documents/server/publishDocument.ts';
import { contentApi } from '#features/site/content/contract/content.ts';
import { supportSettingsApi } from '#features/talk/support/contract/settings.ts';
import { coursesPanelApi } from '#features/teaching/courses/contract/panel.ts';
import type { MaterialPurpose } from '#features/teaching/courses/rules/goods.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { materialsPanelApi } from '#features/teaching/materials/contract.ts';
import { contextOf } from '#server/context.ts';
import { currentVersion } from '#server/versions/versions.ts';
import { aroundTheClock, officeHours, type WeekHours } from '#shared/openingHours.ts';
import { aCourse, aLesson, anEmptyCourse, goLive } from '#test/school.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { schoolPanelApi } from '../contract/panel.ts';
import { type OwnBenefit, ownBenefits } from '../rules/benefits.ts';

describeOnEngines('what a school promises', (makeWorld) => {
  // spec: 36
  it('is all there in a demo school, nothing in a live one until its owner says so, and what they say', async () => {
    const world = await makeWorld();
    const { id } = await aCourse(world, { includes: ownBenefits });
    const owner = await world.signedInAs('super_admin');
    expect(await included(world)).toContain('Руководство в PDF, около 50 страниц');
    expect((await owner.call(schoolPanelApi.showSettings, {})).body.benefits).toEqual(ownBenefits);

    await goLive(world);
    await addGoods(world, { id, purposes: ['guide', 'templates', 'agencies', 'community'] });
    expect((await owner.call(schoolPanelApi.showSettings, {})).body.benefits).toEqual([]);
    const lines = await included(world);
    expect(lines).toHaveLength(6);
    expect(lines.join()).not.toMatch(/PDF|сообщество|консультация|Шаблоны|База/);

    const before = await currentVersion(world.app.database.handle, 'pages');
    expect(await choose(owner, ['templates', 'guide'])).toEqual(['guide', 'templates']);
    expect(await currentVersion(world.app.database.handle, 'pages')).toBeGreaterThan(before);
    const now = await included(world);
    expect(now).toHaveLength(6);
    expect(now).toEqual(expect.arrayContaining(['Руководство в PDF', 'Шаблоны портфолио']));
    expect(now.join()).not.toMatch(/сообщество|консультация|агентств/);
    await choose(owner, []);
    expect(await included(world)).toEqual(lines);
  });

  // spec: 26
  it('is in a live school what a course on sale includes, and no course that is not on sale', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    await goLive(world);
    await choose(owner, ['guide', 'templates']);
    expect((await included(world)).join()).not.toMatch(/PDF|Шаблоны/);
    const sold = await aCourse(world, { includes: ['templates'], position: 1 });
    const draft = await aCourse(world, { includes: ['guide'], position: 2, isActive: false });
    await addGoods(world, { id: sold.id, purposes: ['templates'] });
    await addGoods(world, { id: draft.id, purposes: ['guide'] });
    const lines = await included(world);
    expect(lines).toHaveLength(6);
    expect(lines).toContain('Шаблоны портфолио');
    expect(lines.join()).not.toMatch(/PDF/);
    // Things that are sold are not those that are switched off.
    await choose(owner, ['guide']);
    expect((await included(world)).join()).not.toMatch(/PDF|Шаблоны/);
  });

  // spec: 25
  it('is in a live school only what has a file, a link or a request behind it, which the panel says', async () => {
    const world = await makeWorld();
    await goLive(world);
    const owner = await world.signedInAs('super_admin');
    await choose(owner, ['guide', 'templates', 'consultation']);
    const { id } = await aCourse(world, { includes: ['guide', 'templates', 'consultation'] });
    expect((await included(world)).join()).not.toMatch(/PDF|Шаблоны/);
    expect(await included(world)).toContain('Личная консультация, 60 минут');
    const before = await currentVersion(world.app.database.handle, 'pages');
    const [guide] = await addGoods(world, { id, purposes: ['guide'] });
    expect(await currentVersion(world.app.database.handle, 'pages'), 'drawn anew').toBeGreaterThan(before);
    expect(await included(world)).toContain('Руководство в PDF');
    expect((await included(world)).join()).not.toMatch(/Шаблоны/);
    const [course] = (await owner.call(coursesPanelApi.list, {})).body.courses;
    expect(course).toMatchObject({ includes: ['guide', 'templates', 'consultation'], goods: ['guide'] });
    await owner.call(materialsPanelApi.remove, { id: guide! });
    expect((await included(world)).join()).not.toMatch(/PDF/);
  });

  // spec: 25
  it('of a lesson is its bonus, once there is a material in it', async () => {
    const world = await makeWorld();
    await goLive(world);
    const { id } = await anEmptyCourse(world);
    await aLesson(world, id, { videoFile: 'film.mp4', bonus: { ru: 'Список вещей' } });
    const lessons = async () => (await world.visitor().call(learningApi.lessons, { id })).body.lessons;
    const [lesson] = await lessons();
    expect(lesson!.bonus).toBeNull();
    await addGoods(world, { id, purposes: ['other'], lesson_id: lesson!.id });
    expect((await lessons())[0]!.bonus).toBe('Список вещей');
    const demo = await makeWorld();
    const course = await anEmptyCourse(demo);
    await aLesson(demo, course.id, { videoFile: 'film.mp4', bonus: { ru: 'Список вещей' } });
    const shown = (await demo.visitor().call(learningApi.lessons, { id: course.id })).body.lessons;
    expect(shown[0]!.bonus).toBe('Список вещей');
  });

  // spec: 36
  it('is support at the hours that its chat has', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    expect(await support(world)).toEqual(['Техническая поддержка круглосуточно']);

    world.app.config.mode = 'live';
    expect(await support(world)).toEqual([]);
    await keepChat(owner, officeHours);
    expect(await support(world)).toEqual(['Поддержка в чате: сотрудник ответит в рабочие часы']);
    await keepChat(owner, Array(7).fill(null));
    expect(await support(world)).toEqual([]);
    await keepChat(owner, aroundTheClock);
    expect(await support(world)).toEqual(['Техническая поддержка круглосуточно']);
  });

  // spec: 36
  it('names its contacts where it has any', async () => {
    const world = await makeWorld();
    world.app.config.mode = 'live';
    const owner = await world.signedInAs('super_admin');
    const { version, email, phone } = (await owner.call(schoolPanelApi.showContacts, {})).body;
    expect([email, phone]).toEqual([null, null]);
    const asked = async () => (await world.visitor('ru').call(contentApi.show, {})).body.questions;
    expect(await asked()).toHaveLength(10);
    expect(JSON.stringify(await asked())).not.toContain('контакты стоят внизу');
    await owner.call(schoolPanelApi.saveContacts, { email: 'school@example.com', version });
    expect(await asked()).toHaveLength(10);
    expect(JSON.stringify(await asked())).toContain('контакты стоят внизу');
  });

  // spec: 36
  it('is what its offer speaks of: another edition follows, unless the school has written its own', async () => {
    const world = await makeWorld();
    expect(await offer(world)).toMatchObject({ version: 1, text: expect.stringContaining('Рассрочка') });
    world.app.config.mode = 'live';
    world.app.config.tbank = null;
    await Promise.all([followBenefits(contextOf(world.app)), followBenefits(contextOf(world.app))]);
    const second = await offer(world);
    expect(second.version).toBe(2);
    expect(second.text).not.toMatch(/рассрочк/i);
    expect(second.text).toMatch(/сертификат/i);
    await followBenefits(contextOf(world.app));
    expect((await offer(world)).version).toBe(2);

    const own = { ru: { title: 'Оферта', blocks: [{ paragraph: 'Рассрочка и сертификат.' }] } };
    await contextOf(world.app).transaction((ctx) => publishDocument(ctx, 'offer', own));
    world.app.config.mode = 'demo';
    await choose(await world.signedInAs('super_admin'), ['guide']);
    await world.runJobs();
    expect((await offer(world)).version).toBe(3);
  });

  it('changes its documents when its settings change', async () => {
    const world = await makeWorld();
    world.app.config.mode = 'live';
    world.app.config.tbank = null;
    await choose(await world.signedInAs('super_admin'), ['guide']);
    await world.runJobs();
    expect((await offer(world)).text).not.toMatch(/рассрочк/i);
  });

  it('cannot be what there is nothing behind yet', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    const { logo: _, ...settings } = (await owner.call(schoolPanelApi.showSettings, {})).body;
    const answer = await owner.call(schoolPanelApi.saveSettings, {
      ...settings,
      benefits: ['chat' as OwnBenefit],
    });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, ['benefits.0']]);
  });
});

/** A link for each purpose. @returns ids of the materials */
async function addGoods(
  world: World,
  { id, purposes, lesson_id }: { id: string; purposes: MaterialPurpose[]; lesson_id?: string },
) {
  const staff = await world.signedInAs('content_manager');
  const ids: string[] = [];
  for (const purpose of purposes) {
    const material = { id, lesson_id, purpose, title: { ru: purpose }, url: 'https://school.example.com/a' };
    ids.push((await staff.call(materialsPanelApi.add, material)).body.id);
  }
  return ids;
}

async function choose(owner: Person, benefits: OwnBenefit[]) {
  const { logo: _, ...settings } = (await owner.call(schoolPanelApi.showSettings, {})).body;
  return (await owner.call(schoolPanelApi.saveSettings, { ...settings, benefits })).body.benefits;
}

async function keepChat(owner: Person, hours: WeekHours) {
  const { body } = await owner.call(supportSettingsApi.show, {});
  const kept = { is_on: true, hours: [...hours], keep_days: 365, version: body.version };
  expect((await owner.call(supportSettingsApi.save, kept)).status).toBe(200);
}

async function support(world: World): Promise<string[]> {
  const { guarantees } = (await world.visitor('ru').call(contentApi.show, {})).body.promises;
  expect(guarantees).toHaveLength(6);
  return guarantees.filter((line) => /поддержк/i.test(line));
}

async function included(world: World): Promise<string[]> {
  return (await world.visitor('ru').call(contentApi.show, {})).body.promises.included;
}

async function offer(world: World) {
  const { body } = await world.visitor('ru').call(documentsApi.show, { document: 'offer' });
  return { version: body.version, text: JSON.stringify(body.blocks) };
}
