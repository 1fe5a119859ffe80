import { expect, it } from 'vitest';
import { loadDemoSchool } from '#demo/school.ts';
import { schoolApi } from '#features/publishing/school/contract/school.ts';
import { coursesApi } from '#features/teaching/courses/contract/courses.ts';
import { roles } from '#shared/roles.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { contentApi } from '../contract/content.ts';
import { essentialsApi } from '../contract/essentials.ts';

describeOnEngines('the essentials of the shop window', (makeWorld) => {
  // spec: 744, 883
  it('are changed together, and the site shows them', async () => {
    const { world, director } = await school(makeWorld);
    const given = {
      phone: '8 911 222-33-44',
      email: 'Hello@Example.com',
      whatsapp: null,
      mainTitle: 'Новый заголовок',
      subtitle: 'Новый подзаголовок',
      price: 11_500,
    };
    const saved = await director.call(essentialsApi.save, given);
    expect(saved).toMatchObject({
      status: 200,
      body: { ...given, phone: '+79112223344', email: 'hello@example.com' },
    });
    const visitor = world.visitor('ru');
    expect((await visitor.call(schoolApi.show, {})).body).toMatchObject({
      phone: '+79112223344',
      whatsapp: null,
    });
    expect((await visitor.call(contentApi.show, {})).body.hero).toMatchObject({
      title: 'Новый заголовок',
      lead: 'Новый подзаголовок',
    });
    const { courses } = (await visitor.call(coursesApi.list, {})).body;
    expect(courses.find(({ type }) => type === 'optimum')!.price).toBe(11_500);
    // Fields left out stay as they are.
    await director.call(essentialsApi.save, { mainTitle: 'Ещё один' });
    const { body } = await director.call(essentialsApi.show, {});
    expect(body).toMatchObject({
      phone: '+79112223344',
      mainTitle: 'Ещё один',
      subtitle: 'Новый подзаголовок',
    });
  });

  // spec: 746, 747, 815, 883
  it('hold the texts of the specification by their names, and change them where they stand', async () => {
    const { world, director } = await school(makeWorld);
    const given = {
      ...{ heroTitle: 'Первый экран', heroSubtitle: 'Под ним', courseTitle: 'Наши курсы' },
      ...{ aboutTitle: 'Кто мы', aboutText: 'Начало.\n\nПродолжение.' },
    };
    const saved = await director.call(essentialsApi.save, given);
    expect(saved).toMatchObject({
      status: 200,
      body: { ...given, mainTitle: 'Первый экран', subtitle: 'Под ним' },
    });
    const { hero, headings, founder } = (await world.visitor('ru').call(contentApi.show, {})).body;
    expect([hero.title, hero.lead, headings.courses.title, headings.about.title]).toEqual(
      Object.values(given).slice(0, 4),
    );
    expect(founder).toMatchObject({ name: 'Вера Ланская', story: ['Начало.', 'Продолжение.'] });
    expect((await director.call(essentialsApi.save, { aboutText: null })).body.fields).toHaveProperty(
      'aboutText',
    );
  });

  // spec: 744
  it('are all changed or none: an editor may not change the price', async () => {
    const { world } = await school(makeWorld);
    const editor = await world.signedInAs('content_manager');
    const before = (await editor.call(essentialsApi.show, {})).body;
    const refused = await editor.call(essentialsApi.save, { mainTitle: 'Дёшево', price: 1 });
    expect(refused.status).toBe(403);
    expect((await editor.call(essentialsApi.show, {})).body).toEqual(before);
    // Sent unchanged, the price needs no permission.
    const { version: _, ...same } = before;
    expect(
      (await editor.call(essentialsApi.save, { ...same, price: same.price!, mainTitle: 'Иначе' })).status,
    ).toBe(200);
  });

  it('changed meanwhile, they are not overwritten', async () => {
    const { director } = await school(makeWorld);
    const { version } = (await director.call(essentialsApi.show, {})).body;
    const answers = await Promise.all(
      [11_000, 11_100].map((price) => director.call(essentialsApi.save, { price, version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    ['a promotion that is dearer than none', { price: 13_000 }, 'price'],
    ['a fraction of a kopeck', { price: 1.001 }, 'price'],
    ['no telephone number', { phone: 'звоните' }, 'phone'],
    ['an empty title', { mainTitle: ' ' }, 'mainTitle'],
  ])('are not %s', async (_, given, field) => {
    const { director } = await school(makeWorld);
    const { status, body } = await director.call(essentialsApi.save, given);
    expect({ status, fields: Object.keys(body.fields ?? {}) }).toEqual({ status: 422, fields: [field] });
  });

  // spec: 113
  it('tell what is crossed out beside the price: in a live school never more than the course has cost', async () => {
    const { world, director } = await school(makeWorld);
    const comparison = async () => {
      const { compare_at, compare_at_limit } = (await director.call(essentialsApi.show, {})).body;
      return [compare_at, compare_at_limit];
    };
    expect(await comparison()).toEqual([24_000, null]);
    world.app.config.mode = 'live';
    expect(await comparison()).toEqual([24_000, 12_500]);
    await director.call(essentialsApi.save, { price: 11_000 });
    expect(await comparison()).toEqual([12_500, 12_500]);
  });

  it.each(roles)('who is %s may change them or may not', async (role) => {
    const { world } = await school(makeWorld);
    const person = await world.signedInAs(role);
    const expected = ['content_manager', 'admin', 'super_admin'].includes(role) ? 200 : 403;
    expect((await person.call(essentialsApi.show, {})).status).toBe(expected);
    expect((await person.call(essentialsApi.save, { mainTitle: 'Новый' })).status).toBe(expected);
    const price = ['admin', 'super_admin'].includes(role) ? 200 : 403;
    expect((await person.call(essentialsApi.save, { price: 11_000 })).status).toBe(price);
  });
});

async function school(makeWorld: () => Promise<World>) {
  const world = await makeWorld();
  await loadDemoSchool(world.app);
  return { world, director: await world.signedInAs('admin') };
}
