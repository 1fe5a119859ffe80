/** Requests that no browser sends: broken on every level, for any endpoint of the contracts. */
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { z } from 'zod';
import { type Endpoint, pathParameters, sendsQuery } from '#shared/contract.ts';
import { asQuery, wellFormedInput } from './wellFormed.ts';

export interface Attack extends InjectOptions {
  /** Caller: without a session, or with the session of a person of that role. */
  as: 'visitor' | 'user' | 'super_admin';
}

const loneSurrogate = '\ud800';
const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Values that break something somewhere: a parser, a schema, a store, a log or a page. */
const nastyText = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  `a\u0000b`,
  loneSurrogate,
  `x${loneSurrogate}y`,
  '\u2028\u2029\ufeff',
  '\r\nX-Injected: 1',
  '../../../../etc/passwd',
  '%00',
  '%',
  '%zz',
  "' or 1=1 --",
  '"; drop table users; --',
  '{{7*7}}',
  '<svg onload=alert(1)>',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-1',
  '1e400',
  '99999999999999999999',
  '2026-02-31',
  'a'.repeat(5000),
  '🧨'.repeat(300),
  'ñ'.normalize('NFD'),
  'İ'.repeat(90),
  '\u202egnp.exe',
);
const nastyValue = fc.oneof(
  nastyText,
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 2 ** 53, -(2 ** 63), 1e300, [], {}, [[]], [null], {
    a: 1,
  }),
  fc.jsonValue({ maxDepth: 4 }),
  fc.array(nastyText, { maxLength: 3 }),
);
/** Values that pass the first checks, to fail further in. */
const plausible = fc.constantFrom<unknown>(
  'someone@example.com',
  'correct horse battery',
  'Анна',
  '+79001234567',
  true,
  1,
  '1',
  12_500,
  'RUB',
  'asc',
  'ru',
  'user',
  '00000000-0000-4000-8000-000000000000',
  'a'.repeat(43),
  'optimum',
  'Оплата курса: Стань моделью за 24 часа',
  'created_at',
);

/** Bodies that are no JSON, no object, or more than one. */
const brokenBody = fc.constantFrom(
  '',
  '{',
  '{"a":',
  '[]',
  'null',
  '1',
  '"text"',
  'undefined',
  "{'a':1}",
  '{"a":1}{"b":2}',
  '{"a":1e400}',
  '{"a":NaN}',
  '\ufeff{}',
  `{"__proto__":{"isAdmin":true}}`,
  `{"constructor":{"prototype":{"isAdmin":true}}}`,
  '{"email":"a","email":"b"}',
  `{"a":${deep(8000)}}`,
  deep(30_000),
  `{"a":"${'x'.repeat(70_000)}"}`,
  `{"a":"\\ud800"}`,
  '{"a":"\\u0000"}',
  '\u0000',
  `{${Array.from({ length: 3000 }, (_, n) => `"k${n}":0`).join()}}`,
  '{"\\u0000":1}',
  '{"\\udfff":1}',
);
const contentTypes = fc.constantFrom(
  undefined,
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/x-www-form-urlencoded',
  'json',
  '',
  ';',
  'application/json, text/html',
  'application/json;'.repeat(50),
);
const authorizations = fc.constantFrom(
  '',
  'Bearer',
  'Bearer ',
  'Bearer null',
  'bearer x',
  'Basic YTpi',
  `Bearer ${'a'.repeat(43)}`,
  `Bearer ${'a'.repeat(5000)}`,
  'Bearer ../../..',
  'Bearer а'.normalize(),
  'Digest username="x"',
  'Bearer a, Bearer b',
  "Bearer ' or 1=1 --",
);
const strangeHeaders = fc.constantFrom<Record<string, string>>(
  {},
  { 'x-filler': 'h'.repeat(8000) },
  { 'accept-language': ',;q=,,;;ru;q=NaN,'.repeat(500) },
  { 'accept-encoding': '\t,;;' },
  { cookie: '='.repeat(3000) },
  { 'x-forwarded-for': "1.1.1.1', (select 1)" },
  { 'user-agent': 'ü'.repeat(900) },
  { 'if-none-match': '*' },
  { range: 'bytes=-1-,9999999999999999999-' },
  { expect: '100-continue' },
  { 'x-http-method-override': 'DELETE' },
  { origin: 'null' },
);

