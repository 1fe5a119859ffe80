/** Tests that need a program of the machine's own: where it is not installed they are skipped, and the summary says so. */
import { accessSync, constants, existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { test } from 'vitest';

/** Programs that are installed one by one behind a common command, each with its library beside that command. */
const parts: Partial<Record<string, { command: string; library: string }>> = {
  'LibreOffice Calc': { command: 'soffice', library: 'libsclo.so' },
  'LibreOffice Writer': { command: 'soffice', library: 'libswlo.so' },
};

/** The title ends with what is needed, several joined by `and`: any other test that is skipped counts as failed (scripts/vitest.ts). */
export function testWith(program: string, title: string, work: () => Promise<void>): void {
  test.skipIf(!program.split(' and ').every(isInstalled))(
    `${title} (needs ${program})`,
    { timeout: 300_000 },
    work,
  );
}

function isInstalled(program: string): boolean {
  const { command, library } = parts[program] ?? { command: program, library: null };
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find(isExecutable);
  if (path === undefined || library === null) return path !== undefined;
  return existsSync(join(dirname(realpathSync(path)), library));
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
