import { expect, it } from 'vitest';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { lessonsApi } from '#features/teaching/lessons/contract/lessons.ts';
import type { Input } from '#shared/contract.ts';
import { day, hour, minute } from '#shared/dates.ts';
import { dayAhead } from '#test/days.ts';
import { aLesson, aStudentWithLessons, buy } from '#test/school.ts';
import { type Caller, describeOnEngines, type World } from '#test/world.ts';
import { learningApi } from '../contract.ts';

const progress = { position_seconds: 1, duration_seconds: 10, watched: [] };

describeOnEngines('the opening of a lesson', (makeWorld) => {
  // spec: 700
  it('by date: closed at every door until that school day, and the list says when', async () => {
    const world = await makeWorld();
    const { course, student, lessons } = await aStudentWithLessons(world);
    const [id = ''] = lessons;
    const before = (await student.call(learningApi.openVideo, { id })).body;
    const opensOn = dayAhead(world, 3);
    await change(world, { id, opens_on: opensOn });
    const first = await firstOf(student, course.id);
    expect(first).toMatchObject({ locked: 'not_open_yet', can_watch: false, opens_on: opensOn });
    await expectClosed(student, id);
    for (const url of [before.url, before.captions[0]!.url]) expect(await play(world, url)).toBe(404);
    // Midnight of that day in Moscow is 21:00 UTC of the day before.
    world.passTime(Date.parse(`${opensOn}T00:00:00Z`) - 3 * hour - world.app.now().getTime() - 1 * minute);
    const late = await freshSession(world, student);
    expect((await late.call(learningApi.openVideo, { id })).status).toBe(403);
    world.passTime(2 * minute);
    expect((await late.call(learningApi.openVideo, { id })).status).toBe(200);
    expect(await firstOf(late, course.id)).toMatchObject({ locked: null, can_watch: true });
  });

  // spec: 700
  it('by days after the purchase: each buyer has a day of their own', async () => {
    const world = await makeWorld();
    const { course, student, lessons } = await aStudentWithLessons(world);
    const [id = ''] = lessons;
    await change(world, { id, opens_after_days: 2 });
    expect(await firstOf(student, course.id)).toMatchObject({ locked: 'not_open_yet' });
    expect(await firstOf(world.visitor(), course.id)).toMatchObject({
      ...{ locked: 'not_owned', opens_on: null, opens_after_days: 2 },
    });
    world.passTime(2 * day);
    const early = await freshSession(world, student);
    const later = await world.signedInAs('user');
    await buy(world, later, course);
    expect((await early.call(learningApi.openVideo, { id })).status).toBe(200);
    await expectClosed(later, id);
  });

  // spec: 700
  it('does not close a free lesson', async () => {
    const world = await makeWorld();
    const { lessons } = await aStudentWithLessons(world);
    await change(world, { id: lessons[1]!, opens_on: '2999-01-01' });
    expect((await world.visitor().call(learningApi.openVideo, { id: lessons[1]! })).status).toBe(200);
  });
});

describeOnEngines('the preview', (makeWorld) => {
  // spec: 688
  it('opens every lesson to those who manage lessons, and records nothing', async () => {
    const world = await makeWorld();
    const { course, lessons } = await aStudentWithLessons(world);
    const [id = ''] = lessons;
    await aLesson(world, course.id, { number: 4 });
    await change(world, { id, opens_on: '2999-01-01', is_active: false });
    const staff = await world.signedInAs('content_manager');
    const shown = (await staff.call(learningApi.lessons, { id: course.id, preview: '1' })).body;
    expect(shown).toMatchObject({ is_preview: true });
    expect(shown.lessons.map(({ can_watch, is_done }) => [can_watch, is_done])).toEqual(
      Array.from({ length: 4 }, () => [true, false]),
    );
    expect((await staff.call(learningApi.openVideo, { id })).status, 'without preview').toBe(404);
    const ticket = await staff.call(learningApi.openVideo, { id, preview: '1' });
    expect(ticket.status).toBe(200);
    expect(await play(world, ticket.body.url)).toBe(200);
    expect((await staff.call(learningApi.saveProgress, { id: lessons[2]!, ...progress })).status).toBe(403);
  });

  // spec: 688
  it('opens nothing to anybody else', async () => {
    const world = await makeWorld();
    const { course, lessons } = await aStudentWithLessons(world);
    for (const caller of [
      world.visitor(),
      await world.signedInAs('user'),
      await world.signedInAs('support'),
    ]) {
      const { body } = await caller.call(learningApi.lessons, { id: course.id, preview: '1' });
      expect(body.is_preview).toBe(false);
      expect(body.lessons.map(({ can_watch }) => can_watch)).toEqual([false, true, false]);
      const { status } = await caller.call(learningApi.openVideo, { id: lessons[0]!, preview: '1' });
      expect(status).toBe(403);
    }
  });
});

async function change(world: World, input: Input<typeof lessonsApi.change>) {
  const staff = await world.signedInAs('content_manager');
  expect((await staff.call(lessonsApi.change, input)).status).toBe(200);
}

async function firstOf(caller: Caller, courseId: string) {
  return (await caller.call(learningApi.lessons, { id: courseId })).body.lessons[0];
}

async function expectClosed(caller: Caller, id: string): Promise<void> {
  expect((await caller.call(learningApi.openVideo, { id })).status).toBe(403);
  expect((await caller.call(learningApi.saveProgress, { id, ...progress })).status).toBe(403);
  expect((await caller.call(learningApi.markDone, { id })).status).toBe(403);
}

async function play(world: World, url: string): Promise<number> {
  return (await world.server.inject({ url, remoteAddress: '10.0.0.1' })).statusCode;
}

/** Sessions end sooner than some lessons open. */
async function freshSession(
  world: World,
  { email, password }: { email: string; password: string },
): Promise<Caller> {
  const { body } = await world.visitor().call(signInApi.login, { email, password });
  return world.bearer(body.access_token);
}
