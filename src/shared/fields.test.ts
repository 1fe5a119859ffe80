import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readableEmail } from './domains.ts';
import { checkFields } from './fieldErrors.ts';
import {
  cleanName,
  emailField,
  idField,
  nameField,
  nameOrNoneField,
  pageQuery,
  passwordField,
  phoneField,
} from './fields.ts';

const refused = (schema: z.ZodType, value: unknown) => checkFields(schema, value).problems?.body;

// spec: 379
test.each([
  ['8 (900) 123-45-67', '+79001234567'],
  ['+7 900 123 45 67', '+79001234567'],
  ['+86 138.0013.8000', '+8613800138000'],
  ['', null],
  ['\u200b', null],
  ['   ', null],
])('the phone %j is %j', (typed, expected) => {
  expect(phoneField.parse(typed)).toBe(expected);
});

test.each([
  '123',
  '+0123456789',
  '+7900123456789012345',
  'phone',
  '+7900123456x',
  '+7 900 123-45-6',
  '+7 900 123-45-678',
  '+7\u0000900123456',
  '+7 (029) 123-45-67',
  '+7 916 123-45-67 / +7 916 123-45-68',
])('%j is no phone', (typed) => {
  expect(refused(phoneField, typed)).toBe('phone');
});

test('a phone that was accepted is accepted again, unchanged', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789+ ()-.'), maxLength: 20 });
  fc.assert(
    fc.property(digits, (typed) => {
      const parsed = phoneField.safeParse(typed);
      if (parsed.success && parsed.data !== null) expect(phoneField.parse(parsed.data)).toBe(parsed.data);
    }),
  );
});

test('an e-mail address is one in small letters, without spaces around it', () => {
  expect(emailField.parse('  Anna@Example.COM ')).toBe('anna@example.com');
  for (const wrong of ['anna', 'a@b', '@example.com', 'a b@example.com', 'a@example.com\r\nBcc: x@y.z']) {
    expect(refused(emailField, wrong), wrong).toBe('email');
  }
  expect(refused(emailField, `${'a'.repeat(250)}@example.com`)).toBe('too_big');
});

test('a name is a line that says something', () => {
  expect(nameField.parse(' Анна-Мария ')).toBe('Анна-Мария');
  expect(refused(nameField, '  ')).toBe('required');
  expect(refused(nameField, 'a'.repeat(101))).toBe('too_big');
});

// spec: 375
test.each([
  ['Анна\nBcc: x', 'Анна Bcc: x'],
  ['a\u0000b', 'a b'],
  ['a\u007fb', 'a b'],
  ['a\u0085b', 'a b'],
  ['a\u2028b', 'a b'],
  ['a\u2029b', 'a b'],
  ['a\u202eb', 'ab'],
  ['a\u2066b', 'ab'],
  ['a\u200fb', 'ab'],
  ['a\u200bb', 'ab'],
  ['a\ud800b', 'ab'],
])('of the name %j, the characters that do not show are left out', (typed, kept) => {
  for (const field of [nameField, nameOrNoneField]) expect(field.parse(typed)).toBe(kept);
  expect(cleanName(typed)).toBe(kept.replace(':', ''));
});

// spec: 375
test.each(['a\ue000b', 'a\u{e0001}b'])('the name %j has characters that nobody types', (typed) => {
  for (const field of [nameField, nameOrNoneField]) expect(refused(field, typed)).toBe('hidden_characters');
  expect(cleanName(typed)).toBe('a b');
});

test.each(['\u200d', '\u200b', '\u00a0', '\u202a\u202c', '\ufeff', '\u00ad', ' \u2060 '])(
  'a name of %j alone is empty',
  (typed) => {
    expect(refused(nameField, typed)).toBe('required');
    expect(nameOrNoneField.parse(typed)).toBe('');
    expect(cleanName(typed)).toBeNull();
  },
);

