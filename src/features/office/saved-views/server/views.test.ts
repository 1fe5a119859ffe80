import { expect, it } from 'vitest';
import { eraseOneself } from '#test/privacy.ts';
import { describeOnEngines, type Person } from '#test/world.ts';
import { savedViewsApi } from '../contract.ts';
import { mostViews } from '../rules.ts';

const { list, save, change, remove } = savedViewsApi;

describeOnEngines('views of a list', (makeWorld) => {
  // spec: 619
  it('its maker has a view again, in the order of their making', async () => {
    const world = await makeWorld();
    const manager = await world.signedInAs('manager');
    const { body } = await manager.call(save, { list: 'users', name: 'Новые', query: 'role=user&sort=name' });
    await manager.call(save, { list: 'users', name: 'Закрытые', query: 'state=blocked' });
    await manager.call(save, { list: 'orders', name: 'Оплаченные', query: 'status=paid' });
    expect(body).toMatchObject({ name: 'Новые', is_shared: false, is_own: true, may_change: true });
    expect(await seenBy(manager)).toEqual([
      ['Новые', 'role=user&sort=name'],
      ['Закрытые', 'state=blocked'],
    ]);
  });

  it('of an address it keeps what the list understands, and no page', async () => {
    const world = await makeWorld();
    const manager = await world.signedInAs('manager');
    const query = 'search=%D1%91%25&page=7&role=nobody&evil=1&state=blocked&state=active';
    const { body } = await manager.call(save, { list: 'users', name: 'Всё', query });
    expect(body.query).toBe('search=%D1%91%25&state=blocked');
  });

  // spec: 619
  it('colleagues see it once it is shared; admins may then change it, others not', async () => {
    const world = await makeWorld();
    const [manager, support, admin] = [
      await world.signedInAs('manager'),
      await world.signedInAs('support'),
      await world.signedInAs('admin'),
    ];
    const { id } = (await manager.call(save, { list: 'users', name: 'Новые', query: 'role=user' })).body;
    expect(await seenBy(support)).toEqual([]);
    expect((await admin.call(change, { id, name: 'Мои' })).status).toBe(404);
    await manager.call(change, { id, is_shared: true });
    expect((await support.call(list, { list: 'users' })).body.views).toMatchObject([
      { name: 'Новые', is_shared: true, is_own: false, may_change: false },
    ]);
    expect((await support.call(change, { id, name: 'Мои' })).status).toBe(404);
    expect((await support.call(remove, { id })).status).toBe(404);
    expect((await admin.call(change, { id, name: 'Ученики' })).status).toBe(200);
    expect(await seenBy(support)).toEqual([['Ученики', 'role=user']]);
    expect((await admin.call(remove, { id })).status).toBe(200);
    expect(await seenBy(manager)).toEqual([]);
  });

  it('a list that the role may not see has no views for it, and one that there is not has none at all', async () => {
    const world = await makeWorld();
    const support = await world.signedInAs('support');
    const hidden = { list: 'money-differences', name: 'Все', query: '' };
    expect((await support.call(list, hidden)).status).toBe(403);
    expect((await support.call(save, hidden)).status).toBe(403);
    expect((await support.call(list, { list: 'nothing' })).status).toBe(404);
  });

  it('nobody has more of one list than there is room for', async () => {
    const world = await makeWorld();
    const manager = await world.signedInAs('manager');
    for (let at = 0; at < mostViews; at++)
      await manager.call(save, { list: 'users', name: `Вид ${at}`, query: '' });
    const { status, body } = await manager.call(save, { list: 'users', name: 'Ещё', query: '' });
    expect([status, body.code]).toEqual([409, 'too_many_views']);
  });

  // spec: 619
  it('one that looks for an erased person goes with them', async () => {
    const world = await makeWorld();
    const manager = await world.signedInAs('manager');
    const anna = await world.signedInAs('user', { email: 'anna@example.com' });
    await manager.call(save, { list: 'users', name: 'Анна', query: 'search=anna%40example.com' });
    await manager.call(save, { list: 'users', name: 'Ученики', query: 'role=user' });
    await eraseOneself(anna);
    expect(await seenBy(manager)).toEqual([['Ученики', 'role=user']]);
  });
});

async function seenBy(person: Person): Promise<[string, string][]> {
  const { body } = await person.call(list, { list: 'users' });
  return body.views.map(({ name, query }) => [name, query]);
}
