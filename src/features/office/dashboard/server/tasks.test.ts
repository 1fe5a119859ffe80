import { expect, it } from 'vitest';
import { systemApi } from '#features/office/system/contract.ts';
import { refundsApi, refundsPanelApi } from '#features/sales/refunds/contract/refunds.ts';
import { day } from '#shared/dates.ts';
import { applyAsModel } from '#test/applications.ts';
import { doubtfulThings } from '#test/doubtfulMails.ts';
import { aFailedJob } from '#test/jobs.ts';
import { aPaidOrder, reason, refundsOf } from '#test/refunds.ts';
import { askForPerson } from '#test/talks.ts';
import { describeOnEngines, type Person } from '#test/world.ts';
import { dashboardApi } from '../contract.ts';

const kindsOf = async (person: Person) =>
  (await person.call(dashboardApi.tasks, {})).body.tasks.map(({ kind }) => kind);

describeOnEngines('what waits for somebody', (makeWorld) => {
  // spec: 609
  it('a refund that is asked for waits with finance alone, until it is decided', async () => {
    const { world, student, officer, order } = await aPaidOrder(makeWorld);
    const support = await world.signedInAs('support');
    expect(await kindsOf(officer)).toEqual([]);
    await student.call(refundsApi.ask, { order_id: order });
    const { tasks } = (await officer.call(dashboardApi.tasks, {})).body;
    expect(tasks).toMatchObject([
      {
        kind: 'refund_asked',
        path: '/admin/orders/refunds?state=requested',
        total: 1,
        oldest: [
          {
            subject: expect.stringContaining(student.email),
            since: expect.stringMatching(/^2\d{3}-.*Z$/),
            path: `/admin/orders/${order}`,
            holder: null,
          },
        ],
      },
    ]);
    expect(await kindsOf(support)).toEqual([]);
    const { version, refunds } = await refundsOf(officer, order);
    await officer.call(refundsPanelApi.decline, { id: refunds[0]!.id, version, reason });
    expect(await kindsOf(officer)).toEqual([]);
  });

  // spec: 609
  it('all that waits stands in its order, each kind with those who may do it', async () => {
    const world = await makeWorld();
    await applyAsModel(world, world.visitor());
    await askForPerson(world, world.visitor());
    await doubtfulThings(world);
    await aFailedJob(world);
    const waiting = ['chat_waiting', 'application_new', 'mail_unsent', 'job_failed'];
    expect(await kindsOf(await world.signedInAs('super_admin'))).toEqual(waiting);
    expect(await kindsOf(await world.signedInAs('manager'))).toEqual(waiting.slice(0, 3));
    expect(await kindsOf(await world.signedInAs('support'))).toEqual(['chat_waiting', 'mail_unsent']);
    expect(await kindsOf(await world.signedInAs('financial'))).toEqual([]);
  });

  // spec: 609
  it('of many the five that wait longest are told, and how many there are', async () => {
    const world = await makeWorld();
    const names = ['Анна', 'Вера', 'Дина', 'Ева', 'Жанна', 'Зоя'];
    for (const [place, fullName] of names.entries()) {
      await applyAsModel(world, world.visitor(), { fullName, email: `applicant${place}@example.com` });
      world.passTime(day);
    }
    const manager = await world.signedInAs('manager');
    const { tasks } = (await manager.call(dashboardApi.tasks, {})).body;
    expect(tasks[0]).toMatchObject({ kind: 'application_new', total: 6 });
    expect(tasks[0]!.oldest.map(({ subject }) => subject.split(',')[0])).toEqual([
      'Анна',
      'Вера',
      'Дина',
      'Ева',
      'Жанна',
    ]);
  });

  it('a job that was given up is queued again by the super admin, once', async () => {
    const world = await makeWorld();
    const id = await aFailedJob(world);
    const owner = await world.signedInAs('super_admin');
    expect((await owner.call(systemApi.repeatJob, { id })).status).toBe(200);
    expect(await kindsOf(owner)).toEqual([]);
    expect((await owner.call(systemApi.repeatJob, { id })).status).toBe(404);
  });
});
