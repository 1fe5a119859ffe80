import { expect, test } from 'vitest';
import { likelyMeant, strangeLetter } from './emails.ts';
import { checkFields } from './fieldErrors.ts';
import { emailField } from './fields.ts';

test.each([
  ['a&b@example.com', 'a&b@example.com'],
  ['sales/kz@example.com', 'sales/kz@example.com'],
  ['a=b@example.com', 'a=b@example.com'],
  ["o'brien@example.com", "o'brien@example.com"],
  ['anna@mail.ru\u200b', 'anna@mail.ru'],
  ['\u202aanna@mail.ru\u202c', 'anna@mail.ru'],
  ['anna＠mail.ru', 'anna@mail.ru'],
  ['<anna@mail.ru>', 'anna@mail.ru'],
  ['anna@mail.ru.', 'anna@mail.ru'],
  ['ANNA@Mail.RU', 'anna@mail.ru'],
  ['anna@пример.рф', 'anna@xn--e1afmkfd.xn--p1ai'],
  ['anna@mail.пример.рф', 'anna@mail.xn--e1afmkfd.xn--p1ai'],
  ['anna@почта.com', 'anna@xn--80a1acny.com'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
])('%j is the address %s', (typed, kept) => {
  expect(emailField.parse(typed)).toBe(kept);
});

test.each([
  `${'a'.repeat(65)}@example.com`,
  'anna@mail-.ru',
  'anna@-mail.ru',
  `anna@${'a'.repeat(64)}.ru`,
  'anna@mail..ru',
  'anna@mail',
  'a b@mail.ru',
  'anna@@mail.ru',
  'anna(1)@mail.ru',
])('%j is no address', (typed) => {
  expect(checkFields(emailField, typed).problems).toEqual({ body: 'email' });
});

test.each([
  ['anna@mаil.ru', 'а'],
  ['anna@gmail.сом', 'с'],
  ['anna@mail.ру', 'р'],
  ['аnna@mail.ru', 'а'],
  ['anna@gοogle.com', 'ο'],
])('%j is refused, and the letter of another alphabet is named', (typed, letter) => {
  expect(strangeLetter(typed)).toBe(letter);
  expect(checkFields(emailField, typed).problems).toEqual({ body: `email_letter:${letter}` });
});

test.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['anna@gmail.con', 'anna@gmail.com'],
  ['anna@gmail.ru', 'anna@gmail.com'],
  ['anna@gamil.com', 'anna@gmail.com'],
  ['anna@mail.ru1', 'anna@mail.ru'],
  ['anna@mial.ru', 'anna@mail.ru'],
  ['anna@yandx.ru', 'anna@yandex.ru'],
  ['anna@iclod.com', 'anna@icloud.com'],
  ['anna@gmail.com', null],
  ['anna@email.ru', null],
  ['anna@mail.com', null],
  ['anna@ya.ru', null],
  ['anna@school.ru', null],
  ['anna', null],
])('of %s one asks whether %s was meant', (typed, meant) => {
  expect(likelyMeant(typed)).toBe(meant);
  if (meant) expect(emailField.parse(typed), 'it is taken all the same').toBe(typed);
});
