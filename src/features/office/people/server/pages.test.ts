import { expect, it } from 'vitest';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { staffApi } from '../contract/list.ts';

const nobody = '00000000-0000-4000-8000-000000000000';

describeOnEngines('pages of a list', (makeWorld) => {
  // spec: 621
  it('go on from a row and back to it, where the list has grown meanwhile', async () => {
    const { world, page } = await aSchool(makeWorld);
    const first = await page({});
    await world.signedInAs('user', { email: 'newest@example.com' });
    const second = await page({ page: 2, after: first.at(-1)!.id });
    expect(names(second)).toEqual(['b', 'a']);
    expect(names(await page({ page: 1, before: second[0]!.id }))).toEqual(names(first));
  });

  it('do so in any order, among what was searched', async () => {
    const { page } = await aSchool(makeWorld);
    const byName = { sort: 'email', direction: 'asc', search: 'example' } as const;
    const [one, two] = await page(byName);
    expect(names(await page({ ...byName, page: 2, after: two!.id }))).toEqual(['c', 'd']);
    expect(names(await page({ ...byName, after: one!.id }))).toEqual(['b', 'c']);
  });

  it('are counted from the first where the row is gone', async () => {
    const { page } = await aSchool(makeWorld);
    expect(names(await page({ page: 2, after: nobody }))).toEqual(['b', 'a']);
  });
});

/** Four students, `d` the newest, two on a page. */
async function aSchool(makeWorld: () => Promise<World>) {
  const world = await makeWorld();
  const manager = await world.signedInAs('manager', { email: 'manager@example.com' });
  for (const name of 'abcd') {
    await world.signedInAs('user', { email: `${name}@example.com` });
    world.passTime(1000);
  }
  const page = async (query: object) =>
    (await manager.call(staffApi.listUsers, { role: 'user', page_size: 2, ...query })).body.users;
  return { world, page };
}

function names(people: readonly Pick<Person, 'email'>[]): string[] {
  return people.map(({ email }) => email.split('@')[0]!);
}
