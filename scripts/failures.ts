/** What a runner's report says, in one shape for both runners. */
import { stripVTControlCharacters } from 'node:util';

export interface Counted {
  passed: number;
  skipped: string[];
  failures: Failure[];
}

export interface Failure {
  /** Name of the test, or of what failed without being one. */
  name: string;
  reason: string;
  /** How to run it alone; null where it is no single test. */
  test: OneTest | null;
}

export interface OneTest {
  /** Path in the checkout. */
  file: string;
  /** What the runner knows it by: its whole name, or its line. */
  known: string;
}

const reasonLines = 12;

/** Readers of a long run see only its end, so the end also says why a test failed. */
export function reasonOf(message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines
    .filter((line) => !/node_modules|\bat new Promise/.test(line))
    .slice(0, reasonLines)
    .join('\n')
    .trimEnd();
}

export function told({ name, reason }: Failure): string {
  return [name, ...(reason ? reason.split('\n') : []).map((line) => `      ${line}`)].join('\n');
}