/**
 * A malformed call of the endpoint: some or all fields of its input are spoilt.
 * @param ids ids that exist: a call that names nothing known ends early
 */
export function attackOn(endpoint: Endpoint, ids: readonly string[]): fc.Arbitrary<Attack> {
  const method = endpoint.method;
  const names = fieldNames(endpoint);
  const spoilt = (maxKeys: number) =>
    fc.dictionary(
      fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...names) }, nastyText),
      fc.oneof(nastyValue, plausible),
      { maxKeys },
    );
  const input = fc
    .tuple(wellFormedInput(endpoint, ids), spoilt(2))
    .map(([wellFormed, some]) => ({ ...wellFormed, ...some }));
  const body = fc.oneof(
    { weight: 3, arbitrary: fc.oneof(input, spoilt(9)).map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: brokenBody },
  );
  const query = fc.oneof(input.map(asQuery), queries(names));
  return fc
    .record({
      as: fc.constantFrom<Attack['as']>('visitor', 'user', 'super_admin'),
      url: fc
        .tuple(addresses(endpoint, ids), sendsQuery(method) ? query : fc.constant(''))
        .map(([path, query]) => path + query),
      body: sendsQuery(method) ? fc.constant(undefined) : body,
      type: fc.oneof({ weight: 3, arbitrary: fc.constant('application/json') }, contentTypes),
      authorization: fc.option(authorizations, { freq: 4, nil: undefined }),
      headers: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, strangeHeaders),
    })
    .map(({ as, url, body: payload, type, authorization, headers }) => ({
      as,
      method,
      url,
      ...(payload !== undefined && { payload }),
      headers: {
        ...headers,
        ...(type !== undefined && payload !== undefined && { 'content-type': type }),
        ...(authorization !== undefined && { authorization }),
      },
    }));
}

function fieldNames(endpoint: Endpoint): string[] {
  const shape = endpoint.input instanceof z.ZodObject ? Object.keys(endpoint.input.shape) : [];
  return [...shape, 'id', 'page', 'unknown'];
}

function addresses(endpoint: Endpoint, ids: readonly string[]): fc.Arbitrary<string> {
  const names = pathParameters(endpoint.path);
  const wellFormed = nastyText.filter((text) => text.isWellFormed()).map((text) => encodeURIComponent(text));
  const broken = fc.constantFrom(
    '%',
    '%zz',
    '%c3%28',
    '%ed%a0%80',
    '%00',
    '..%2f..%2f',
    '%2e%2e',
    'a'.repeat(400),
    ';',
    '%252e',
  );
  const anId = fc.constantFrom('00000000-0000-4000-8000-000000000000', 'a'.repeat(43), ...ids);
  const value = fc.oneof(wellFormed, broken, { weight: 2, arbitrary: anId });
  return fc
    .array(value, { minLength: names.length, maxLength: names.length })
    .map((values) =>
      names.reduce((path, name, index) => path.replace(`{${name}}`, values[index]!), endpoint.path),
    );
}

function queries(names: string[]): fc.Arbitrary<string> {
  const value = nastyText.map((text) => encodeURIComponent(text.toWellFormed()));
  const pair = fc
    .tuple(fc.constantFrom(...names, '__proto__', 'a[b]', 'constructor'), value)
    .map(([name, text]) => `${name}=${text}`);
  const strange = fc.constantFrom(
    '%',
    '%zz=%zz',
    '&&&',
    '=',
    '?',
    'page=1&page=2',
    'a[]=1',
    '__proto__[x]=1',
    'a='.repeat(2000),
  );
  return fc
    .array(fc.oneof({ weight: 3, arbitrary: pair }, strange), { maxLength: 5 })
    .map((pairs) => `?${pairs.join('&')}`);
}
