import { expect, it } from 'vitest';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { makeWorld } from '#test/world.ts';
import { readableAddresses } from './forwarded.ts';

it.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['203.0.113.7:5678', ['203.0.113.7']],
  ['2001:db8::7', ['2001:db8::7']],
  ['[2001:db8::7]', ['2001:db8::7']],
  ['[2001:db8::7]:5678', ['2001:db8::7']],
  ['::ffff:203.0.113.7', ['::ffff:203.0.113.7']],
  ['198.18.0.1, 203.0.113.7:5678,10.0.0.1', ['198.18.0.1', '203.0.113.7', '10.0.0.1']],
  ['198.18.0.1, unknown, 10.0.0.1', ['10.0.0.1']],
  ['203.0.113.7, ', []],
  ['203.0.113.7:5678:1', []],
  ['203.0.113.7:port', []],
  ['203.0.113.700', []],
  ['[203.0.113.7]:1', []],
  ['[2001:db8::7', []],
  ["1.1.1.1', (select 1)", []],
  ['', []],
])('of the clients %j these can be read: %j', (header, addresses) => {
  expect(readableAddresses(header)).toEqual(addresses);
});

it('ports and rubbish that a client sends give it no fresh attempts, and take nobody else’s', async () => {
  const world = await makeWorld('sqlite', { config: { TRUST_PROXY: 'true' } });
  const visitor = world.visitor();
  const answersOf = async (clientOf: (n: number) => string) => {
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) {
      const { status } = await visitor.request({
        method: 'POST',
        url: signInApi.forgotPassword.path,
        headers: { 'x-forwarded-for': clientOf(n) },
        payload: { email: `${crypto.randomUUID()}@example.com` },
      });
      statuses.push(status);
    }
    return statuses;
  };
  const tenOfEleven = [...Array(10).fill(200), 429];
  try {
    expect(await answersOf((n) => `203.0.113.7:${5000 + n}`)).toEqual(tenOfEleven);
    expect(await answersOf((n) => `[2001:db8::${n + 1}]:${5000 + n}`)).toEqual(tenOfEleven);
    expect(await answersOf((n) => `198.18.0.${n + 1}, rubbish-${n}`)).toEqual(tenOfEleven);
    expect(await answersOf((n) => (n < 10 ? `192.0.2.1:${n}` : '192.0.2.2'))).toEqual(Array(11).fill(200));
  } finally {
    await world.dispose();
  }
});
