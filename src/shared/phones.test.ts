import { expect, test } from 'vitest';
import { readPhone as readInBrowser } from './phones.browser.ts';
import { isRussianMobile, phoneInTable, readPhone } from './phones.ts';

// spec: 379
test.each([
  '79161234567',
  '9161234567',
  '8 (916) 123-45-67',
  '+7 916 123–45–67',
  '+7 916 123—45—67',
  '+7 916 123−45−67',
  '+7 916 123‑45‑67',
  '\u202a+7 916 123-45-67\u202c',
  '+79161234567\u200b',
  '+7\u00a0916\u00a0123-45-67',
  '＋７（９１６）１２３４５６７',
  'тел. +7 916 123-45-67',
  'Телефон: 8 916 123 45 67',
  '+7 916 123-45-67 доб. 12',
  '+7 916 123-45-67, доб.12',
  '+7 916 123-45-67 ext. 12',
  '«+7 916 123-45-67».',
  '007 916 123 45 67',
])('%j is the number of one Russian mobile', (typed) => {
  expect(readPhone(typed)).toEqual({ phone: '+79161234567' });
  expect(readInBrowser(typed)).toHaveProperty('phone');
});

test.each([
  ['00375291234567', '+375291234567'],
  ['810 375 29 123-45-67', '+375291234567'],
  ['375291234567', '+375291234567'],
  ['+375 (29) 123-45-67', '+375291234567'],
  ['8613800138000', '+8613800138000'],
  ['8 701 123 45 67', '+77011234567'],
  ['8 800 555-35-35', '+78005553535'],
])('%j is %s', (typed, phone) => {
  expect(readPhone(typed)).toEqual({ phone });
});

test.each([
  // Belarus, Ukraine, Uzbekistan.
  '8 029 123-45-67',
  '8 (0162) 12-34-56',
  '8 050 123 45 67',
  '050 123 45 67',
  '0291234567',
  '90 123 45 67',
])('%j is the national form of another country, which is asked about', (typed) => {
  expect(readPhone(typed)).toEqual({ problem: 'phone_country' });
});

test.each(['12345', 'phone', '+7 029 123-45-67', '+375', '+0123456789'])('%j is no number', (typed) => {
  expect(readPhone(typed)).toEqual({ problem: 'phone' });
});

test('a browser refuses what has no number in it, and leaves the rest to the server', () => {
  expect(readInBrowser('нет')).toEqual({ problem: 'phone' });
  expect(readInBrowser(' \u200b')).toEqual({ phone: null });
  expect(readInBrowser('8 029 123–45–67')).toEqual({ phone: '8 029 123-45-67' });
});

test.each([
  ['+79161234567', '(+7) 916 123-45-67'],
  ['+375291234567', '(+375) 29 123-45-67'],
  ['+8613800138000', '(+86) 138 0013-8000'],
  ['+12025550123', '(+1) 202 555-0123'],
])('a table has %s as %s, which is read back', (phone, shown) => {
  expect(phoneInTable(phone)).toBe(shown);
  expect(readPhone(shown)).toEqual({ phone });
});

test.each([
  ['+79161234567', true],
  ['+77011234567', false],
  ['+74951234567', false],
  ['+78005553535', false],
  ['+375291234567', false],
])('%s is a mobile number of Russia: %s', (phone, expected) => {
  expect(isRussianMobile(phone)).toBe(expected);
});
