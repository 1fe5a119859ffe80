import { expect, test } from 'vitest';
import { inspectConfig, readConfig } from './config.ts';

const live = {
  APP_URL: 'https://podium.example',
  MAIL_URL: 'smtps://user:pass@mail.example',
  ADMIN_EMAIL: 'owner@podium.example',
  YOOKASSA_SHOP_ID: '123456',
  YOOKASSA_SECRET_KEY: 'live_abc',
};
const bank = {
  TBANK_SHOP_ID: '1',
  TBANK_SHOWCASE_ID: '2',
  TBANK_PASSWORD: 'p',
  TBANK_PROMO_CODES: '3=installment_0_0_3_3',
};

// spec: 555
test('a rehearsal takes the settings of the live school, except those that bring money, mails and strangers', () => {
  const given = { ...live, ...bank, HOST: '0.0.0.0', TRUST_PROXY: 'true', YOOKASSA_NETWORKS: '192.0.2.1' };
  const config = readConfig({ ...given, PODIUM_MODE: 'rehearsal', SCHOOL_TIME_ZONE: 'Asia/Omsk' });
  expect(config).toMatchObject({
    ...{ mode: 'rehearsal', host: '127.0.0.1', appUrl: 'http://localhost:3000', isAppUrlGiven: false },
    ...{ trustProxy: false, mail: { url: null }, yookassa: null, tbank: null, timeZone: 'Asia/Omsk' },
    // The simulators send their notices from this machine.
    yookassaNetworks: expect.arrayContaining(['127.0.0.0/8']),
    ...{ isResetLinkShown: false, hasDemoYear: false, hasChat: false },
  });
  expect(config.leftAside.toSorted()).toEqual([
    ...['APP_URL', 'HOST', 'MAIL_URL', 'TBANK_PASSWORD', 'TBANK_PROMO_CODES', 'TBANK_SHOP_ID'],
    ...['TBANK_SHOWCASE_ID', 'TRUST_PROXY', 'YOOKASSA_NETWORKS', 'YOOKASSA_SECRET_KEY', 'YOOKASSA_SHOP_ID'],
  ]);
  const here = { HOST: '::1', APP_URL: 'http://localhost:8080' };
  const ownAddress = readConfig({ ...here, PODIUM_MODE: 'rehearsal', ADMIN_EMAIL: live.ADMIN_EMAIL });
  expect(ownAddress).toMatchObject({ host: '::1', appUrl: 'http://localhost:8080', leftAside: [] });
});

test.each([
  ['the super admin of the demo', { ADMIN_EMAIL: '' }, 'ADMIN_EMAIL'],
  ['the password of the demo', { ADMIN_PASSWORD: 'podium-demo' }, 'ADMIN_PASSWORD'],
  ['half of the settings of Google', { GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_ID'],
])('a rehearsal, whose owner stays, refuses to start with %s', (_title, change, name) => {
  const least = { PODIUM_MODE: 'rehearsal', ADMIN_EMAIL: live.ADMIN_EMAIL };
  expect(inspectConfig(least).problems).toEqual([]);
  expect(inspectConfig({ ...least, ...change }).problems).toEqual([expect.stringMatching(`^${name}:`)]);
});
