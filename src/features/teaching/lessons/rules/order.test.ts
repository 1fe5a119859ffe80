import { expect, it } from 'vitest';
import { dropped, groupsOf, type Row, rowsOf } from './order.ts';

const sections = [{ id: 'S' }, { id: 'T' }];
const lessons = [
  { id: 'a', section_id: null },
  { id: 'b', section_id: 'S' },
  { id: 'c', section_id: 'S' },
  { id: 'd', section_id: 'T' },
];
const shown = (rows: readonly Row[]) => rows.map(({ id }) => id).join('');

// spec: 699
it.each([
  ['a lesson down into the next section', 'a', 'S', 'SabcTd'],
  ['a lesson up above its heading', 'b', 'S', 'abScTd'],
  ['a lesson within its section', 'c', 'b', 'aScbTd'],
  ['a lesson to the end', 'a', 'd', 'SbcTda'],
  ['a section below another, with its lessons', 'S', 'd', 'aTdSbc'],
  ['a section above another', 'T', 'b', 'aTdSbc'],
  ['a section above the lessons without one, which stay first', 'T', 'a', 'aTdSbc'],
  ['nothing, onto itself', 'c', 'c', 'aSbcTd'],
])('moves %s', (_what, from, to, expected) => {
  expect(shown(dropped(rowsOf(sections, lessons), from, to))).toBe(expected);
});

it('every lesson belongs to the heading above it', () => {
  expect(groupsOf(rowsOf(sections, lessons))).toEqual([
    { section_id: null, lesson_ids: ['a'] },
    { section_id: 'S', lesson_ids: ['b', 'c'] },
    { section_id: 'T', lesson_ids: ['d'] },
  ]);
});
