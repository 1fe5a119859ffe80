/** Tests that need a program of the machine's own: where it is not installed they are skipped, and the summary says so. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { test } from 'vitest';

/** The title ends with what is needed: any other test that is skipped counts as failed (scripts/vitest.ts). */
export function testWith(program: string, title: string, work: () => Promise<void>): void {
  test.skipIf(!isInstalled(program))(`${title} (needs ${program})`, { timeout: 300_000 }, work);
}

function isInstalled(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
