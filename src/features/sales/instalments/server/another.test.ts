/** A bank that mixes instalment plans up: its answer about one changes nothing for another. */
import { expect, it } from 'vitest';
import { hour } from '#shared/dates.ts';
import { apply, atBank, lookAfter } from '#test/instalments.ts';
import { rows } from '#test/rows.ts';
import { aCourse, orderIn } from '#test/school.ts';
import { describeOnEngines, type World } from '#test/world.ts';
import { instalmentsPanelApi } from '../contract/panel.ts';

const webhook = '/api/installments/tbank/webhook';

describeOnEngines('an answer about another application', (makeWorld) => {
  it.each(['signed', 'canceled', 'approved'] as const)(
    'that is %s changes nothing for ours, and ours goes on',
    async (status) => {
      const world = await makeWorld();
      const { ours, other } = await twoInstalments(world);
      world.tbank.loseWebhooks(true);
      world.tbank.take(other, ...stepsTo[status]);
      const before = await kept(world, ours.id);
      world.tbank.setFaults({ answersAbout: other });
      const url = world.app.config.appUrl + webhook;
      expect(await world.tbank.sendForged(url, {}, ours.id), 'the bank is to repeat it').toBe('503');
      await lookAfter(world, 2 * hour);
      expect(await kept(world, ours.id)).toEqual(before);
      world.tbank.clearFaults();
      world.tbank.take(ours.id, 'approve', 'sign');
      await lookAfter(world, hour);
      expect((await orderIn(world, ours.orderId)).status, 'ours is asked about again').toBe('paid');
    },
  );

  it('confirms and withdraws nothing of ours', async () => {
    const world = await makeWorld();
    const { ours, other } = await twoInstalments(world);
    world.tbank.setFaults({ answersAbout: other, only: '/cancel' });
    const manager = await world.signedInAs('manager');
    await manager.call(instalmentsPanelApi.cancel, { id: ours.id });
    expect((await manager.call(instalmentsPanelApi.show, { id: ours.id })).body.state).toBe('sent');
    expect((await orderIn(world, ours.orderId)).status).toBe('pending');
    world.tbank.setFaults({ answersAbout: other, only: '/commit' });
    await atBank(world, ours.id, 'approve', 'sign');
    await lookAfter(world, hour);
    expect((await manager.call(instalmentsPanelApi.show, { id: ours.id })).body).toMatchObject({
      state: 'signed',
      committed_at: null,
    });
    world.tbank.clearFaults();
    await lookAfter(world, hour);
    expect(world.tbank.application(ours.id).isCommitted).toBe(true);
    const { body } = await manager.call(instalmentsPanelApi.show, { id: ours.id });
    expect(body.committed_at).not.toBeNull();
  });

  it('comes as a notice, and is taken for that one alone', async () => {
    const world = await makeWorld();
    const { ours, other } = await twoInstalments(world);
    const before = await kept(world, ours.id);
    world.tbank.loseWebhooks(true);
    world.tbank.take(other, 'approve', 'sign');
    const url = world.app.config.appUrl + webhook;
    expect(await world.tbank.sendForged(url, { id: other }, ours.id)).toBe('200');
    expect(await kept(world, ours.id)).toEqual(before);
    const sold = await rows<{ order_id: string }>(world, 'select order_id from enrolments');
    expect(sold).toHaveLength(1);
    expect(sold[0]!.order_id).not.toBe(ours.orderId);
  });
});

const stepsTo = {
  signed: ['approve', 'sign'],
  canceled: ['cancel'],
  approved: ['approve'],
} as const;

/** Two people apply for the same course: the sums are alike. */
async function twoInstalments(world: World) {
  const course = await aCourse(world);
  const ours = await apply(world, world.visitor(), course);
  const other = await apply(world, world.visitor(), course, { user_email: 'vera@example.com' });
  await world.runJobs();
  return { ours, other: other.id };
}

/** Everything stored about an instalment plan and its order, except when the bank was last asked. */
async function kept(world: World, id: string) {
  const [instalment] = await rows<Record<string, unknown>>(
    world,
    `select * from instalments where id = '${id}'`,
  );
  const { next_check_at, ...rest } = instalment!;
  expect(next_check_at, 'it is looked after').not.toBeNull();
  const order = rest.order_id as string;
  return {
    rest,
    order: await rows(world, `select * from orders where id = '${order}'`),
    history: await rows(world, `select * from instalment_history where instalment_id = '${id}' order by id`),
    enrolments: await rows(world, `select * from enrolments where order_id = '${order}'`),
  };
}
