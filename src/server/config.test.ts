import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, randomPassword, readConfig } from './config.ts';
import { root } from './root.ts';

const live = {
  PODIUM_MODE: 'live',
  APP_URL: 'https://podium.example',
  MAIL_URL: 'smtps://user:pass@mail.example',
  MAIL_FROM: 'school@podium.example',
  ADMIN_EMAIL: 'owner@podium.example',
  YOOKASSA_SHOP_ID: '123456',
  YOOKASSA_SECRET_KEY: 'live_abc',
};
const bank = {
  TBANK_SHOP_ID: '1',
  TBANK_SHOWCASE_ID: '2',
  TBANK_PASSWORD: 'p',
  TBANK_PROMO_CODES: '6=installment_0_0_6_6,5; 3=installment_0_0_3_3',
};

function problemsOf(source: Record<string, string | undefined>): string[] {
  try {
    readConfig(source);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe('settings', () => {
  // spec: 547
  test('none at all make a demo school on this machine only', () => {
    expect(readConfig({})).toMatchObject({
      mode: 'demo',
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      yookassa: null,
    });
  });

  test('an empty one counts as not given', () => {
    expect(readConfig({ PORT: '', APP_URL: '', ADMIN_PASSWORD: '' })).toEqual(readConfig({}));
  });

  // spec: 550
  test('all problems are named at once', () => {
    const problems = problemsOf({
      PORT: 'many',
      APP_URL: 'podium',
      DATABASE_URL: 'mysql://x',
      SCHOOL_TIME_ZONE: 'Mars/Olympus',
      ADMIN_PASSWORD: '123',
      TRUST_PROXY: 'perhaps',
      LOG_LEVEL: 'loud',
    });
    const names = problems.map((problem) => problem.split(':')[0]);
    expect(names.sort()).toEqual(
      [
        'ADMIN_PASSWORD',
        'APP_URL',
        'DATABASE_URL',
        'LOG_LEVEL',
        'PORT',
        'SCHOOL_TIME_ZONE',
        'TRUST_PROXY',
      ].sort(),
    );
  });

  test('the message lists every problem on a line of its own', () => {
    expect(() => readConfig({ PORT: '-1', LOG_LEVEL: 'loud' })).toThrow(
      /2 problem\(s\):\n {2}- .+\n {2}- .+/,
    );
  });

  test('a live school needs to be told where it is, how it mails and how it is paid', () => {
    const names = problemsOf({ PODIUM_MODE: 'live' }).map((problem) => problem.split(':')[0]);
    expect(names).toEqual(
      expect.arrayContaining([
        'APP_URL',
        'MAIL_URL',
        'YOOKASSA_SHOP_ID',
        'YOOKASSA_SECRET_KEY',
        'ADMIN_EMAIL',
      ]),
    );
  });

  // spec: 549
  test('a live school with all its settings is open to the world, without simulators', () => {
    expect(readConfig(live)).toMatchObject({
      mode: 'live',
      host: '0.0.0.0',
      isAppUrlGiven: true,
      appUrl: 'https://podium.example',
      yookassa: { url: 'https://api.yookassa.ru/v3', shopId: '123456', secretKey: 'live_abc' },
    });
  });

  test('the image of a container is no demo by itself, since everybody may reach it', () => {
    const image = readFileSync(join(root, 'Dockerfile'), 'utf8');
    const [, last = ''] = image.split(/^FROM .*$/m).slice(-2);
    const pairs = /^ENV (.+)$/m
      .exec(last)![1]!
      .split(' ')
      .map((pair) => pair.split('='));
    const settings = Object.fromEntries(pairs) as Record<string, string>;
    expect(settings.HOST).toBe('0.0.0.0');
    expect(problemsOf(settings)).toContain('APP_URL: is required when PODIUM_MODE=live');
  });

  // spec: 550
  test.each([
    ['an address without encryption', { APP_URL: 'http://podium.example' }, 'APP_URL'],
    ['an address with a password', { APP_URL: 'https://u:p@podium.example' }, 'APP_URL'],
    ['an address with a query', { APP_URL: 'https://podium.example/?x=y' }, 'APP_URL'],
    ['an address with an empty query', { APP_URL: 'https://podium.example?' }, 'APP_URL'],
    ['an address with a fragment', { APP_URL: 'https://podium.example/#x' }, 'APP_URL'],
    ['an address with a path', { APP_URL: 'https://podium.example/school' }, 'APP_URL'],
    ['the super admin of the demo', { ADMIN_EMAIL: 'admin@podium.local' }, 'ADMIN_EMAIL'],
    ['no super admin', { ADMIN_EMAIL: undefined }, 'ADMIN_EMAIL'],
    ['the payment simulator', { YOOKASSA_URL: 'http://127.0.0.1:4000/v3' }, 'YOOKASSA_URL'],
    ['the payment simulator by name', { YOOKASSA_URL: 'http://localhost:4000/v3' }, 'YOOKASSA_URL'],
    ['the simulator of the bank', { TBANK_URL: 'http://127.0.0.1:4000/orders' }, 'TBANK_URL'],
    ['half of the settings of the bank', { TBANK_SHOP_ID: '1' }, 'TBANK_SHOWCASE_ID'],
    ['a bank without codes', { ...bank, TBANK_PROMO_CODES: undefined }, 'TBANK_PROMO_CODES'],
    ['no mail', { MAIL_URL: '' }, 'MAIL_URL'],
    ['mails from the demo', { MAIL_FROM: '' }, 'MAIL_FROM'],
    ['the password of the demo', { ADMIN_PASSWORD: 'podium-demo' }, 'ADMIN_PASSWORD'],
    ['a password that is guessed first', { ADMIN_PASSWORD: 'qwerty123' }, 'ADMIN_PASSWORD'],
    ['the address as the password', { ADMIN_PASSWORD: 'Owner@podium.example' }, 'ADMIN_PASSWORD'],
    [
      'what stands before the @ as the password',
      { ADMIN_EMAIL: 'the-owner@podium.example', ADMIN_PASSWORD: 'the-owner' },
      'ADMIN_PASSWORD',
    ],
    ['the simulator of Google', { GOOGLE_ISSUER: 'http://127.0.0.1:4000' }, 'GOOGLE_ISSUER'],
    ['Google without encryption', { GOOGLE_ISSUER: 'http://accounts.google.com' }, 'GOOGLE_ISSUER'],
    ['the simulator of VK', { VK_URL: 'http://localhost:4000' }, 'VK_URL'],
    ['VK without encryption', { VK_URL: 'http://id.vk.ru' }, 'VK_URL'],
    ['half of the settings of Google', { GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_ID'],
    ['the other half', { GOOGLE_CLIENT_SECRET: 'x' }, 'GOOGLE_CLIENT_ID'],
  ])('a live school refuses to start with %s', (_title, change, name) => {
    expect(problemsOf({ ...live, ...change })).toEqual([expect.stringMatching(`^${name}:`)]);
  });

  test('a sign-in provider is there where it was set up', () => {
    expect(readConfig(live)).toMatchObject({ google: null, vk: null });
    const set = {
      GOOGLE_CLIENT_ID: 'g',
      GOOGLE_CLIENT_SECRET: 's',
      VK_CLIENT_ID: 'v',
      VK_URL: 'https://id.vk.com/',
    };
    expect(readConfig({ ...live, ...set })).toMatchObject({
      google: { issuer: 'https://accounts.google.com', clientId: 'g', clientSecret: 's' },
      vk: { url: 'https://id.vk.com', clientId: 'v' },
    });
  });

  test("notices of payments are believed to come from YooKassa's networks, of the simulator from this machine", () => {
    const { yookassaNetworks } = readConfig(live);
    expect(yookassaNetworks).toEqual(
      expect.arrayContaining(['185.71.76.0/27', '77.75.156.35', '2a02:5180::/32']),
    );
    expect(yookassaNetworks.some((network) => network.startsWith('127.'))).toBe(false);
    expect(readConfig({}).yookassaNetworks).toEqual([...yookassaNetworks, '127.0.0.0/8', '::1']);
    const own = { YOOKASSA_NETWORKS: '192.0.2.0/24, 2001:db8::1' };
    expect(readConfig({ ...live, ...own }).yookassaNetworks).toEqual(['192.0.2.0/24', '2001:db8::1']);
    const wrong = { YOOKASSA_NETWORKS: '192.0.2.0/33' };
    expect(problemsOf({ ...live, ...wrong })).toEqual([expect.stringMatching('^YOOKASSA_NETWORKS:')]);
  });

  test('instalments are there where the bank was set up, over the months with a code of the bank', () => {
    expect(readConfig(live).tbank).toBeNull();
    const { tbank, tbankNetworks } = readConfig({ ...live, ...bank });
    expect(tbank).toMatchObject({ shopId: '1', showcaseId: '2', password: 'p', isDemo: false });
    expect([...tbank!.promoCodes]).toEqual([
      [3, 'installment_0_0_3_3'],
      [6, 'installment_0_0_6_6,5'],
    ]);
    expect(tbankNetworks).toEqual(['91.194.226.0/23']);
    for (const codes of ['x', '6', '1=x', '48=x', '6=', '6=a b'])
      expect(() => readConfig({ ...live, ...bank, TBANK_PROMO_CODES: codes })).toThrow('TBANK_PROMO_CODES');
  });

  test('a demo school refuses a live key', () => {
    const problems = problemsOf({ YOOKASSA_SHOP_ID: '1', YOOKASSA_SECRET_KEY: 'live_abc' });
    expect(problems).toEqual([expect.stringMatching('^YOOKASSA_SECRET_KEY:')]);
  });

  test('no value of a secret is in the message about it', () => {
    const problems = problemsOf({
      ADMIN_PASSWORD: 'abc',
      YOOKASSA_SHOP_ID: '1',
      YOOKASSA_SECRET_KEY: 'live_topsecret',
      METRICS_TOKEN: 'short-one',
    });
    expect(problems.join()).not.toMatch(/topsecret|short-one/);
  });

  test('nobody is believed about the client’s address unless told so', () => {
    const trust = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).trustProxy;
    expect(readConfig({}).trustProxy).toBe(false);
    expect([trust('true'), trust('false')]).toEqual([true, false]);
    expect(trust('127.0.0.1, 10.0.0.0/8,::1,fd00::/8, uniquelocal')).toEqual([
      '127.0.0.1',
      '10.0.0.0/8',
      '::1',
      'fd00::/8',
      'uniquelocal',
    ]);
    // A number of hops is refused too: a direct client may invent as many addresses as are trusted.
    for (const wrong of [
      'perhaps',
      '2',
      '127.0.0.1,',
      '127.0.0.1/33',
      '10.0.0.0/8/8',
      '10.0.0.0/x',
      'proxy.example',
    ])
      expect(problemsOf({ TRUST_PROXY: wrong }), wrong).toEqual([
        expect.stringMatching('^TRUST_PROXY: must be'),
      ]);
  });

  test('an address is kept without the slash at its end', () => {
    expect(readConfig({ APP_URL: 'http://localhost:4000//' }).appUrl).toBe('http://localhost:4000');
  });
});

// spec: 552
test('a password nobody chose has 120 random bits', () => {
  const made = new Set(Array.from({ length: 100 }, randomPassword));
  expect(made.size).toBe(100);
  for (const password of made) expect(password).toMatch(/^[\w-]{20}$/);
});
