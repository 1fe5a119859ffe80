import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { emailField, fieldCode, idField, nameField, pageQuery, passwordField, phoneField } from './fields.ts';

const refused = (schema: z.ZodType, value: unknown) => {
  const parsed = schema.safeParse(value, { reportInput: true });
  return parsed.success ? undefined : fieldCode(parsed.error.issues[0]!);
};

test.each([
  ['8 (900) 123-45-67', '+79001234567'],
  ['+7 900 123 45 67', '+79001234567'],
  ['+86 138.0013.8000', '+8613800138000'],
  ['', null],
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
  '9001234567',
  '+7\u0000900123456',
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
  for (const wrong of ['Анна\nBcc: x', 'a\u0000b', 'a\u007fb'])
    expect(refused(nameField, wrong)).toBe('invalid');
});

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
