import { expect, test } from 'vitest';
import { isSameMailbox } from '../rules.ts';

test.each([
  ['lena.kim@gmail.com', 'lenakim@gmail.com'],
  ['lena.kim@gmail.com', 'l.ena.kim+mum@googlemail.com'],
  ['lena.kim@gmail.com', 'LENA.KIM@Gmail.com'],
  ['lena@mail.ru', 'lena+mum@mail.ru'],
  ['lena.kim@yandex.ru', 'lena-kim@ya.ru'],
  ['lena@icloud.com', 'lena@me.com'],
])('%s and %s are one mailbox', (one, other) => {
  expect(isSameMailbox(one, other)).toBe(true);
});

test.each([
  ['lena.kim@mail.ru', 'lenakim@mail.ru'],
  ['lena@gmail.com', 'lena@yandex.ru'],
  ['lena@icloud.com', 'olga@icloud.com'],
])('%s and %s may be two people', (one, other) => {
  expect(isSameMailbox(one, other)).toBe(false);
});
