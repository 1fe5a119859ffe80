import { expect, it } from 'vitest';
import { aCourse } from '#test/school.ts';
import { describeOnEngines } from '#test/world.ts';
import { lessonsApi } from '../contract/lessons.ts';
import { sectionsApi } from '../contract/sections.ts';

describeOnEngines('the fields of a lesson', (makeWorld) => {
  it('are each kept, at the start and when it is changed, and have their defaults', async () => {
    const world = await makeWorld();
    const staff = await world.signedInAs('content_manager');
    const course = await aCourse(world);
    const section = { id: course.id, title: { ru: 'Практика' } };
    const { body: made } = await staff.call(sectionsApi.create, section);
    const filled = {
      ...{ title: 'Дефиле', description: 'Походка', bonus: 'Разбор походки', lesson_number: 3 },
      ...{ duration_minutes: 90, yandex_disk_url: 'https://disk.yandex.ru/i/abc', is_free: true },
      ...{ video_url: 'https://rutube.ru/video/0123456789abcdef0123456789abcdef/', is_active: false },
      ...{ url: 'https://youtu.be/dQw4w9WgXcQ', section_id: made.id, has_done_button: false },
      ...{ opens_on: '2027-03-01', opens_after_days: 14 },
      translations: { title: { en: 'Catwalk', zh: '走秀' }, bonus: { en: 'Your walk', zh: '步态' } },
    };
    const emptied = {
      ...{
        title: 'Поза',
        description: '',
        bonus: null,
        lesson_number: 4,
        duration_minutes: 0,
        is_free: false,
      },
      ...{ yandex_disk_url: null, video_url: null, url: null, is_active: true, section_id: null },
      ...{ opens_on: null, opens_after_days: null, has_done_button: true },
    };
    const { body: added } = await staff.call(lessonsApi.create, { id: course.id, ...filled });
    expect(added).toMatchObject(filled);
    const { body: changed } = await staff.call(lessonsApi.change, { id: added.id, ...emptied });
    expect(changed).toMatchObject(emptied);
    expect(changed.translations).toEqual(filled.translations);
    expect((await staff.call(lessonsApi.change, { id: added.id, ...filled })).body).toMatchObject(filled);
    const { body: plain } = await staff.call(lessonsApi.create, { id: course.id, title: 'Дефиле' });
    expect(plain).toMatchObject({ ...emptied, title: 'Дефиле', lesson_number: 1 });
  });
});
