/** Whoever leaves takes nothing along: what they held goes back, and somebody who is there is told. */
import { expect, it } from 'vitest';
import { exportsApi } from '#features/office/exports/contract.ts';
import { handoversApi } from '#features/office/handovers/contract.ts';
import { ordersListing } from '#features/sales/orders/listing.ts';
import { supportApi } from '#features/talk/support/contract/chat.ts';
import { inboxApi } from '#features/talk/support/contract/inbox.ts';
import type { Role } from '#shared/roles.ts';
import { rows } from '#test/rows.ts';
import { askForPerson } from '#test/talks.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { peopleApi } from '../contract/actions.ts';
import { batchesApi } from '../contract/batches.ts';

type Ending = (owner: Person, person: Person) => Promise<{ status: number }>;

/** Every way in which somebody may answer visitors no longer. */
const endings: Record<string, Ending> = {
  'the role of a student': (owner, { id }) => owner.call(peopleApi.changeRole, { id, role: 'user' }),
  'a role without that right': (owner, { id }) => owner.call(peopleApi.changeRole, { id, role: 'financial' }),
  'a block': (owner, { id }) => owner.call(peopleApi.block, { id }),
  'a block of several': (owner, { id }) => owner.call(batchesApi.block, { ids: [id] }),
  'deletion of the account': (owner, { id }) => owner.call(peopleApi.remove, { id }),
};

describeOnEngines('a talk whose operator leaves', (makeWorld) => {
  it.each(Object.entries(endings))('waits for another, who is told: %s', async (_, end) => {
    const world = await makeWorld();
    const [owner, colleague] = [await world.signedInAs('super_admin'), await world.signedInAs('support')];
    const clerk = await world.signedInAs('manager', { firstName: 'Марина' });
    const visitor = world.visitor();
    const { id, token } = await askForPerson(world, visitor);
    await clerk.call(inboxApi.answer, { id, text: 'Слушаю вас' });
    await world.runJobs();
    const before = subjectsTo(world, colleague).length;
    expect((await end(owner, clerk)).status).toBe(200);
    expect((await visitor.call(supportApi.show, { token })).body).toMatchObject({
      state: 'waiting',
      operator: null,
      messages: expect.arrayContaining([expect.objectContaining({ event: 'left' })]),
    });
    expect((await colleague.call(inboxApi.summary, {})).body.waiting).toBe(1);
    await world.runJobs();
    expect(subjectsTo(world, colleague).slice(before)).toEqual([
      expect.stringContaining('Посетитель ждёт сотрудника'),
    ]);
    expect((await colleague.call(inboxApi.answer, { id, text: 'Теперь отвечаю я' })).status).toBe(200);
  });

  it('waits also where the right went another way, such as by an older copy of the database', async () => {
    const world = await makeWorld();
    const [clerk, colleague] = [await world.signedInAs('manager'), await world.signedInAs('support')];
    const visitor = world.visitor();
    const { id, token } = await askForPerson(world, visitor);
    await clerk.call(inboxApi.take, { id });
    await rows(world, `update users set role = 'user' where id = '${clerk.id}' returning id`);
    const written = { message: 'Вы здесь?', session_id: 'one', conversation_token: token };
    expect((await visitor.call(supportApi.send, written)).body.state).toBe('waiting');
    expect((await colleague.call(inboxApi.show, { id })).body).toMatchObject({
      state: 'waiting',
      operator: null,
    });
  });

  it('stays with who keeps the right in another role', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    const clerk = await world.signedInAs('support');
    const { id } = await askForPerson(world, world.visitor());
    await clerk.call(inboxApi.take, { id });
    await owner.call(peopleApi.changeRole, { id: clerk.id, role: 'manager' });
    expect((await owner.call(inboxApi.show, { id })).body).toMatchObject({
      state: 'human',
      operator_id: clerk.id,
    });
  });

  it('many are told of in one notice', async () => {
    const world = await makeWorld();
    const [owner, colleague] = [await world.signedInAs('super_admin'), await world.signedInAs('support')];
    const clerk = await world.signedInAs('manager');
    for (let n = 0; n < 12; n++) {
      const { id } = await askForPerson(world, world.visitor(), `talk ${n}`);
      await clerk.call(inboxApi.take, { id });
    }
    await world.runJobs();
    const before = subjectsTo(world, colleague).length;
    await owner.call(peopleApi.block, { id: clerk.id });
    expect((await colleague.call(inboxApi.summary, {})).body.waiting).toBe(12);
    await world.runJobs();
    expect(subjectsTo(world, colleague).slice(before)).toEqual([
      expect.stringContaining('В чате ждут несколько посетителей'),
    ]);
  });
});

describeOnEngines('what else somebody held', (makeWorld) => {
  const leaves =
    (role: Role | null) =>
    (owner: Person, { id }: Person) =>
      role ? owner.call(peopleApi.changeRole, { id, role }) : owner.call(peopleApi.remove, { id });

  it('what was handed to them goes back to who handed it over, and to somebody there if that one is gone', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    const [giver, clerk] = [await world.signedInAs('support'), await world.signedInAs('manager')];
    const student = await world.signedInAs('user');
    const text = 'Позвонить';
    await giver.call(handoversApi.handPerson, { id: student.id, colleague_id: clerk.id, text });
    await world.runJobs();
    expect((await leaves('user')(owner, clerk)).status).toBe(200);
    expect((await giver.call(handoversApi.mine, {})).body.handovers).toMatchObject([
      { user_id: student.id, text },
    ]);
    await world.runJobs();
    expect(subjectsTo(world, giver)).toContain('Вам передали дело');
    expect((await leaves(null)(owner, giver)).status).toBe(200);
    expect((await owner.call(handoversApi.mine, {})).body.handovers).toMatchObject([{ text }]);
    await world.runJobs();
    expect(subjectsTo(world, owner)).toContain('Вам передали дело');
  });

  it('an export of theirs is withdrawn, ready or under way', async () => {
    const world = await makeWorld();
    const owner = await world.signedInAs('super_admin');
    const officer = await world.signedInAs('financial');
    const stateOf = async (id: string) =>
      (await rows<{ state: string }>(world, `select state from exports where id = '${id}'`))[0]?.state;
    const begin = async () =>
      (await officer.call(ordersListing.laterCall, { format: 'csv', even_short: true })).body.id!;
    const ready = await begin();
    await world.runJobs();
    const underWay = await begin();
    expect([await stateOf(ready), await stateOf(underWay)]).toEqual(['done', 'queued']);
    await leaves('content_manager')(owner, officer);
    expect([await stateOf(ready), await stateOf(underWay)]).toEqual(['withdrawn', 'withdrawn']);
    await world.runJobs();
    expect([await stateOf(ready), await stateOf(underWay)]).toEqual(['withdrawn', 'withdrawn']);
    expect((await exportsOf(officer)).status).not.toBe(200);
  });
});

function exportsOf(person: Person) {
  return person.call(exportsApi.own, {});
}

function subjectsTo(world: World, { email }: Person): string[] {
  return world.mail.messages().flatMap(({ to, subject }) => (to.includes(email) ? [subject] : []));
}
