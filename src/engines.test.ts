import { expect, it } from 'vitest';
import { isAlone, isOfRaces } from '#test/lanes.ts';
import { locksOnBoth, triedOnBoth } from '#test/onBothEngines.ts';
import { sources } from '#test/sources.ts';

const isTest = /\.test\.ts$/;
const rawSql = /\bsql(?:<[^`]*?>)?`|\bsql\.raw|\.for(?:Update|Share)\(/s;
const onBoth = /\bdescribeOnBothEngines\(|\bdescribeOutbox\(|\.each\(engines\)/;

it('every file with SQL of its own making names the test that runs it on both engines', async () => {
  const files = await sources(/^src\//);
  const raw = files.filter(({ path, text }) => !isTest.test(path) && rawSql.test(text));
  expect(raw.map(({ path }) => path).toSorted(), 'test/onBothEngines.ts').toEqual(
    Object.keys(triedOnBoth).toSorted(),
  );
  const both = files.filter(({ path, text }) => isTest.test(path) && onBoth.test(text));
  const known = both.map(({ path }) => path);
  for (const test of [...Object.values(triedOnBoth), ...locksOnBoth]) expect(known).toContain(test);
});

it('only listed tests, and those of races, always run on both engines', async () => {
  const listed = [...Object.values(triedOnBoth), ...locksOnBoth];
  const others = (await sources(/^src\/.*\.test\.ts$/)).filter(
    ({ path, text }) => /\bdescribeOnBothEngines\(/.test(text) && !isOfRaces(text) && !listed.includes(path),
  );
  expect(others.map(({ path }) => path)).toEqual([]);
});

/** Modules of test/ that start or kill processes, cut lines, fill disks or hasten limits. */
const unruly =
  /#test\/(?:product|program|workers|hastened|heldDisk|refusingDisk|restarting|cuttableLine|threads|storm)\.ts/;

it('what kills, cuts, fills or hastens runs in the lane of its own', async () => {
  const tests = (await sources(/\.test\.ts$/)).filter(({ path }) => path !== 'src/engines.test.ts');
  const wrong = tests.filter(
    ({ text }) => (/'node:child_process'/.test(text) || unruly.test(text)) && !isAlone(text),
  );
  expect(
    wrong.map(({ path }) => path),
    'say "// Lane: alone." at its top',
  ).toEqual([]);
});

it('tests of many things at once get no second try', async () => {
  const tests = (await sources(/\.test\.ts$/)).filter(({ path }) => path !== 'src/engines.test.ts');
  const wrong = tests.filter(
    ({ path, text }) =>
      (/\bpostTogether\(/.test(text) || /[rR]aces\.test\.ts$/.test(path)) && !isOfRaces(text),
  );
  expect(
    wrong.map(({ path }) => path),
    'say "// Races." at its top',
  ).toEqual([]);
});
