import { expect, it } from 'vitest';
import { z } from 'zod';
import { newId } from './tokens.ts';

const ids = Array.from({ length: 10_000 }, newId);

it('ids sort as they were made', () => {
  expect(ids.toSorted()).toEqual(ids);
});

it('they are random ones, each known by its first eight digits', () => {
  expect(z.array(z.uuidv4()).safeParse(ids).success).toBe(true);
  expect(new Set(ids.map((id) => id.slice(0, 8))).size).toBe(ids.length);
  expect(new Set(ids.map((id) => id.slice(9))).size).toBe(ids.length);
});
