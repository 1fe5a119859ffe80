import { expect, it } from 'vitest';
import { normalAddress } from './normalAddress.ts';

it.each([
  ['/api/courses', '/api/courses'],
  ['/%61pi/%63ourses?x=%61', '/api/courses?x=%61'],
  ['/%7Euser/%2D%5F%2e.x', '/~user/-_..x'],
  ['/a%2fb%c3%a9', '/a%2Fb%C3%A9'],
  ['/a%2561', '/a%2561'],
  ['http://school.example/api/courses?x', '/api/courses?x'],
  ['HTTPS://school.example', '/'],
  ['http://school.example?x', '/?x'],
  ['/.well-known/x.js?to=../y', '/.well-known/x.js?to=../y'],
  ['/bad%zz', '/bad%zz'],
  ['*', '*'],
])('%s is %s', (given, normal) => {
  expect(normalAddress(given)).toBe(normal);
});

// `new Request` resolves dots, and takes a backslash for a slash.
it.each(['/rating/..', '/guardian/%2e%2E', '/a/./b', '/a\\..', '/a/.%2e?x', 'http://a/../b', '/a#b'])(
  '%s is no address of ours',
  (given) => {
    expect(normalAddress(given)).toBe(null);
  },
);
