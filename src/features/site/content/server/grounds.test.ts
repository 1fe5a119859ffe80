import { expect, it } from 'vitest';
import { coursesApi } from '#features/teaching/courses/contract/courses.ts';
import { aCourse, aLesson, goLive } from '#test/school.ts';
import { describeOnOneEngine } from '#test/world.ts';
import { contentApi } from '../contract/content.ts';

describeOnOneEngine('the length of the main course', (makeWorld) => {
  it('is what its card says in a live school, whatever its lessons add up to', async () => {
    const world = await makeWorld();
    await goLive(world);
    const course = await aCourse(world, { durationHours: 8, lessonsCount: 5 });
    await aLesson(world, course.id, { number: 1, durationMinutes: 60, videoFile: 'film.mp4' });
    const visitor = world.visitor('ru');
    const [card] = (await visitor.call(coursesApi.list, {})).body.courses;
    expect(card).toMatchObject({ duration_hours: 8, lessons_count: 1 });
    const { statistics, questions } = (await visitor.call(contentApi.show, {})).body;
    expect(statistics).toContainEqual({
      value: '8',
      label: expect.stringMatching(/^часов занятий с практикой/),
    });
    expect(JSON.stringify(questions)).toMatch(/8 часов/);
    expect(JSON.stringify({ statistics, questions })).not.toMatch(/\b1 час(?!\p{L})/u);
  });

  it('is the sum over its lessons where the card names no hours beyond its films', async () => {
    const world = await makeWorld();
    await goLive(world);
    const course = await aCourse(world, { durationHours: 0 });
    for (const number of [1, 2])
      await aLesson(world, course.id, { number, durationMinutes: 90, videoFile: `film-${number}.mp4` });
    const { statistics } = (await world.visitor('ru').call(contentApi.show, {})).body;
    expect(statistics).toContainEqual({
      value: '3',
      label: expect.stringMatching(/^часа занятий с практикой/),
    });
  });
});
