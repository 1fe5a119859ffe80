import { expect, it } from 'vitest';
import { certificatesApi } from '#features/teaching/certificates/contract/certificates.ts';
import { enrolmentsOf } from '#features/teaching/enrolments/server/enrolments.ts';
import { lessonsApi } from '#features/teaching/lessons/contract/lessons.ts';
import { contextOf } from '#server/context.ts';
import { aPaidOrder, later, refundsOf } from '#test/refunds.ts';
import { goLive } from '#test/school.ts';
import { describeOnBothEngines, type Person, type World } from '#test/world.ts';
import { progressApi } from '../contract/panel.ts';
import { learningApi } from '../contract.ts';
import { standingIn } from '../rules/standing.ts';
import { standingsOf } from './standings.ts';

describeOnBothEngines('what counts in a course', (makeWorld) => {
  it('is the same in every place, rounded down', async () => {
    const { world, student, course, order } = await aPaidOrder(makeWorld);
    const lessons = await lessonsIn(student, course.id);
    for (const [done, percent] of [33, 66, 100].entries()) {
      await student.call(learningApi.markDone, { id: lessons[done]! });
      expect(await everywhere(world, { student, courseId: course.id, order })).toEqual({
        cabinet: percent,
        exported: percent,
        counts: Array.from({ length: 4 }, () => `${done + 1}/3`),
      });
    }
  });

  it('is in a live school what there is to watch: a lesson to come is in no count', async () => {
    const { world, student, course, order } = await aPaidOrder(makeWorld);
    await goLive(world);
    const lessons = await lessonsIn(student, course.id);
    const listed = (await student.call(learningApi.lessons, { id: course.id })).body.lessons;
    expect(listed.map(({ is_counted, has_done_button }) => [is_counted, has_done_button])).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ]);
    expect((await student.call(learningApi.markDone, { id: lessons[2]! })).status).toBe(403);
    await student.call(learningApi.markDone, { id: lessons[0]! });
    expect((await everywhere(world, { student, courseId: course.id, order })).cabinet).toBe(50);
    await student.call(learningApi.markDone, { id: lessons[1]! });
    await world.runJobs();
    expect((await student.call(certificatesApi.mine, {})).body.certificates).toHaveLength(1);
    // Its film arrives: the course goes on.
    const staff = await world.signedInAs('content_manager');
    const video_url = 'https://rutube.ru/video/0123456789abcdef0123456789abcdef/';
    await staff.call(lessonsApi.change, { id: lessons[2]!, video_url });
    const { cabinet } = await everywhere(world, { student, courseId: course.id, order });
    expect(cabinet).toBe(66);
  });
});

async function lessonsIn(student: Person, courseId: string): Promise<string[]> {
  return (await student.call(learningApi.lessons, { id: courseId })).body.lessons.map(({ id }) => id);
}

/** Percents and counts of the cabinet, its lessons, the panel, mails, refunds and the export. */
async function everywhere(
  world: World,
  { student, courseId, order }: { student: Person; courseId: string; order: string },
) {
  const again = await later(world, student);
  const [own] = (await again.call(learningApi.purchased, {})).body.courses;
  const { lessons } = (await again.call(learningApi.lessons, { id: courseId })).body;
  const admin = await world.signedInAs('admin');
  const [inPanel] = (await admin.call(progressApi.ofPerson, { id: student.id })).body.courses;
  const exported = await admin.request({ url: '/api/export/progress?format=json' });
  const [row] = exported.body as unknown as {
    percent: number;
    lessons_done: number;
    lessons_total: number;
  }[];
  const ctx = contextOf(world.app);
  const [standing] = await standingsOf(ctx, await enrolmentsOf(ctx, student.id));
  const inCabinet = standingIn(lessons, null);
  const suggestion = (await refundsOf(await world.signedInAs('financial'), order)).suggestion!;
  return {
    cabinet: own!.progress,
    exported: row!.percent,
    counts: [
      `${inCabinet.done}/${inCabinet.total}`,
      `${inPanel!.lessons_done}/${inPanel!.lessons_total}`,
      `${standing!.standing.done}/${standing!.standing.total}`,
      `${suggestion.lessons_done}/${suggestion.lessons_total}`,
    ],
  };
}
