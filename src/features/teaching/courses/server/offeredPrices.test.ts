import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { day, hour } from '#shared/dates.ts';
import { aCourse, aPromotion, goLive, type SoldCourse } from '#test/school.ts';
import { describeOnBothEngines, type World } from '#test/world.ts';
import { coursesApi } from '../contract/courses.ts';

describeOnBothEngines('the price beside which another is crossed out', (makeWorld) => {
  // spec: 113
  it('has been asked of somebody within the last sixty days; a demo school may show any', async () => {
    const world = await makeWorld();
    const course = await aCourse(world);
    await aPromotion(world, course);
    expect(await shown(world)).toEqual([12_000, 24_000, 12_000]);

    await goLive(world);
    // Invented prices from before the school went live are no longer used for comparison.
    expect(await shown(world)).toEqual([12_000, 12_500, 500]);
    await expect(promoted(world, course, { compareAt: 24_000 })).rejects.toMatchObject({
      code: 'invalid_input',
      details: { fields: { compare_at: 'never_asked' } },
    });
    await expect(promoted(world, course, { compareAt: 12_500.01 })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    await promoted(world, course, { compareAt: 12_500 });
    expect(await shown(world)).toEqual([12_000, 12_500, 500]);
  });

  // spec: 113
  it('is forgotten after sixty days of a promotion, and known again once that has ended', async () => {
    const world = await live(makeWorld);
    const course = await aCourse(world);
    world.passTime(hour);
    await promoted(world, course, {
      compareAt: 12_500,
      changes: { endsAt: new Date(world.app.now().getTime() + 70 * day) },
    });
    await world.runJobs();
    world.passTime(59 * day);
    expect(await shown(world)).toEqual([12_000, 12_500, 500]);
    world.passTime(2 * day);
    expect(await shown(world)).toEqual([12_000, 12_000, 0]);
    await expect(promoted(world, course, { compareAt: 12_500 })).rejects.toMatchObject({
      code: 'invalid_input',
    });

    world.passTime(9 * day);
    await world.runJobs();
    expect(await shown(world)).toEqual([12_500, 12_500, 0]);
    await promoted(world, course, { compareAt: 12_500 });
    expect(await shown(world)).toEqual([12_000, 12_500, 500]);
  });

  // spec: 113
  it('is written down with the change itself, a price at a time, without gaps', async () => {
    const world = await live(makeWorld);
    const course = await aCourse(world);
    const { id, starts_at, ends_at } = await aPromotion(world, course, { compare_at_kopecks: 12_500_00 });
    const same = {
      id,
      compare_at_kopecks: 12_500_00,
      startsAt: new Date(starts_at),
      endsAt: new Date(ends_at),
    };
    await aPromotion(world, course, { ...same, price_kopecks: 11_000_00 });
    await aPromotion(world, course, { ...same, price_kopecks: 11_000_00 });
    world.passTime(hour);
    await world.runJobs();
    const rows = await history(world);
    expect(rows.map(({ price }) => price)).toEqual([12_500_00, 12_000_00, 11_000_00, 12_500_00]);
    expect(rows.map(({ until }) => until)).toEqual([...rows.slice(1).map(({ from }) => from), null]);
  });

  it('in the database a course has one price at a time', async () => {
    const world = await makeWorld();
    const { id } = await aCourse(world);
    const twice = sql`insert into offered_prices (id, course_id, price_kopecks, offered_from)
      values ('other', ${id}, 1, '2026-01-01T00:00:00.000Z')`;
    await expect(twice.execute(world.app.database.handle)).rejects.toThrow(/unique/i);
  });
});

async function live(makeWorld: () => Promise<World>): Promise<World> {
  const world = await makeWorld();
  await goLive(world);
  return world;
}

/** A promotion at 12,000 rubles, compared with this price. */
function promoted(
  world: World,
  course: SoldCourse,
  { compareAt, changes = {} }: { compareAt: number; changes?: Parameters<typeof aPromotion>[2] },
) {
  return aPromotion(world, course, { compare_at_kopecks: compareAt * 100, ...changes });
}

/** Price, crossed-out price, saving. */
async function shown(world: World) {
  const { courses } = (await world.visitor().call(coursesApi.list, {})).body;
  const { price, regular_price, saving } = courses[0]!;
  return [price, regular_price, saving];
}

async function history({ app }: World) {
  const { rows } = await sql<{ price: number; from: string; until: string | null }>`
    select price_kopecks as price, offered_from as "from", offered_until as until
    from offered_prices order by offered_from, offered_until is null, offered_until`.execute(
    app.database.handle,
  );
  return rows.map((row) => ({ ...row, price: Number(row.price) }));
}
