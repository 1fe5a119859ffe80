import { expect, test } from 'vitest';
import { isCommonPassword } from './commonPasswords.ts';

test('what everybody tries first is common, in whatever case', () => {
  const common = [
    '123456',
    'Qwerty123',
    'PASSWORD',
    'iloveyou',
    'ЙЦУКЕН',
    'Пароль123',
    'ghbdtn',
    'Podium2026',
  ];
  expect(common.filter((password) => !isCommonPassword(password))).toEqual([]);
});

test('repetitions and runs are common, however long', () => {
  const common = ['222222', 'ааааааа', 'abcabcabc', '12121212', '987654321', 'абвгде', 'defghijkl'];
  expect(common.filter((password) => !isCommonPassword(password))).toEqual([]);
});

test('another width of the same characters is the same password', () => {
  expect(isCommonPassword('１２３４５６')).toBe(true);
});

test('a password of one’s own is not', () => {
  const own = ['Подиум-2026', 'correct horse battery', 'Ветер7', 'ab12ba', '135790x', 'mit', 'copyright (c)'];
  expect(own.filter((password) => isCommonPassword(password))).toEqual([]);
});
