import { describe, expect, test } from 'vitest';
import { modelFacts } from './models.ts';
import { isPhotoAddress, photoSet } from './photos.ts';

describe('addresses of photos', () => {
  test('name three widths and three formats', () => {
    const id = 'a'.repeat(32);
    expect(photoSet(id, 'avif')).toBe(
      [360, 720, 960].map((width) => `/photos/${id}/${width}.avif ${width}w`).join(', '),
    );
  });

  // spec: 135
  test('a photo is shown where it starts with http or data:', () => {
    expect(['https://x.example/a.jpg', 'http://x', 'data:image/png;base64,AA'].map(isPhotoAddress)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['photo.jpg', '/photos/a.jpg', '', null].map(isPhotoAddress)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('facts of a model have bounds', () => {
    const facts = { name: { ru: 'Вера' }, height: 176, size: '44', location: { ru: 'Москва' } };
    expect(modelFacts.safeParse(facts).success).toBe(true);
    for (const wrong of [{ height: 49 }, { height: 251 }, { height: 170.5 }, { size: ' ' }, { age: 20 }])
      expect(modelFacts.safeParse({ ...facts, ...wrong }).success).toBe(false);
  });
});
