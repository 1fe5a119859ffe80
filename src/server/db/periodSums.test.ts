import { expect, it } from 'vitest';
import { addDays, day, hour, schoolDay } from '#shared/dates.ts';
import { describeOnBothEngines } from '#test/world.ts';
import { periodsIn } from './periodSums.ts';

const tables = ['order_periods', 'refund_periods'] as const;
/** From the first calendar of the world to the last. */
const zones = [
  'Etc/GMT+12',
  'America/New_York',
  'UTC',
  'Europe/Moscow',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
];

describeOnBothEngines('sums of days', (makeWorld) => {
  it.each(tables)('lose the day of a change at any hour, in every zone (%s)', async (table) => {
    const { database } = (await makeWorld()).app;
    const noon = '2026-03-15';
    const known = [-2, -1, 0, 1, 2].map((days) => addDays(noon, days));
    for (let at = Date.parse(noon); at < Date.parse(noon) + day; at += hour) {
      const time = new Date(at).toISOString();
      for (const period of known)
        await database.handle
          .insertInto(table)
          .values({ period, time_zone: 'Europe/Moscow' })
          .onConflict((c) => c.doNothing())
          .execute();
      await database.transaction((tx) => periodsIn(table).spoil(tx, [time]));
      const rows = await database.handle.selectFrom(table).select('period').execute();
      const left = rows.map(({ period }) => period);
      const shown = zones.map((zone) => schoolDay(time, zone));
      expect(
        shown.filter((each) => left.includes(each)),
        time,
      ).toEqual([]);
      expect(left, time).toEqual(expect.arrayContaining([known[0], known[4]]));
    }
  });
});
