/** Staff hear that room on the disk runs out before the school can write nothing. */
import { expect, it } from 'vitest';
import { dashboardApi } from '#features/office/dashboard/contract.ts';
import { queueDueSchedules } from '#server/outbox/schedules.ts';
import { day, hour, minute, momentOf, nextDay, schoolDay } from '#shared/dates.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { machineApi } from '../contract/machine.ts';
import { lowLevel, lowPercent } from '../rules.ts';
import { roomSchedules } from './room.ts';

const subject = 'Заканчивается место на диске';

describeOnEngines('room that runs out', (makeWorld) => {
  it('is a bar for all staff, a task and a notice, and all are gone once there is room', async () => {
    const world = await makeWorld();
    const [director, support] = [await world.signedInAs('admin'), await world.signedInAs('support')];
    leave(world, 11);
    await pass(world, 10 * minute);
    expect([await barOf(support), await tasksOf(director), mailsTo(world, director)]).toEqual([null, [], []]);

    leave(world, 9);
    await pass(world, 10 * minute);
    expect(await barOf(support)).toBe(9);
    expect(await tasksOf(director)).toMatchObject([
      { kind: 'disk_low', total: 1, oldest: [{ subject: 'На диске осталось 9 % места' }] },
    ]);
    expect(await tasksOf(support)).toEqual([]);
    const [told] = mailsTo(world, director);
    expect(told!.text).toContain('На диске школы осталось 9 % места.');
    expect(told!.text).toContain('/admin/system/overview');
    expect(mailsTo(world, support)).toEqual([]);

    leave(world, 0);
    expect(await tasksOf(director)).toMatchObject([{ oldest: [{ subject: 'На диске не осталось места' }] }]);
    leave(world, 40);
    expect([await barOf(support), await tasksOf(director)]).toEqual([null, []]);
  });

  it('is told of once a day, and again as soon as it gets worse', async () => {
    const world = await makeWorld();
    const director = await world.signedInAs('admin');
    passToNoon(world);
    const counts: number[] = [];
    for (const [percent, ms] of [
      [9, hour],
      [7, hour],
      [5, hour],
      [1, hour],
      [0, hour],
      [9, day],
    ] as const) {
      leave(world, percent);
      await pass(world, ms);
      counts.push(mailsTo(world, director).length);
    }
    expect(counts).toEqual([1, 1, 2, 3, 3, 4]);
  });
});

it('begins with ten percent; a system that tells no size is not watched', () => {
  const left = (freeBytes: number) => lowPercent({ freeBytes, totalBytes: 1000 });
  expect([left(110), left(109), left(100), left(9), left(0)]).toEqual([null, 10, 10, 0, 0]);
  expect(lowPercent({ freeBytes: 0, totalBytes: 0 })).toBeNull();
  expect([10, 6, 5, 3, 2, 0].map(lowLevel)).toEqual([10, 10, 5, 5, 2, 2]);
});

function leave({ app }: World, percent: number): void {
  app.storage.disk = async () => ({ freeBytes: percent * 10, totalBytes: 1000 });
}

/** The hours that follow are of one day. */
function passToNoon(world: World): void {
  const { timeZone } = world.app.config;
  const now = world.app.now();
  const noon = momentOf(nextDay(schoolDay(now, timeZone)), '12:00', timeZone);
  world.passTime(Date.parse(noon) - now.getTime());
}

async function pass(world: World, ms: number): Promise<void> {
  world.passTime(ms);
  await queueDueSchedules(world.app, roomSchedules);
  await world.runJobs();
}

async function barOf(person: Person): Promise<number | null> {
  return (await person.call(machineApi.room, {})).body.free_percent;
}

async function tasksOf(person: Person) {
  return (await person.call(dashboardApi.tasks, {})).body.tasks;
}

function mailsTo(world: World, { email }: Person) {
  return world.mail.messages().filter((sent) => sent.to.includes(email) && sent.subject.includes(subject));
}
