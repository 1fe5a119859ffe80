import { expect, it } from 'vitest';
import { peopleApi } from '#features/office/people/contract/actions.ts';
import { aCourse, aStudentWithLessons as aSchool } from '#test/school.ts';
import { describeOnEngines } from '#test/world.ts';
import { learningApi } from '../contract.ts';

describeOnEngines('lessons of own courses', (makeWorld) => {
  it('the lessons of all own courses are those of each, and nobody else’s', async () => {
    const world = await makeWorld();
    const { course, student, lessons } = await aSchool(world);
    const given = await aCourse(world, { title: 'Второй' });
    await aCourse(world, { title: 'Третий' });
    const staff = await world.signedInAs('manager');
    await staff.call(peopleApi.giveAccess, { id: student.id, course_id: given.id });
    await student.call(learningApi.markDone, { id: lessons[0]! });
    const { courses } = (await student.call(learningApi.ownLessons, {})).body;
    expect(courses.map((each) => each.course.id)).toEqual([given.id, course.id]);
    for (const each of courses)
      expect(each).toEqual((await student.call(learningApi.lessons, { id: each.course.id })).body);
    expect(courses[1]!.lessons[0]).toMatchObject({ is_done: true });
    const stranger = await world.signedInAs('user');
    expect((await stranger.call(learningApi.ownLessons, {})).body).toEqual({ courses: [] });
    expect(await world.visitor().call(learningApi.ownLessons, {})).toMatchObject({ status: 401 });
  });
});
