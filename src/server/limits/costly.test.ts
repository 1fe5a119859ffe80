/**
 * S20: calls open to anybody that cost us a mail or a hash: 10 a minute and 60 an hour per address, with a
 * bound over all addresses together.
 */
import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { apiRoutes } from '#app/server.ts';
import { profileApi } from '#features/accounts/profile/contract.ts';
import { oauthApi } from '#features/accounts/sign-in/contract/oauth.ts';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import type { Endpoint } from '#shared/contract.ts';
import { hour, minute, second } from '#shared/dates.ts';
import { atCount, tell } from '#test/counts.ts';
import { describeOnEngines, type World } from '#test/world.ts';

const costly: readonly Endpoint[] = [
  signInApi.register,
  signInApi.resendVerification,
  signInApi.forgotPassword,
  signInApi.forgotLogin,
  signInApi.resetPassword,
  signInApi.setPassword,
  profileApi.takeBackEmail,
  oauthApi.sendCode,
];
/** Requests from everywhere at once over an hour. */
const flood = atCount(1_100, 2_000, 10_000);

it('the calls that cost us something are these', () => {
  const limited = apiRoutes
    .filter(({ endpoint }) => endpoint.limits?.some(({ name }) => name === 'costly calls'))
    .map(({ endpoint }) => endpoint.path);
  expect(limited.sort()).toEqual(costly.map(({ path }) => path).sort());
});

describeOnEngines('costly calls of one address', (makeWorld) => {
  it('are answered 10 times a minute and 60 times an hour, whichever they are', async () => {
    const world = await makeWorld();
    const from = () =>
      `2001:db8:7:1:${randomInt(65_536).toString(16)}::${(1 + randomInt(65_000)).toString(16)}`;
    const answeredAt: number[] = [];
    let atMs = 0;
    let asked = 0;
    for (; atMs < 2 * hour; asked++) {
      const isAnswered =
        (await ask(world, { endpoint: costly[asked % costly.length]!, remoteAddress: from(), n: asked })) !==
        429;
      if (isAnswered) answeredAt.push(world.app.now().getTime());
      // In bursts and one by one.
      const pause = asked % 40 < 20 ? 0 : 25 * second;
      atMs += pause;
      world.passTime(pause);
    }
    expect(busiest(answeredAt, 1 * minute)).toBe(10);
    expect(busiest(answeredAt, 1 * hour)).toBeGreaterThan(50);
    expect(busiest(answeredAt, 1 * hour)).toBeLessThanOrEqual(60);
    expect(
      await ask(world, { endpoint: signInApi.forgotPassword, remoteAddress: '2001:db8:7:2::1', n: asked }),
      'a neighbour',
    ).toBe(200);
    tell('costly calls of one network', asked);
  });

  it('of each kind: the eleventh at once is refused, with when to come back', async () => {
    const world = await makeWorld();
    for (const [index, endpoint] of costly.entries()) {
      const address = `198.51.100.${index + 1}`;
      for (let n = 0; n < 10; n++)
        expect(await ask(world, { endpoint, remoteAddress: address, n }), endpoint.path).not.toBe(429);
      expect(await ask(world, { endpoint, remoteAddress: address, n: 10 }), endpoint.path).toBe(429);
    }
  });

  it(`${flood} from as many addresses within an hour: at most 1,000 mails are queued`, async () => {
    const world = await makeWorld();
    const counts: Record<number, number> = {};
    const startedAt = world.app.now().getTime();
    for (let n = 0; n < flood; n++) {
      const address = `198.18.${Math.floor(n / 250)}.${1 + (n % 250)}`;
      const status = await ask(world, { endpoint: signInApi.forgotLogin, remoteAddress: address, n });
      counts[status] = (counts[status] ?? 0) + 1;
      // The machine's own time passes as well.
      const passed = world.app.now().getTime() - startedAt;
      world.passTime(Math.max(0, (n * hour) / flood - passed));
    }
    const jobs = sql<{ n: number }>`select count(*) as n from jobs`;
    const queued = Number((await jobs.execute(world.app.database.handle)).rows[0]!.n);
    expect(queued).toBe(counts[200]);
    expect(queued).toBeLessThanOrEqual(1000);
    expect(queued).toBeGreaterThan(500);
    const others = await world.visitor().call(signInApi.login, { email: 'a@example.com', password: 'x' });
    expect(others.status, 'who causes no mail is not held up').toBe(401);
    tell('costly calls of as many addresses', flood);
  });
});

/** Asks about an address not asked about before. */
async function ask(
  world: World,
  { endpoint, remoteAddress, n }: { endpoint: Endpoint; remoteAddress: string; n: number },
): Promise<number> {
  const payload = {
    email: `somebody-${n}@example.com`,
    phone: `+7900${String(n).padStart(7, '0')}`,
    password: 'Подиум-2026',
    new_password: 'Подиум-2026',
    token: 'x'.repeat(43),
    first_name: 'Анна',
    last_name: 'Ким',
    privacy_consent: true,
    data_consent: true,
  };
  const { method, path: url } = endpoint;
  return (await world.visitor().request({ method, url, payload, remoteAddress })).status;
}

/** The highest number within any stretch of this length. */
function busiest(times: readonly number[], withinMs: number): number {
  return Math.max(
    ...times.map((start) => times.filter((time) => time >= start && time < start + withinMs).length),
  );
}
