// Lane: alone.
/** Who is answered by the thread that reads: staff alone, and those who make exports for them. */
import { SqliteQueryCompiler } from 'kysely';
import { expect, it } from 'vitest';
import { dashboardApi } from '#features/office/dashboard/contract.ts';
import { ownOrdersApi } from '#features/sales/orders/contract/own.ts';
import { promoCodesPanelApi } from '#features/sales/promo-codes/contract.ts';
import { coursesApi } from '#features/teaching/courses/contract/courses.ts';
import { beginExport, ownExports } from '#test/exports.ts';
import { plainTerms } from '#test/promoCodes.ts';
import { aCourse, buy } from '#test/school.ts';
import { watchThreads } from '#test/threads.ts';
import { describeOnOneEngine, type World } from '#test/world.ts';

describeOnOneEngine('the thread that reads', (makeWorld) => {
  // spec: 769
  it('is begun by nothing that a visitor or a student does, and by the first question of staff', async () => {
    const threads = watchThreads();
    try {
      const world = await makeWorld();
      const [student, officer] = [await world.signedInAs('user'), await world.signedInAs('financial')];
      await buy(world, student, await aCourse(world));
      expect((await world.visitor().call(coursesApi.list, {})).body.courses).toHaveLength(1);
      expect((await student.call(ownOrdersApi.list, {})).body.orders).toHaveLength(1);
      expect(threads.begun).toHaveLength(0);
      expect((await officer.call(dashboardApi.show, {})).body.counts.orders).toBe(1);
      expect(threads.begun).toHaveLength(1);
      await world.dispose();
      expect(threads.alive()).toBe(0);
    } finally {
      threads.stop();
    }
  });

  it('counts and reads what is exported while nobody waits', async () => {
    const world = await makeWorld();
    const officer = await world.signedInAs('financial');
    await buy(world, world.visitor(), await aCourse(world));
    const asked = watchReading(world);
    await beginExport(officer, 'csv');
    expect(asked.splice(0), 'how many there are').toContainEqual(
      expect.stringContaining('"order_day_states"'),
    );
    await world.runJobs();
    expect(asked).toContainEqual(expect.stringContaining('"sort_key"'));
    expect(await ownExports(officer)).toMatchObject([{ state: 'done', rows_total: 1 }]);
  });

  // spec: 769
  it('shows each change to its author', async () => {
    const world = await makeWorld();
    const manager = await world.signedInAs('manager');
    for (let made = 1; made <= 10; made++) {
      await manager.call(promoCodesPanelApi.create, { code: `LETO${made}`, ...plainTerms });
      expect((await manager.call(promoCodesPanelApi.list, {})).body.total).toBe(made);
    }
  });
});

/** Statements that are sent to the handle that reads, from here on. */
function watchReading({ app }: World): string[] {
  const asked: string[] = [];
  const { reading, ...database } = app.database;
  const noting = reading.withPlugin({
    transformQuery({ node }) {
      asked.push(new SqliteQueryCompiler().compileQuery(node, { queryId: '' }).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  app.database = { ...database, reading: noting };
  return asked;
}
