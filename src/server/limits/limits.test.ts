import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createTranslator } from 'use-intl/core';
import { expect, it } from 'vitest';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { accountLimits } from '#features/accounts/sign-in/rules/limits.ts';
import { paymentLimits } from '#features/sales/payments/rules/payments.ts';
import { contextOf } from '#server/context.ts';
import { hour, minute, second } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { languages } from '#shared/i18n.ts';
import type { Limit } from '#shared/limits.ts';
import { sharedTexts } from '#shared/texts.ts';
import { describeOnBothEngines, type World } from '#test/world.ts';
import { system } from '../actor.ts';
import { clearLimitCounters } from './jobs.ts';
import { countAttempt } from './limits.ts';

const email = 'vera@example.com';
const wrong = { email, password: 'wrong one' };

describeOnBothEngines('limits', (makeWorld) => {
  it('somebody who guesses is told when to come back, and comes back then and no sooner', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    await guess(world, 9);
    expect((await visitor.call(signInApi.login, wrong)).status).toBe(401);
    const refused = await visitor.call(signInApi.login, wrong);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(5 * 60);
    expect(seconds).toBeLessThanOrEqual(6 * 60);
    expect(refused.body.retry_after).toBe(seconds);
    expect(refused.body.detail).toBe('Слишком много попыток. Попробуйте снова через 6 минут');
    world.passTime((seconds - 5) * second);
    expect((await visitor.call(signInApi.login, wrong)).status).toBe(429);
    world.passTime(5 * second);
    expect((await visitor.call(signInApi.login, wrong)).status).toBe(401);
  });

  it('an account is counted however it is typed, and the same whether it exists or not', async () => {
    const world = await makeWorld();
    await world.signedInAs('user', { email });
    for (const address of [email, 'nobody@example.com']) {
      await guess(world, 8, address);
      const statuses: number[] = [];
      for (const typed of [` ${address.toUpperCase()} `, address, address])
        statuses.push((await world.visitor().call(signInApi.login, { ...wrong, email: typed })).status);
      expect(statuses).toEqual([401, 401, 429]);
    }
  });

  it('an office may sign in all morning, and a success does not wash away failures', async () => {
    const world = await makeWorld();
    const person = await world.signedInAs('user');
    const office = world.visitor();
    const right = { email: person.email, password: person.password };
    for (let n = 0; n < 22; n++) expect((await office.call(signInApi.login, right)).status).toBe(200);
    await guess(world, 8, person.email);
    const typo = () => office.call(signInApi.login, { ...right, password: 'typo' });
    expect((await typo()).status).toBe(401);
    expect((await office.call(signInApi.login, right)).status).toBe(200);
    expect([(await typo()).status, (await typo()).status]).toEqual([401, 429]);
  });

  it('even with the right password nobody signs in without end, from one place or to one account', async () => {
    const world = await makeWorld();
    const { email, password } = await world.signedInAs('user');
    const from = async (remoteAddress: string) =>
      (
        await world
          .visitor()
          .request({ method: 'POST', url: '/api/login', payload: { email, password }, remoteAddress })
      ).status;
    const [, , ofAddress, ofAccount] = accountLimits.login;
    const useUp = async (limit: Limit, address: string) => {
      const count = () => countAttempt(contextOf(world.app, { ...system, address }), [limit], { email });
      for (let n = 0; n < limit.atOnce!; n++) await count().catch(() => undefined);
    };
    const at = world.app.now();
    world.app.now = () => at;
    await useUp(ofAddress!, '203.0.113.7');
    expect([await from('203.0.113.7'), await from('203.0.113.8')]).toEqual([429, 200]);
    await useUp(ofAccount!, 'anywhere');
    expect(await from('203.0.113.9')).toBe(429);
  });

  it('guessing by way of registration is guessing', async () => {
    const world = await makeWorld();
    await world.signedInAs('user', { email });
    await guess(world, 10);
    const person = { first_name: 'Анна', last_name: 'Ким', privacy_consent: true, data_consent: true };
    const answer = await world
      .visitor()
      .call(signInApi.register, { email, password: 'correct horse battery', ...person });
    expect(answer.status).toBe(429);
  });

  it('a network of IPv6 is one, its neighbour another', async () => {
    const world = await makeWorld();
    const from = async (remoteAddress: string) =>
      (await world.visitor().request({ ...askForMail(), remoteAddress })).status;
    for (let n = 0; n < 10; n++) expect(await from(`2001:db8:0:1::${n + 1}`)).toBe(200);
    expect(await from('2001:db8:0:1:ffff:eeee:dddd:cccc')).toBe(429);
    expect(await from('2001:db8:0:2::1')).toBe(200);
  });

  it('what a client says about its own address counts nothing', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const spoofed = (n: number) => ({ 'x-forwarded-for': `198.18.0.${n}`, forwarded: `for=198.18.0.${n}` });
    expect(await answeredOf((n) => ({ headers: spoofed(n) }), visitor)).toBe(10);
  });

  it('behind a proxy, what the proxy saw counts and not what it was told', async () => {
    const world = await makeWorld({ config: { TRUST_PROXY: 'true' } });
    const header = (n: number) => ({ 'x-forwarded-for': `198.18.0.${n}, 203.0.113.7` });
    expect(await answeredOf((n) => ({ headers: header(n) }), world.visitor())).toBe(10);
    expect(
      await answeredOf((n) => ({ headers: { 'x-forwarded-for': `198.18.0.${n}` } }), world.visitor()),
    ).toBe(12);
  });

  it('behind proxies with known addresses, nobody else is believed', async () => {
    const world = await makeWorld({ config: { TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' } });
    const header = (n: number) => ({ 'x-forwarded-for': `198.18.0.${n}` });
    const through = (remoteAddress: string) => (n: number) => ({ headers: header(n), remoteAddress });
    expect(await answeredOf(through('10.1.2.3'), world.visitor())).toBe(12);
    expect(await answeredOf(through('127.0.0.9'), world.visitor())).toBe(10);
  });

  it('those who are signed in are counted each for themselves, others by their address', async () => {
    const world = await makeWorld();
    const { atOnce } = paymentLimits.create[0]!;
    const remoteAddress = '203.0.113.9';
    const order = { amount: 1, currency: 'RUB', description: 'x', course_id: randomUUID() };
    const buy = { method: 'POST', url: '/api/create_payment', payload: order, remoteAddress } as const;
    const visitor = world.visitor();
    for (let n = 0; n < atOnce; n++) expect((await visitor.request(buy)).body.code).toBe('course_unknown');
    expect((await visitor.request(buy)).status).toBe(429);
    expect((await (await world.signedInAs('user')).request(buy)).body.code).toBe('course_unknown');
  });

  it('a field that was left out is not counted', async () => {
    const { app } = await makeWorld();
    const byPhone = accountLimits.forgotLogin.slice(1, 2);
    for (let n = 0; n < 5; n++) await countAttempt(contextOf(app), byPhone, {});
    for (let n = 0; n < 2; n++) await countAttempt(contextOf(app), byPhone, { phone: '+79001234567' });
    await expect(countAttempt(contextOf(app), byPhone, { phone: '+79001234567' })).rejects.toThrow(AppError);
    await countAttempt(contextOf(app), byPhone, { phone: '+79001234568' });
  });

  it('a clock that was put forward and back again leaves nobody locked out', async () => {
    const world = await makeWorld();
    const isLetThrough = () =>
      guess(world, 1).then(
        () => true,
        () => false,
      );
    for (const jump of [24 * hour, 2 * hour, 365 * 24 * hour, -2 * hour, -24 * hour]) {
      for (let n = 0; n < 11; n++) await isLetThrough();
      expect(await isLetThrough()).toBe(false);
      world.passTime(jump);
      expect(await isLetThrough()).toBe(true);
      world.passTime(-jump);
      world.passTime(6 * minute);
      expect(await isLetThrough()).toBe(true);
    }
  });

  it('counters are cleared by the clock, those that still count excepted', async () => {
    const world = await makeWorld();
    await guess(world, 1, 'long-ago@example.com');
    world.passTime(1 * hour);
    await guess(world, 10);
    await clearLimitCounters.run(contextOf(world.app), {} as never, {} as never);
    const left = await sql`select key from limit_counters`.execute(world.app.database.handle);
    expect(left.rows).toHaveLength(1);
    await expect(guess(world, 1)).rejects.toThrow(AppError);
  });
});

it('the text says in three languages for how long', () => {
  const said = languages.map((locale) => {
    const t = createTranslator({ locale, messages: sharedTexts.system[locale], namespace: 'errors' });
    const times = [
      { unit: 'seconds', count: 1 },
      { unit: 'seconds', count: 12 },
      { unit: 'minutes', count: 2 },
      { unit: 'minutes', count: 21 },
      { unit: 'hours', count: 5 },
    ];
    return times.map((values) => t('too_many_requests', values).split(/через | again in |请在 /)[1]);
  });
  expect(said).toEqual([
    ['1 секунду', '12 секунд', '2 минуты', '21 минуту', '5 часов'],
    ['1 second', '12 seconds', '2 minutes', '21 minutes', '5 hours'],
    ['1 秒后再试', '12 秒后再试', '2 分钟后再试', '21 分钟后再试', '5 小时后再试'],
  ]);
});

let people = 0;
/**
 * A call that costs little, about somebody nobody has asked about before: at most ten of an address at once.
 */
function askForMail() {
  const payload = { email: `somebody-${people++}@example.com` };
  return { method: 'POST', url: '/api/resend-verification', payload } as const;
}

/** How many of twelve calls were answered and not refused. */
async function answeredOf(
  as: (n: number) => { headers: Record<string, string>; remoteAddress?: string },
  caller: ReturnType<World['visitor']>,
): Promise<number> {
  let answered = 0;
  for (let n = 0; n < 12; n++) {
    if ((await caller.request({ ...askForMail(), ...as(n) })).status === 200) answered++;
  }
  return answered;
}

/** Counts guesses at the account without the work of comparing passwords. */
async function guess({ app }: World, times: number, at = email): Promise<void> {
  const ofAccount = accountLimits.login.slice(1, 2);
  for (let n = 0; n < times; n++) await countAttempt(contextOf(app), ofAccount, { email: at });
}
