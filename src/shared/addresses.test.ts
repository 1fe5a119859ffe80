import { expect, it } from 'vitest';
import { elsewhere } from '#test/redirects.ts';
import { decoded, isOwnPath } from './addresses.ts';

it.each([
  ...elsewhere.filter((address) => !/^\/(?:%0d|\.|%2f\.)/.test(address)),
  '/\\evil.example',
  '/\t\\evil.example',
  '/\r//evil.example',
  '/%5Cevil.example',
  '/%2F%2Fevil.example',
  '/%09//evil.example',
  '/ /evil.example',
  '/courses\\..\\evil.example',
  'evil.example',
  '',
])('%j is no path of ours', (address) => {
  expect(isOwnPath(address)).toBe(false);
});

it.each(['/', '/en', '/course/1/lesson/2?from=chat#notes', '/%D0%BA%D1%83%D1%80%D1%81', '/a//b'])(
  '%s is one',
  (path) => {
    expect(isOwnPath(path)).toBe(true);
    expect(new URL(path, 'https://school.example').host).toBe('school.example');
  },
);

it('what percents stand for, where they stand for anything', () => {
  expect(decoded('/%D0%BA')).toBe('/к');
  for (const malformed of ['%', '/100%', '%zz', '%E0%A4%A']) expect(decoded(malformed)).toBeNull();
});
