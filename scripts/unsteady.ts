/**
 * Second tries. A test that failed once and passes twice by itself is unsteady: it is told with its first failure,
 * and counts as passed. It does not where it is of races or of kills, where it is known as unsteady already (test/unsteady.json),
 * or where more than three come in one run: that many are no chance.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isOfRaces } from '#test/lanes.ts';
import known from '#test/unsteady.json' with { type: 'json' };
import type { Counted, Failure, OneTest } from './failures.ts';

const mostUnsteady = 3;
const root = join(import.meta.dirname, '..');

export interface Tried {
  failed: Failure[];
  unsteady: Failure[];
}

/** @param suites what ran, each with how to run one of its tests alone */
export async function tryAgain(
  suites: { counted: Counted; passesAlone: (test: OneTest) => Promise<boolean> }[],
): Promise<Tried> {
  const tries = suites.flatMap(({ counted: { failures }, passesAlone }) =>
    failures.map((failure) => ({ failure, passesAlone })),
  );
  const failed = tries.map(({ failure }) => failure);
  if (failed.length === 0 || failed.length > mostUnsteady) return { failed, unsteady: [] };
  const tried: Tried = { failed: [], unsteady: [] };
  for (const { failure, passesAlone } of tries) {
    const isUnsteady = (await mayBeUnsteady(failure)) && (await passesTwice(failure.test!, passesAlone));
    (isUnsteady ? tried.unsteady : tried.failed).push(failure);
  }
  return tried;
}

async function mayBeUnsteady({ name, test }: Failure): Promise<boolean> {
  if (!test || (known as string[]).includes(name)) return false;
  return !isOfRaces(await readFile(join(root, test.file), 'utf8'));
}

async function passesTwice(
  test: OneTest,
  passesAlone: (test: OneTest) => Promise<boolean>,
): Promise<boolean> {
  console.log(`\nTwice alone: ${test.file}`);
  return (await passesAlone(test)) && passesAlone(test);
}
