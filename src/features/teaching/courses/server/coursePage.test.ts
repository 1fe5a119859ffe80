import { expect, it } from 'vitest';
import { deleteLessonsOf } from '#features/teaching/lessons/server/lessons.ts';
import { contextOf } from '#server/context.ts';
import { aCourse } from '#test/school.ts';
import { describeOnEngines } from '#test/world.ts';
import { coursePagesApi } from '../contract/pages.ts';
import { coursesPanelApi } from '../contract/panel.ts';
import { deleteCourse } from './removal.ts';

describeOnEngines('the page of a course', (makeWorld) => {
  it('stands at its title in Latin letters, and says what the course teaches', async () => {
    const world = await makeWorld();
    const { id } = await aCourse(world);
    const staff = await world.signedInAs('admin');
    const saved = await staff.call(coursesPanelApi.save, {
      id,
      outcomes: 'Соберёте портфолио\n\n  Пройдёте кастинг ',
      translations: { en: { title: 'Become a model', outcomes: 'Build a portfolio' } },
    });
    expect(saved.body).toMatchObject({ slug: 'stan-modelyu-za-24-chasa' });
    const slug = 'stan-modelyu-za-24-chasa';
    const russian = (await world.visitor().call(coursePagesApi.show, { slug })).body;
    expect(russian.outcomes).toEqual(['Соберёте портфолио', 'Пройдёте кастинг']);
    expect(russian.course).toMatchObject({ id, slug, price: 12500 });
    const english = (await world.visitor('en').call(coursePagesApi.show, { slug })).body;
    expect(english).toMatchObject({ course: { title: 'Become a model' }, outcomes: ['Build a portfolio'] });
  });

  // spec: 67
  it('keeps its address when the title changes; an address that staff changed leads on', async () => {
    const world = await makeWorld();
    const { id } = await aCourse(world);
    const staff = await world.signedInAs('admin');
    const save = async (change: object) => (await staff.call(coursesPanelApi.save, { id, ...change })).body;
    const at = async (slug: string) =>
      (await world.visitor().call(coursePagesApi.show, { slug })).body.course;
    expect(await save({ title: 'Другое имя' })).toMatchObject({ slug: 'stan-modelyu-za-24-chasa' });
    expect(await save({ slug: 'Podium' })).toMatchObject({ slug: 'podium' });
    expect(await save({ slug: '' })).toMatchObject({ slug: 'drugoe-imya' });
    expect(await save({ slug: '' })).toMatchObject({ slug: 'drugoe-imya' });
    expect(await save({ slug: 'podium-2' })).toMatchObject({ slug: 'podium-2' });
    for (const slug of ['stan-modelyu-za-24-chasa', 'podium', 'drugoe-imya', 'podium-2'])
      expect(await at(slug)).toMatchObject({ id, slug: 'podium-2' });
    // Its own former address may become the present one again.
    expect(await save({ slug: 'podium' })).toMatchObject({ slug: 'podium' });
    expect(await at('podium-2')).toMatchObject({ slug: 'podium' });
  });

  // spec: 67
  it('has an address that no other course has or had', async () => {
    const world = await makeWorld();
    const first = await aCourse(world);
    const second = await aCourse(world);
    const staff = await world.signedInAs('admin');
    const { courses } = (await staff.call(coursesPanelApi.list, {})).body;
    const slugOf = (id: string) => courses.find((course) => course.id === id)?.slug;
    expect([first, second].map(({ id }) => slugOf(id)).toSorted()).toEqual([
      'stan-modelyu-za-24-chasa',
      'stan-modelyu-za-24-chasa-2',
    ]);
    await staff.call(coursesPanelApi.save, { id: first.id, slug: 'first' });
    for (const slug of ['first', slugOf(first.id)!]) {
      const refused = { status: 422, body: { fields: { slug: expect.stringContaining('занят') } } };
      expect(await staff.call(coursesPanelApi.save, { id: second.id, slug })).toMatchObject(refused);
      expect(await staff.call(coursesPanelApi.create, { title: 'Новый', price: 1, slug })).toMatchObject(
        refused,
      );
    }
    for (const slug of ['два слова', 'курс', '-a', 'a--b', 'a/b'])
      expect((await staff.call(coursesPanelApi.save, { id: second.id, slug })).status, slug).toBe(422);
    const copy = (await staff.call(coursesPanelApi.duplicate, { id: first.id })).body;
    expect(copy.slug).toBe('stan-modelyu-za-24-chasa-kopiya');
  });

  it('is gone with the course: off sale, and where nothing ever was', async () => {
    const world = await makeWorld();
    const { id } = await aCourse(world);
    const staff = await world.signedInAs('admin');
    const slug = 'stan-modelyu-za-24-chasa';
    const status = async () => (await world.visitor().call(coursePagesApi.show, { slug })).status;
    expect(await status()).toBe(200);
    await staff.call(coursesPanelApi.save, { id, slug: 'other', is_active: false });
    expect(await status()).toBe(404);
    await contextOf(world.app).transaction(async (ctx) => {
      await deleteLessonsOf(ctx.db, id);
      await deleteCourse(ctx.db, id);
    });
    expect(await status()).toBe(404);
    // Addresses of a course that is gone for good are free again.
    await aCourse(world);
    expect(await status()).toBe(200);
  });
});
