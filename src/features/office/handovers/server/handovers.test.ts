import { expect, it } from 'vitest';
import { dashboardApi } from '#features/office/dashboard/contract.ts';
import { findHandover } from '#features/office/handovers/server/store.ts';
import { peopleApi } from '#features/office/people/contract/actions.ts';
import { auditApi } from '#features/records/audit/contract.ts';
import { mailsTo } from '#test/refunds.ts';
import { aCourse, buy } from '#test/school.ts';
import { describeOnEngines, type Person } from '#test/world.ts';
import { handoversApi } from '../contract.ts';

describeOnEngines('what colleagues hand to each other', (makeWorld) => {
  // spec: 632
  it('a person is handed to a colleague, who is told and has a task until it is done', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user');
    const [support, manager] = [await world.signedInAs('support'), await world.signedInAs('manager')];
    const text = 'Позвонить и помочь со входом';
    const hand = { id: student.id, colleague_id: manager.id, text };
    const { body } = await support.call(handoversApi.handPerson, hand);
    expect(body.handover).toMatchObject({ to_id: manager.id, text, user_id: student.id });
    await world.runJobs();
    expect(mailsTo(world, manager)).toEqual(['Вам передали дело']);
    expect(mailsTo(world, support)).toEqual([]);
    const [task] = await tasksOf(manager);
    expect(task).toMatchObject({
      ...{ kind: 'handed_over', total: 1, path: '/admin/users/handed' },
      oldest: [{ path: `/admin/users/${student.id}`, subject: expect.stringContaining(text) }],
    });
    expect(await tasksOf(support)).toEqual([]);
    expect((await manager.call(handoversApi.mine, {})).body.handovers).toHaveLength(1);
    const { id } = body.handover!;
    expect((await manager.call(handoversApi.done, { id })).body.handover).toBeNull();
    expect((await manager.call(handoversApi.done, { id })).status).toBe(409);
    expect(await tasksOf(manager)).toEqual([]);
    expect(await actionsOn(await world.signedInAs('super_admin'), student.id)).toEqual([
      'handover.done',
      'handover.made',
    ]);
  });

  // spec: 632
  it('an order goes to finance, who marks it as done; a second colleague has it instead of the first', async () => {
    const world = await makeWorld();
    const { order_id: id } = await buy(world, await world.signedInAs('user'), await aCourse(world));
    const [manager, support] = [await world.signedInAs('manager'), await world.signedInAs('support')];
    const officer = await world.signedInAs('financial');
    await manager.call(handoversApi.handOrder, { id, colleague_id: support.id });
    await support.call(handoversApi.handOrder, { id, colleague_id: officer.id, text: 'Нужен чек' });
    await world.runJobs();
    expect(await tasksOf(support)).toEqual([]);
    expect(await tasksOf(officer)).toMatchObject([{ oldest: [{ path: `/admin/orders/${id}` }] }]);
    // The first colleague got no mail: by then somebody else had it.
    expect([mailsTo(world, support), mailsTo(world, officer)]).toEqual([[], ['Вам передали дело']]);
    const { handover } = (await officer.call(handoversApi.ofOrder, { id })).body;
    expect((await officer.call(handoversApi.done, { id: handover!.id })).status).toBe(200);
  });

  // spec: 632
  it('two colleagues who hand it on at the same instant do so one after the other', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user');
    const { order_id } = await buy(world, student, await aCourse(world));
    const [manager, support] = [await world.signedInAs('manager'), await world.signedInAs('support')];
    const answers = await Promise.all(
      [manager, support].flatMap((one) => [
        one.call(handoversApi.handPerson, { id: student.id, colleague_id: manager.id }),
        one.call(handoversApi.handOrder, { id: order_id, colleague_id: support.id }),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await manager.call(handoversApi.mine, {})).body.handovers).toHaveLength(1);
    expect((await support.call(handoversApi.mine, {})).body.handovers).toHaveLength(1);
  });

  // spec: 632
  it('only those who look after students hand anything over, and only to staff who can sign in', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user');
    const [manager, officer] = [await world.signedInAs('manager'), await world.signedInAs('financial')];
    const other = await world.signedInAs('financial');
    const hand = (colleague_id: string) =>
      manager.call(handoversApi.handPerson, { id: student.id, colleague_id });
    expect((await hand(student.id)).status).toBe(404);
    await (await world.signedInAs('admin')).call(peopleApi.block, { id: other.id });
    expect((await hand(other.id)).status).toBe(404);
    const mine = { id: student.id, colleague_id: officer.id };
    expect((await officer.call(handoversApi.handPerson, mine)).status).toBe(403);
    const { handover } = (await manager.call(handoversApi.handPerson, { ...mine, colleague_id: manager.id }))
      .body;
    await world.runJobs();
    expect(mailsTo(world, manager), 'what one keeps is no news').toEqual([]);
    expect((await officer.call(handoversApi.done, { id: handover!.id })).status).toBe(404);
    expect((await findHandover(world.app.database.handle, handover!.id))?.done_at).toBeNull();
  });
});

async function tasksOf(person: Person) {
  const { tasks } = (await person.call(dashboardApi.tasks, {})).body;
  return tasks.filter(({ kind }) => kind === 'handed_over');
}

async function actionsOn(owner: Person, subject: string): Promise<string[]> {
  return (await owner.call(auditApi.list, { subject })).body.entries.map(({ action }) => action);
}
