import { expect, it } from 'vitest';
import { minute, second } from '#shared/dates.ts';
import { applyAsModel, mailsTo, tokenIn } from '#test/applications.ts';
import { rows } from '#test/rows.ts';
import { describeOnBothEngines, describeOnOneEngine } from '#test/world.ts';
import { applicationsPanelApi } from '../contract/panel.ts';
import { applicationStatusApi } from '../contract/status.ts';

const { decide, decideMany, show, undo } = applicationsPanelApi;

describeOnBothEngines('deciding on an application', (makeWorld) => {
  // spec: 583, 657, 658, 812, 825, 843, 881, 914
  it('approves, rejects with a reason only, and reopens with one; each is told and written down', async () => {
    const world = await makeWorld();
    const { id, number } = await applyAsModel(world, world.visitor());
    const manager = await world.signedInAs('manager');
    const refused = await manager.call(decide, { id, status: 'rejected', comment: ' ' });
    expect([refused.status, refused.body.fields]).toEqual([422, { comment: expect.any(String) }]);
    const rejected = await manager.call(decide, { id, status: 'rejected', comment: 'Набор закрыт' });
    expect(rejected.body).toMatchObject({ status: 'rejected', comment: 'Набор закрыт', can_undo: true });
    expect((await manager.call(decide, { id, status: 'approved' })).status).toBe(409);
    world.passTime(2 * minute);
    await world.runJobs();
    expect(mailsTo(world, 'vera@example.com').at(-1)!.text).toContain('Набор закрыт');
    expect((await manager.call(undo, { id })).status).toBe(409);
    expect((await manager.call(decide, { id, status: 'new', comment: '' })).status).toBe(422);
    await manager.call(decide, { id, status: 'new', comment: 'Открыли новый набор' });
    const { body } = await manager.call(decide, { id, status: 'approved', comment: 'Ждём вас' });
    expect(body.history.map(({ event, details, by }) => [event, details, by])).toEqual([
      ['received', null, null],
      ['rejected', 'Набор закрыт', manager.email],
      ['reopened', 'Открыли новый набор', manager.email],
      ['approved', 'Ждём вас', manager.email],
    ]);
    world.passTime(2 * minute);
    await world.runJobs();
    const subjects = mailsTo(world, 'vera@example.com').map(({ subject }) => subject);
    expect(mailsTo(world, 'vera@example.com').at(-1)!.text).toContain('Комментарий школы: Ждём вас');
    // An overtaken decision is not mailed.
    expect(subjects.filter((subject) => subject.includes(number))).toHaveLength(3);
    const log = await rows<{ action: string }>(
      world,
      `select action from audit_log where subject_id = '${id}' order by created_at, id`,
    );
    expect(log.map(({ action }) => action)).toEqual([
      'application.rejected',
      'application.reopened',
      'application.approved',
    ]);
  });

  // spec: 668
  it('taken back within a minute tells the applicant nothing', async () => {
    const world = await makeWorld();
    const { id } = await applyAsModel(world, world.visitor());
    await world.runJobs();
    const manager = await world.signedInAs('manager');
    await manager.call(decide, { id, status: 'rejected', comment: 'Не та строка' });
    // The workers are there all the time: it is the minute that keeps the decision back.
    world.passTime(minute - second);
    await world.runJobs();
    expect(mailsTo(world, 'vera@example.com')).toHaveLength(1);
    const { body } = await manager.call(undo, { id });
    expect(body).toMatchObject({ status: 'new', comment: null, can_undo: false });
    world.passTime(2 * minute);
    await world.runJobs();
    expect(mailsTo(world, 'vera@example.com')).toHaveLength(1);
    const own = await world.visitor().call(applicationStatusApi.show, { token: tokenIn(world, 'получена') });
    expect(JSON.stringify(own.body.history)).not.toContain('undone');
  });

  // spec: 668
  it('both ways at the same instant has one winner', async () => {
    const world = await makeWorld();
    const manager = await world.signedInAs('manager');
    for (let round = 0; round < 5; round++) {
      const { id } = await applyAsModel(world, world.visitor());
      const answers = await Promise.all(
        (['approved', 'rejected', 'approved', 'rejected'] as const).map((status) =>
          manager.call(decide, { id, status, comment: 'Причина' }),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
      const { body } = await manager.call(show, { id });
      expect(body.history.filter(({ event }) => event !== 'received')).toHaveLength(1);
    }
  });

  // spec: 655, 881
  it('of several at once leaves those that cannot take it', async () => {
    const world = await makeWorld();
    const [one, two] = [
      await applyAsModel(world, world.visitor()),
      await applyAsModel(world, world.visitor()),
    ];
    const waiting = await applyAsModel(world, world.visitor(), {
      ...{ age: 16, email: 'kira@example.com', guardian_email: 'mum@example.com' },
    });
    const manager = await world.signedInAs('manager');
    const ids = [one.id, two.id, waiting.id, crypto.randomUUID()];
    const unexplained = await manager.call(decideMany, { ids, status: 'rejected' });
    expect([unexplained.status, Object.keys(unexplained.body.fields ?? {})]).toEqual([422, ['comment']]);
    const { body } = await manager.call(decideMany, { ids, status: 'approved' });
    expect(body).toEqual({
      decided: ids.slice(0, 2),
      left: [
        { id: ids[2], why: 'guardian' },
        { id: ids[3], why: 'gone' },
      ],
    });
    const again = await manager.call(decideMany, { ids: [one.id], status: 'approved' });
    expect(again.body).toEqual({ decided: [], left: [{ id: one.id, why: 'decided' }] });
    const listed = await manager.call(applicationsPanelApi.list, { guardian: 'waiting' });
    expect(listed.body.profiles.map(({ id }) => id)).toEqual([waiting.id]);
    expect(listed.body.counts).toEqual({ total: 3, new: 1, approved: 2, rejected: 0 });
  });
});

describeOnOneEngine('the export of applications', (makeWorld) => {
  // spec: 661, 881
  it('answers all of the selection, and is written down', async () => {
    const world = await makeWorld();
    await applyAsModel(world, world.visitor());
    const { id } = await applyAsModel(world, world.visitor(), { email: 'anna@example.com' });
    const manager = await world.signedInAs('manager');
    await manager.call(decide, { id, status: 'approved' });
    const { body } = await manager.call(applicationsPanelApi.exportAll, { status: 'approved' });
    expect([body.total, body.data.map(({ email }) => email)]).toEqual([1, ['anna@example.com']]);
    const log = await rows(world, `select action from audit_log where action = 'list.exported'`);
    expect(log).toHaveLength(1);
  });
});