// spec: 375
test.each([
  'https://evil.com/x',
  'Приз ждёт: evil.com',
  'пример.рф',
  'EVIL.COM',
  'Evil.Com',
  'St.Me',
  'приз.москва',
  'evil.christmas',
  't.me/prize',
  'evil。com',
  'evil．com',
  '10.0.0.1',
])('the name %j has a link', (typed) => {
  for (const field of [nameField, nameOrNoneField]) expect(refused(field, typed)).toBe('link_in_name');
  expect(refused(nameField, cleanName(typed))).toBeUndefined();
});

test.each([
  'St.John',
  'Св.Анна Ким',
  'и.иванова',
  'Иванова Е.А.',
  'А.С. Пушкин',
  'J.R.R. Tolkien',
  'J.Smith',
  'O’Neil-Костина',
  '王 小明',
  'Ян Мл.',
  'می‌خواهم',
])('%s is a name', (name) => {
  expect(nameField.parse(name)).toBe(name);
});

test('of a name that is nothing but rubbish nothing is left', () => {
  expect(cleanName(' \u202e ./ ')).toBeNull();
});

// spec: 377
test('a domain in another script is kept in the form that mail servers know, and shown readable', () => {
  for (const [typed, kept, shown] of [
    ['Анна@Пример.РФ', null, null],
    ['anna@Пример.РФ', 'anna@xn--e1afmkfd.xn--p1ai', 'anna@пример.рф'],
    ['anna@xn--e1afmkfd.xn--p1ai', 'anna@xn--e1afmkfd.xn--p1ai', 'anna@пример.рф'],
    ['wang@例子。中国', 'wang@xn--fsqu00a.xn--fiqs8s', 'wang@例子.中国'],
    ['max@bücher.de', 'max@xn--bcher-kva.de', 'max@bücher.de'],
    ['anna@xn--e-7sb2ca92e.com', 'anna@xn--e-7sb2ca92e.com', 'anna@xn--e-7sb2ca92e.com'],
    ['anna@xn--99999999.com', 'anna@xn--99999999.com', 'anna@xn--99999999.com'],
  ] as const) {
    expect(emailField.safeParse(typed).data ?? null, typed).toBe(kept);
    if (kept) expect(readableEmail(kept)).toBe(shown);
  }
});

test('a domain that is read is the domain that was typed', () => {
  const label = fc.string({
    unit: fc.constantFrom(...'абвгдежзийклмнопрстуфхцчшщыэюя例子中国'),
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(label, (typed) => {
      const email = emailField.parse(`a@${typed}.рф`);
      expect(email).toMatch(/^a@xn--[a-z0-9-]+\.xn--p1ai$/);
      expect(readableEmail(email)).toBe(`a@${typed}.рф`);
    }),
  );
});

test('an address that stands for a deleted account is nobody’s', () => {
  for (const typed of [
    'deleted-1@deleted.invalid',
    'x@DELETED.invalid',
    'x@deleted。invalid',
    'x@ｄeleted.invalid',
  ])
    expect(refused(emailField, typed), typed).toBe('email');
});

// spec: 374, 480, 909
test('a password has six characters or more, kept as they are', () => {
  expect(passwordField.parse(' пароль ')).toBe(' пароль ');
  expect(refused(passwordField, '12345')).toBe('password_short');
  expect(refused(passwordField, 'a'.repeat(201))).toBe('too_big');
});

test('what is missing is required, what is of a wrong type is wrong', () => {
  expect(refused(idField, undefined)).toBe('required');
  expect(refused(idField, null)).toBe('required');
  expect(refused(idField, 5)).toBe('invalid');
  expect(refused(idField, 'x')).toBe('invalid');
});

test('a page of a list has bounds', () => {
  const query = z.object(pageQuery);
  expect(query.parse({})).toEqual({ search: '', page: 1, page_size: 20, direction: 'desc' });
  expect(query.parse({ page: '3', page_size: '100' })).toMatchObject({ page: 3, page_size: 100 });
  for (const wrong of [
    { page: '0' },
    { page: '1.5' },
    { page_size: '101' },
    { page: '1e400' },
    { direction: 'up' },
    { page: [] },
  ]) {
    expect(query.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
  }
});
