import { expect, test } from 'vitest';
import { counterPattern, mayBeTold } from './metrika.ts';

const at = (address: string) => mayBeTold(new URL(address, 'https://school.example'));

test.each(['/', '/en', '/offer.html', '/?utm_source=vk&utm_campaign=osen', '/?yclid=1', '/courses/x#price'])(
  '%s may be told to a counter',
  (address) => expect(at(address)).toBe(true),
);

test.each([
  '/?code=1&state=vk_auth',
  '/?order=abc',
  '/?utm_source=vk&token=secret',
  '/#session_id=secret',
  '/#0123456789abcdef',
])('%s is nobody else’s business', (address) => expect(at(address)).toBe(false));

test('the number of a counter is five to ten digits', () => {
  const numbers = [
    '12345',
    '98765432',
    '1234567890',
    '1234',
    '12345678901',
    '01234567',
    '12 345',
    '１２３４５',
  ];
  expect(numbers.filter((number) => counterPattern.test(number))).toEqual(numbers.slice(0, 3));
});
