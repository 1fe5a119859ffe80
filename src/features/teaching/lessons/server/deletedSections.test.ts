import { expect, it } from 'vitest';
import { auditApi } from '#features/records/audit/contract.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { queueDueSchedules } from '#server/outbox/schedules.ts';
import { day } from '#shared/dates.ts';
import { anEmptyCourse } from '#test/school.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { lessonsApi } from '../contract/lessons.ts';
import { sectionsApi } from '../contract/sections.ts';
import { lessonsSchedules } from './jobs.ts';

describeOnEngines('deleted sections', (makeWorld) => {
  it('come back where they stood, with those lessons that found no other', async () => {
    const { staff, course, basics, practice, lessons, shown } = await aCourseOfTwoSections(await makeWorld());
    expect(await shown()).toEqual(['Основы: А', 'Основы: Б', 'Практика: В']);
    await staff.call(sectionsApi.delete, { id: basics });
    expect(await shown()).toEqual(['А', 'Б', 'Практика: В']);
    const [, second] = lessons;
    await staff.call(lessonsApi.change, { id: second!, section_id: practice });

    const back = await staff.call(sectionsApi.restore, { id: basics });
    expect(back.body.title).toEqual({ ru: 'Основы' });
    expect(await shown()).toEqual(['Основы: А', 'Практика: Б', 'Практика: В']);
    expect((await staff.call(sectionsApi.restore, { id: basics })).status, 'repeated').toBe(200);
    const owner = await course.world.signedInAs('super_admin');
    const { entries } = (await owner.call(auditApi.list, { action: 'section.restored' })).body;
    expect(entries).toHaveLength(1);
  });

  it('take no new lessons or names, and are gone for good after thirty days', async () => {
    const { staff, course, basics, lessons } = await aCourseOfTwoSections(await makeWorld());
    await staff.call(sectionsApi.delete, { id: basics });
    const moved = await staff.call(lessonsApi.change, { id: lessons[2]!, section_id: basics });
    expect(moved.body.fields).toHaveProperty('section_id');
    const renamed = await staff.call(sectionsApi.rename, { id: basics, title: { ru: 'Начало' } });
    expect(renamed.status).toBe(404);
    expect((await staff.call(sectionsApi.delete, { id: basics })).status).toBe(404);
    const { world } = course;
    world.passTime(31 * day);
    await queueDueSchedules(world.app, lessonsSchedules);
    await world.runJobs();
    const later = await world.signedInAs('content_manager');
    expect((await later.call(sectionsApi.restore, { id: basics })).status).toBe(404);
  });
});

async function aCourseOfTwoSections(world: World) {
  const { id } = await anEmptyCourse(world);
  const staff = await world.signedInAs('content_manager');
  const section = async (ru: string) => (await staff.call(sectionsApi.create, { id, title: { ru } })).body.id;
  const [basics, practice] = [await section('Основы'), await section('Практика')];
  const add = async (title: string, fields: object) =>
    (await staff.call(lessonsApi.create, { id, title, ...fields })).body.id;
  const lessons: string[] = [];
  for (const [title, section_id] of [
    ['А', basics],
    ['Б', basics],
    ['В', practice],
  ])
    lessons.push(await add(title!, { section_id, order: lessons.length + 1 }));
  const shown = async () =>
    (await staff.call(learningApi.lessons, { id })).body.lessons.map(({ title, section }) =>
      [section?.title, title].filter(Boolean).join(': '),
    );
  return { staff, course: { id, world }, basics, practice, lessons, shown };
}
