/**
 * The two lanes of a run. Ordinary files run side by side. A file that kills or starts processes, cuts lines, fills
 * memory or disks, or hastens time limits says `// Lane: alone.` at its top and runs after them, one at a time. A file
 * whose tests send many things at once, or kill at random, says `// Races.`: its tests get no second try, since a race that is lost now and
 * then is a fault.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const everyTest = '{src,simulators,scripts,demo,migrations,test,bench}/**/*.test.ts';

export interface Lanes {
  ordinary: string[];
  alone: string[];
}

/** All test files by lane, as paths in the checkout. */
export function lanes(): Lanes {
  const files = globSync(everyTest, { cwd: root }).toSorted();
  const alone = files.filter((file) => isAlone(readFileSync(join(root, file), 'utf8')));
  return { alone, ordinary: files.filter((file) => !alone.includes(file)) };
}

export function isAlone(text: string): boolean {
  return /^\/\/ Lane: alone\.$/m.test(headOf(text));
}

export function isOfRaces(text: string): boolean {
  return /^\/\/ Races\.$/m.test(headOf(text));
}

/** The comments before the first line of code. */
function headOf(text: string): string {
  return /^(?:\/\/.*\n)*/.exec(text)![0];
}
