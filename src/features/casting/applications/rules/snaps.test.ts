import { expect, test } from 'vitest';
import { missingFields } from './applicant.ts';
import { luminanceOf, measureLight, problemsOf } from './snaps.ts';
import { tableText } from './table.ts';

const fine = { width: 900, height: 1200, brightness: 130, sharpness: 200 };

test('a photo is told what could be better about it, the most important first', () => {
  expect(problemsOf('face_front', fine)).toEqual([]);
  expect(problemsOf('face_front', { ...fine, width: 300, height: 400, brightness: 20 })).toEqual([
    'too_small',
    'too_dark',
  ]);
  expect(problemsOf('full_front', { ...fine, width: 1200, height: 900 })).toEqual(['not_upright']);
  expect(problemsOf('full_front', { ...fine, width: 600, height: 2000 })).toEqual(['too_narrow']);
  expect(problemsOf('waist_up', { ...fine, brightness: 240, sharpness: 3 })).toEqual([
    'too_bright',
    'blurred',
  ]);
});

test('light is measured as it is: grey is dull, stripes are sharp, and the mean is the mean', () => {
  const side = 16;
  const picture = (shade: (x: number) => number) =>
    luminanceOf(
      Array.from({ length: side * side }, (_, i) => [1, 1, 1, 0].map((c) => c * shade(i % side))).flat(),
    );
  const grey = measureLight(
    picture(() => 100),
    side,
  );
  expect([Math.round(grey.brightness), grey.sharpness]).toEqual([100, 0]);
  const stripes = measureLight(
    picture((x) => (x % 2 === 0 ? 0 : 200)),
    side,
  );
  expect(Math.round(stripes.brightness)).toBe(100);
  expect(stripes.sharpness).toBeGreaterThan(1000);
});

test('required fields are named in the order of the form', () => {
  expect(missingFields({ email: 'a@b.example', country: 'Россия', age: Number.NaN, city: ' ' })).toEqual([
    ...['fullName', 'phone', 'city', 'height', 'weight', 'age'],
  ]);
});

test('a table for Excel starts no formula, and keeps what separates its cells', () => {
  const text = tableText([
    ['Имя', 'Телефон'],
    ['=cmd()', '+79005553535'],
    ['а;"б"', '-1'],
  ]);
  expect(text).toBe('\uFEFFИмя;Телефон\r\n\'=cmd();+79005553535\r\n"а;""б""";\'-1\r\n');
});
