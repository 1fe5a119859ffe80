/** The clocks and limits that a test can move: the product has no other. */
import { expect, it } from 'vitest';
import { sources } from '#test/sources.ts';

/** Whatever the school does happens by `app.now()`. These mean the machine's time. */
const byTheMachine: Record<string, string> = {
  'src/app/podium.ts': 'gives the app its clock',
  'src/features/office/backups/server/work.ts': 'ages of files',
  'src/features/office/exports/server/files.ts': 'ages of files',
  'src/features/office/backups/server/restore.ts': 'names a folder, from the command line',
  'src/server/logFolder.ts': 'dates the lines of the log',
  'src/features/office/moving-in/server/table.ts': 'ages of files',
};

it('the server asks no other clock than the app’s', async () => {
  const server = /^src\/(?:app|server|features\/[^/]+\/[^/]+\/server)\/.*(?<!\.test)\.ts$/;
  const found = (await sources(server)).filter(({ text }) => /\bDate\.now\(\)|new Date\(\)/.test(text));
  expect(found.map(({ path }) => path).toSorted()).toEqual(Object.keys(byTheMachine).toSorted());
});

it('what the server waits for at most goes by its patience', async () => {
  const found = (await sources(/^src\/.*(?<!\.test)\.tsx?$/)).filter(({ text }) =>
    /AbortSignal\.timeout\(/.test(text),
  );
  expect(found.map(({ path }) => path)).toEqual(['src/server/patience.ts']);
});

it('no test asserts how long something took: that is for measurements', async () => {
  const tests = await sources(/^(?:src|simulators|migrations|demo|scripts|test)\/.*\.test\.ts$/);
  const found = tests.filter(
    ({ path, text }) => path !== 'src/clocks.test.ts' && /performance\.now\(|hrtime/.test(text),
  );
  expect(found.map(({ path }) => path)).toEqual([]);
});
