import { dirname, join } from 'node:path';
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

/** Modules of test/ that hasten limits, cut lines or touch the disk of this process; others are found by their imports. */
const unruly = ['hastened', 'heldDisk', 'refusingDisk', 'cuttableLine', 'threads', 'storm'];
/** What a run itself starts, which every world stands on. */
const ofTheRun = ['test/engines.ts', 'test/postgres.ts', 'test/database.ts'];

it('what kills, cuts, fills or hastens runs in the lane of its own', async () => {
  const modules = await sources(/^test\/(?!.*\.test\.ts$).*\.ts$/);
  const loners = new Set(unruly.map((name) => `test/${name}.ts`));
  for (let known = 0; known < loners.size; ) {
    known = loners.size;
    for (const { path, text } of modules)
      if (!ofTheRun.includes(path) && startsProcesses(path, text, loners)) loners.add(path);
  }
  const tests = (await sources(/\.test\.ts$/)).filter(({ path }) => path !== 'src/engines.test.ts');
  const wrong = tests.filter(({ path, text }) => startsProcesses(path, text, loners) && !isAlone(text));
  expect(
    wrong.map(({ path }) => path),
    'say "// Lane: alone." at its top',
  ).toEqual([]);
});

/** By itself, or by a module that does. */
function startsProcesses(path: string, text: string, loners: ReadonlySet<string>): boolean {
  const imports = [...text.matchAll(/from '((?:\.|#test\/)[^']+|node:child_process)'/g)].map(
    ([, name]) => name!,
  );
  return imports.some((name) => name === 'node:child_process' || loners.has(pathOf(name, path)));
}

function pathOf(name: string, importer: string): string {
  return name.startsWith('#test/') ? name.slice(1) : join(dirname(importer), name);
}

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
