import { expect, it } from 'vitest';
import { rows } from '#test/rows.ts';
import { aCourse, buy } from '#test/school.ts';
import { describeOnBothEngines } from '#test/world.ts';
import { contextOf } from '../context.ts';
import { rangesOf } from './ranges.ts';

describeOnBothEngines('ranges of a table', (makeWorld) => {
  it('hold every row once, in the order of ids', async () => {
    const world = await makeWorld();
    const { db } = contextOf(world.app);
    expect(await Array.fromAsync(rangesOf(db, 'payments'))).toEqual([]);
    const course = await aCourse(world);
    for (let n = 0; n < 5; n++) await buy(world, await world.signedInAs('user'), course);
    const ids = (await rows<{ id: string }>(world, 'select id from payments')).map(({ id }) => id).sort();
    expect(await Array.fromAsync(rangesOf(db, 'payments', 2))).toEqual([
      { first: ids[0], last: ids[1] },
      { first: ids[2], last: ids[3] },
      { first: ids[4], last: ids[4] },
    ]);
  });
});
