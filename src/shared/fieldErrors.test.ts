import { expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from './errors.ts';
import { checkFields, inWords, refusedFields } from './fieldErrors.ts';
import { emailField, nameField, passwordField } from './fields.ts';

const schema = z
  .object({ email: emailField, name: nameField, repeat: z.string(), links: z.array(z.url()) })
  .refine(({ name, repeat }) => name === repeat, { path: ['repeat'], params: { field: 'mismatch' } });
const right = { email: 'a@example.org', name: 'Anna', repeat: 'Anna', links: [] };

it('an input that is right comes back as the schema reads it', () => {
  expect(checkFields(schema, { ...right, email: ' A@Example.org' })).toEqual({ data: right, problems: null });
});

it.each([
  [{ email: '' }, { email: 'required' }],
  [{ email: '  ' }, { email: 'required' }],
  [{ email: undefined }, { email: 'required' }],
  [{ email: 'nobody' }, { email: 'email' }],
  [{ links: ['https://example.org', 'example'] }, { 'links.1': 'link' }],
  [{ repeat: 'Olga' }, { repeat: 'mismatch' }],
])('%j is refused at its field', (given, problems) => {
  expect(checkFields(schema, { ...right, ...given }).problems).toEqual(problems);
});

it('what is no input at all is refused as a whole', () => {
  expect(checkFields(schema, 'text').problems).toEqual({ body: 'invalid' });
  expect(checkFields(passwordField, '').problems).toEqual({ body: 'required' });
});

it('a form says a problem in the usual words, or in its own', () => {
  const words = inWords({ a: 'required', b: 'email' }, (code) => `usual ${code}`, { email: 'own' });
  expect(words).toEqual({ a: 'usual required', b: 'own' });
});

it('a refusal gives its texts at the fields; what is no refusal gives none', () => {
  const refusal = Object.assign(new Error(), { body: { fields: { email: 'taken' } } });
  expect(refusedFields(refusal)).toEqual({ email: 'taken' });
  for (const other of [null, undefined, new Error(), new AppError('internal')])
    expect(refusedFields(other)).toEqual({});
});
