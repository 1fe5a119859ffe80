import { expect, it } from 'vitest';
import { profileApi } from '#features/accounts/profile/contract.ts';
import { hour, minute } from '#shared/dates.ts';
import { describeOnEngines, type Person, type World } from '#test/world.ts';
import { signInApi } from '../contract/signIn.ts';
import { agentInWords, agentOf } from '../rules/sessions.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

it('a browser is named as people know it', () => {
  expect(agentOf(chrome)).toEqual({ browser: 'Chrome', system: 'Windows' });
  expect(agentOf(iphone)).toEqual({ browser: 'Safari', system: 'iPhone' });
  expect(agentOf(chrome.replace('Chrome/142', 'Chrome/142 YaBrowser/25.10'))).toMatchObject({
    browser: 'Yandex Browser',
  });
  expect(agentOf(`${chrome} Edg/142.0`)).toMatchObject({ browser: 'Edge' });
  expect(agentOf('Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0')).toEqual({
    browser: 'Firefox',
    system: 'Linux',
  });
  expect(agentOf('Mozilla/5.0 (Linux; Android 16) Chrome/142.0 Mobile Safari/537.36')).toMatchObject({
    system: 'Android',
  });
  expect(agentOf('')).toEqual({ browser: null, system: null });
  expect(agentInWords(chrome)).toBe('Chrome, Windows');
  expect(agentInWords('curl/8.0')).toBe('curl/8.0');
});

describeOnEngines('where a person is signed in', (makeWorld) => {
  it('each session says its browser, its address, when it began and was last used, and which one asks', async () => {
    const world = await makeWorld();
    const person = await world.signedInAs('user');
    await signInWith(world, person, iphone);
    const asking = await signInWith(world, person, chrome);
    const { body } = await asking.call(profileApi.sessions, {});
    expect(body.sessions.map(({ browser, system, is_current }) => [browser, system, is_current])).toEqual([
      ['Chrome', 'Windows', true],
      ['Safari', 'iPhone', false],
      [null, null, false],
    ]);
    const [first] = body.sessions;
    expect(first!.address).toMatch(/^127\./);
    expect(Date.parse(first!.began_at)).toBeLessThanOrEqual(Date.parse(first!.seen_at));
    expect(JSON.stringify(body)).not.toContain(asking.token);
  });

  it('the last use is written down, but not at every request', async () => {
    const world = await makeWorld();
    const person = await world.signedInAs('user');
    const seen = async () => (await person.call(profileApi.sessions, {})).body.sessions[0]!.seen_at;
    const atFirst = await seen();
    world.passTime(4 * minute);
    expect(await seen()).toBe(atFirst);
    world.passTime(2 * minute);
    await person.call(signInApi.me, {});
    const later = await seen();
    expect(Date.parse(later) - Date.parse(atFirst)).toBeGreaterThan(5 * minute);
  });

  it('a session that is over is not listed', async () => {
    const world = await makeWorld();
    const person = await world.signedInAs('user');
    world.passTime(23 * hour);
    const newer = await signInWith(world, person, chrome);
    world.passTime(2 * hour);
    expect((await newer.call(profileApi.sessions, {})).body.sessions).toHaveLength(1);
  });

  it('one is ended from another; a stranger’s is not found', async () => {
    const world = await makeWorld();
    const [person, stranger] = [await world.signedInAs('user'), await world.signedInAs('user')];
    const phone = await signInWith(world, person, iphone);
    const { sessions } = (await person.call(profileApi.sessions, {})).body;
    const { id } = sessions.find(({ is_current }) => !is_current)!;
    expect((await stranger.call(profileApi.endSession, { id })).status).toBe(404);
    expect((await phone.call(signInApi.me, {})).status).toBe(200);
    expect((await person.call(profileApi.endSession, { id })).status).toBe(200);
    expect((await phone.call(signInApi.me, {})).status).toBe(401);
    expect((await person.call(profileApi.endSession, { id })).status).toBe(404);
    expect((await person.call(signInApi.me, {})).status).toBe(200);
  });

  // spec: 285
  it('all others are ended at once, and everywhere means here as well; nobody else’s are', async () => {
    const world = await makeWorld();
    const [person, stranger] = [await world.signedInAs('user'), await world.signedInAs('user')];
    const others = [await signInWith(world, person, iphone), await signInWith(world, person, chrome)];
    expect((await person.call(profileApi.signOutElsewhere, {})).status).toBe(200);
    for (const other of others) expect((await other.call(signInApi.me, {})).status).toBe(401);
    expect((await person.call(signInApi.me, {})).status).toBe(200);
    await signInWith(world, person, chrome);
    expect((await person.call(profileApi.signOutElsewhere, { here: true })).status).toBe(200);
    expect((await person.call(signInApi.me, {})).status).toBe(401);
    expect((await stranger.call(signInApi.me, {})).status).toBe(200);
  });

  it('nobody sees any of it without signing in', async () => {
    const world = await makeWorld();
    expect((await world.visitor().call(profileApi.sessions, {})).status).toBe(401);
  });
});

async function signInWith(world: World, { email, password }: Person, userAgent: string) {
  const { body } = await world.visitor().request({
    method: 'POST',
    url: signInApi.login.path,
    payload: { email, password },
    headers: { 'user-agent': userAgent },
  });
  return world.bearer(body.access_token as string);
}
