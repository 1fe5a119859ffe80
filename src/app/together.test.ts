/** Calls asked in one request: each is answered as if it had come alone. */
import { expect, it } from 'vitest';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { learningApi } from '#features/teaching/learning/contract.ts';
import { makeLog } from '#server/log.ts';
import { mostTogether, togetherAddress, togetherPath } from '#shared/together.ts';
import { type Caller, describeOnOneEngine, makeWorld } from '#test/world.ts';

const own = [signInApi.me.path, learningApi.purchased.path];
const ofStaff = '/api/admin/users/list';

describeOnOneEngine('calls asked in one request', (makeWorld) => {
  it('get the answers that they get alone, in their order and in the language of the page', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user');
    const alone = [];
    for (const url of own) alone.push((await student.request({ url })).body);
    expect(await together(student, own)).toEqual([
      { status: 200, body: alone[0] },
      { status: 200, body: alone[1] },
    ]);
    const [refused] = await together(world.visitor('en'), [signInApi.me.path]);
    expect(refused).toMatchObject({ status: 401, body: { detail: 'Please sign in' } });
  });

  it('are each answered by right: one that is refused takes none of the others with it', async () => {
    const world = await makeWorld();
    const asked = [own[0]!, ofStaff, '/api/courses'];
    const statuses = async (caller: Caller) => (await together(caller, asked)).map(({ status }) => status);
    expect(await statuses(await world.signedInAs('user'))).toEqual([200, 403, 200]);
    expect(await statuses(world.visitor())).toEqual([401, 401, 200]);
    expect(await statuses(await world.signedInAs('manager'))).toEqual([200, 200, 200]);
  });

  it.each([
    ['what changes something', '/api/logout'],
    ['a live stream', '/api/admin/support/stream'],
    ['a page', '/'],
    ['an address elsewhere', 'https://example.com/api/me'],
    ['itself', `${togetherPath}?ask=/api/me`],
    ['nothing', ''],
  ])('are only those that look: not %s', async (_title, url) => {
    const world = await makeWorld();
    const student = await world.signedInAs('user');
    expect((await student.request({ url: togetherAddress([own[0]!, url]) })).status).toBe(400);
  });

  it('are few', async () => {
    const world = await makeWorld();
    const student = await world.signedInAs('user');
    const asked = (count: number) => ({
      url: togetherAddress(Array.from({ length: count }, () => '/api/courses')),
    });
    expect((await student.request(asked(mostTogether))).status).toBe(200);
    expect((await student.request(asked(mostTogether + 1))).status).toBe(400);
  });
});

it('a refusal among them is in the log with the address behind the proxy', async () => {
  const lines: string[] = [];
  const log = makeLog('info', { write: (line) => void lines.push(line) });
  const world = await makeWorld('sqlite', { log, config: { TRUST_PROXY: 'true' } });
  const student = await world.signedInAs('user');
  await student.request({ url: togetherAddress([ofStaff]), headers: { 'x-forwarded-for': '203.0.113.7' } });
  const answered = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(answered).toContainEqual(
    expect.objectContaining({ route: ofStaff, status: 403, address: '203.0.113.7', actor: student.id }),
  );
  await world.dispose();
});

async function together(caller: Caller, urls: string[]) {
  const { body } = await caller.request({ url: togetherAddress(urls) });
  return body.answers as { status: number; body: unknown }[];
}
