import { expect, it } from 'vitest';
import { seenPath } from '#features/records/visits/contract/path.ts';
import { writeVisits } from '#features/records/visits/server/counting.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { day, hour } from '#shared/dates.ts';
import { aCourse, aStudentWithLessons, buy } from '#test/school.ts';
import { describeOnBothEngines, type World } from '#test/world.ts';
import { analyticsApi, type stuckNames } from '../contract.ts';

describeOnBothEngines('analytics', (makeWorld) => {
  // spec: 615
  it('tell visits, sales and learning of the last days beside those before', async () => {
    const world = await makeWorld();
    const { course } = await aStudentWithLessons(world);
    await visit(world);
    world.passTime(10 * day);
    await visit(world);
    const owner = await world.signedInAs('super_admin');
    const { body } = await owner.call(analyticsApi.show, { days: 7 });
    expect(body.now).toMatchObject({ visitors: 1, views: 1 });
    expect(body.before).toMatchObject({ visitors: 1, views: 1 });
    expect(body.days).toHaveLength(7);
    expect(body.funnel.visit).toBe(1);
    expect(body.sources).toMatchObject([{ value: 'example.com', visitors: 1 }]);
    expect(body.learning).toMatchObject([{ course: course.title, students: 1, begun: 0 }]);
    const again = await world.signedInAs('user', { email: 'other@example.com' });
    expect((await again.call(analyticsApi.show, { days: 7 })).status).toBe(403);
  });

  // spec: 615
  it('tell sums only to those who may see them, and a period is one of those offered', async () => {
    const world = await makeWorld();
    const [clerk, financial] = [await world.signedInAs('support'), await world.signedInAs('financial')];
    const shown = async (who: typeof clerk) => (await who.call(analyticsApi.show, { days: 30 })).body;
    expect((await shown(clerk)).now).toMatchObject({ received: null, returned: null, average: null });
    expect((await shown(financial)).now).toMatchObject({ received: 0, returned: 0, average: 0 });
    expect((await clerk.call(analyticsApi.show, { days: 8 })).body.fields).toHaveProperty('days');
  });

  // spec: 617
  it('name who never began after a week', async () => {
    const world = await makeWorld();
    const { student, course } = await aStudentWithLessons(world);
    expect(await stuck(world, 'never_began')).toEqual([]);
    world.passTime(8 * day);
    expect(await stuck(world, 'never_began')).toMatchObject([{ id: student.id, course: course.title }]);
    expect(await stuck(world, 'stopped')).toEqual([]);
  });

  // spec: 617
  it('name who began and stopped for two weeks', async () => {
    const world = await makeWorld();
    const { student, course, lessons } = await aStudentWithLessons(world);
    await student.call(learningApi.markDone, { id: lessons[0]! });
    world.passTime(8 * day);
    expect(await stuck(world, 'never_began')).toEqual([]);
    expect(await stuck(world, 'stopped')).toEqual([]);
    world.passTime(7 * day);
    expect(await stuck(world, 'stopped')).toMatchObject([{ id: student.id, course: course.title }]);
  });

  // spec: 615
  it('name who paid and never signed in', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    await buy(world, world.visitor(), course);
    world.passTime(4 * day);
    expect(await stuck(world, 'never_signed_in')).toMatchObject([
      { email: 'lena@example.com', course: course.title },
    ]);
    const student = await aStudentWithLessons(world);
    await student.student.call(learningApi.purchased, {});
    world.passTime(4 * day);
    expect(await stuck(world, 'never_signed_in')).toHaveLength(1);
  });

  // spec: 615
  it('name who came back to the same lesson for the third time, until it is done', async () => {
    const world = await makeWorld();
    const { student, course, lessons } = await aStudentWithLessons(world);
    const watch = async () => {
      const seen = { position_seconds: 5, duration_seconds: 100, watched: [{ from: 0, to: 5 }] };
      expect((await student.call(learningApi.saveProgress, { id: lessons[0]!, ...seen })).status).toBe(200);
    };
    await watch();
    await watch();
    world.passTime(2 * hour);
    await watch();
    expect(await stuck(world, 'repeats')).toEqual([]);
    world.passTime(2 * hour);
    await watch();
    expect(await stuck(world, 'repeats')).toMatchObject([{ id: student.id, course: course.title }]);
    await student.call(learningApi.markDone, { id: lessons[0]! });
    expect(await stuck(world, 'repeats')).toEqual([]);
  });

  it('say what is kept of visits', async () => {
    const world = await makeWorld();
    await visit(world);
    const { tables } = (await (await world.signedInAs('manager')).call(analyticsApi.stored, {})).body;
    expect(tables.find(({ table }) => table === 'visit_hashes')).toEqual({ table: 'visit_hashes', rows: 1 });
  });
});

async function stuck(world: World, kind: (typeof stuckNames)[number]) {
  const clerk = await world.signedInAs('support');
  return (await clerk.call(analyticsApi.stuck, { kind })).body.students;
}

async function visit(world: World): Promise<void> {
  await world.server.inject({
    method: 'POST',
    url: seenPath,
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    payload: { page: '/', from: 'https://example.com/', step: 'visit' },
  });
  await writeVisits(world.app);
}
