import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type Endpoint, endpoint } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { Member, Visitor } from '../actor.ts';
import type { App } from '../app.ts';
import { perform, type Route } from './call.ts';

const visitor: Visitor = { kind: 'visitor', language: 'ru', address: '127.0.0.1', userAgent: 'test' };
const student: Member = { ...visitor, kind: 'member', id: '1', role: 'user', email: 'a@b.c', sessionId: '2' };
const database = { handle: {} };
const demo = { config: { mode: 'demo' }, database } as App;
const live = { config: { mode: 'live' }, database } as App;

const hello = endpoint({
  method: 'POST',
  path: '/api/hello',
  access: 'anyone',
  summary: '',
  input: z.object({ name: z.string().min(1).max(5), address: z.object({ city: z.string() }).optional() }),
  output: z.object({ greeting: z.string(), people: z.array(z.object({ name: z.string() })).default([]) }),
});
function route(
  answer: unknown,
  changes: Partial<Endpoint> = {},
): Route & { handler: ReturnType<typeof vi.fn> } {
  return { endpoint: { ...hello, ...changes }, handler: vi.fn(async () => answer) };
}

test('an answer with a field that the contract does not name is stopped where people develop and test', async () => {
  const leaking = route({ greeting: 'hi', password_hash: 'secret' });
  await expect(perform(demo, visitor, { route: leaking, input: { name: 'Anna' } })).rejects.toThrow(
    'answers «password_hash»',
  );
  const deeper = route({ greeting: 'hi', people: [{ name: 'a' }, { name: 'b', phone: '1' }] });
  await expect(perform(demo, visitor, { route: deeper, input: { name: 'Anna' } })).rejects.toThrow(
    'answers «people.1.phone»',
  );
});

test('in live mode such a field is left out', async () => {
  const leaking = route({ greeting: 'hi', password_hash: 'secret', people: [{ name: 'a', phone: '1' }] });
  expect(await perform(live, visitor, { route: leaking, input: { name: 'Anna' } })).toEqual({
    greeting: 'hi',
    people: [{ name: 'a' }],
  });
});

test('an answer that breaks its contract is a bug, not an answer', async () => {
  await expect(
    perform(live, visitor, { route: route({ greeting: 5 }), input: { name: 'Anna' } }),
  ).rejects.toThrow(z.ZodError);
});

test('who may not call is refused before anything is read', async () => {
  const staffOnly = route({ greeting: 'hi' }, { access: 'users.view' });
  await expect(perform(demo, visitor, { route: staffOnly, input: null })).rejects.toMatchObject({
    code: 'unauthorized',
  });
  await expect(perform(demo, student, { route: staffOnly, input: null })).rejects.toMatchObject({
    code: 'forbidden',
  });
  expect(staffOnly.handler).not.toHaveBeenCalled();
});

test('an input that breaks its contract is refused field by field', async () => {
  const greet = route({ greeting: 'hi' });
  const refusal = perform(demo, visitor, { route: greet, input: { name: 'too long', address: { city: 7 } } });
  await expect(refusal).rejects.toMatchObject({
    code: 'invalid_input',
    details: { fields: { name: 'too_big', 'address.city': 'invalid' } },
  });
  await expect(perform(demo, visitor, { route: greet, input: {} })).rejects.toMatchObject({
    details: { fields: { name: 'required' } },
  });
  expect(greet.handler).not.toHaveBeenCalled();
});

test.each([
  ['NUL', 'a\u0000'],
  ['half a surrogate pair', '\ud800'],
  ['NUL in a name', { 'a\u0000': 1 }],
])('text that no database stores is refused: %s', async (_title, value) => {
  const refusal = perform(demo, visitor, {
    route: route({ greeting: 'hi' }),
    input: {
      name: 'Anna',
      other: [{ deep: value }],
    },
  });
  await expect(refusal).rejects.toMatchObject({ code: 'malformed_request' });
});

test.each([
  ['a letter in two characters', 'Заи\u0306', 'Зай'],
  ['a line break within a line', 'a\vok', 'a ok'],
  ['Korean in its parts', '\u1112\u1161\u11ab', '\ud55c'],
])('one spelling for what looks alike: %s', async (_title, name, spelt) => {
  let seen: unknown;
  const noting: Route = {
    endpoint: hello,
    handler: (_ctx, input) => {
      seen = input;
      return { greeting: 'hi', people: [] };
    },
  };
  await perform(demo, visitor, { route: noting, input: { name } });
  expect(seen).toMatchObject({ name: spelt });
});

test('depth costs nothing', async () => {
  const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as unknown;
  expect(
    await perform(demo, visitor, { route: route({ greeting: 'hi' }), input: { name: 'Anna', deep } }),
  ).toEqual({
    greeting: 'hi',
    people: [],
  });
});

test('what a service throws for the reader arrives unchanged', async () => {
  const failing: Route = {
    endpoint: hello,
    handler: () =>
      Promise.reject(new AppError({ code: 'price_changed', status: 409 }, { extra: { amount: 5 } })),
  };
  await expect(perform(demo, visitor, { route: failing, input: { name: 'Anna' } })).rejects.toMatchObject({
    status: 409,
    details: { extra: { amount: 5 } },
  });
});
