import { expect, it } from 'vitest';
import { buyRating, orderRating } from '#test/rating.ts';
import { describeOnBothEngines, type World } from '#test/world.ts';
import { ratingPanelApi } from '../contract/panel.ts';

describeOnBothEngines('the list of ratings', (makeWorld) => {
  it('has every rating on one of its pages, those without a result as well', async () => {
    const world = await makeWorld();
    const manager = await world.signedInAs('manager');
    await fiveRatings(world);
    for (const sort of ['score', 'category'] as const)
      for (const direction of ['asc', 'desc'] as const) {
        const pageOf = async (query: object) =>
          (await manager.call(ratingPanelApi.list, { sort, direction, page_size: 2, ...query })).body.ratings;
        const name = `${sort} ${direction}`;
        const all = await pageOf({ page_size: 100 });
        expect(all, name).toHaveLength(5);
        const isRated = all.map((rating) => rating[sort] !== null);
        const ascending = [false, false, false, true, true];
        expect(isRated, name).toEqual(direction === 'asc' ? ascending : ascending.toReversed());
        const first = await pageOf({});
        const second = await pageOf({ page: 2, after: first.at(-1)!.id });
        const third = await pageOf({ page: 3, after: second.at(-1)!.id });
        expect([...first, ...second, ...third], name).toEqual(all);
        expect(await pageOf({ page: 2, before: third[0]!.id }), name).toEqual(second);
        expect(await pageOf({ page: 1, before: second[0]!.id }), name).toEqual(first);
        expect(await pageOf({ page: 3, from_end: 1 }), name).toEqual(third);
      }
  });
});

/** Two that are paid, three that are not. */
async function fiveRatings(world: World): Promise<void> {
  const visitor = world.visitor();
  for (const [at, isPaid] of [false, true, false, true, false].entries()) {
    const email = `rated${at}@example.com`;
    if (isPaid) await buyRating(world, visitor, { email });
    else await orderRating(visitor, { email });
  }
}
