import { expect, it } from 'vitest';
import { contextOf } from '#server/context.ts';
import { rows } from '#test/rows.ts';
import { aCourse } from '#test/school.ts';
import { describeOnDrawnEngines } from '#test/world.ts';
import { grantEnrolment } from './enrolments.ts';
import { rangesOfEnrolments } from './ranges.ts';

describeOnDrawnEngines('ranges of enrolments', (makeWorld) => {
  it('hold every enrolment once, in the order of ids', async () => {
    const world = await makeWorld();
    const { db } = contextOf(world.app);
    expect(await Array.fromAsync(rangesOfEnrolments(db))).toEqual([]);
    const course = await aCourse(world);
    for (let n = 0; n < 5; n++) {
      const { id: userId } = await world.signedInAs('user');
      await contextOf(world.app).transaction((ctx) =>
        grantEnrolment(ctx, { userId, courseId: course.id, orderId: null }),
      );
    }
    const ids = (await rows<{ id: string }>(world, 'select id from enrolments')).map(({ id }) => id).sort();
    expect(await Array.fromAsync(rangesOfEnrolments(db, 2))).toEqual([
      { first: ids[0], last: ids[1] },
      { first: ids[2], last: ids[3] },
      { first: ids[4], last: ids[4] },
    ]);
  });
});
