/** Tests at the counts that are too long for every day: the short ones, and with `-- --long` the long ones. */
import { spawn } from 'node:child_process';
import { engineVariables } from '#test/engineVariables.ts';

export const isLong = process.argv.includes('--long');

/** On both engines. @returns the exit code */
export function vitest(args: readonly string[], env: Record<string, string>): Promise<number> {
  const counts = { PODIUM_COUNTS: isLong ? 'long' : 'short', [engineVariables.both]: 'yes' };
  const child = spawn('vitest', ['run', ...args], {
    stdio: 'ignore',
    env: { ...process.env, ...counts, ...env },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (ended) => resolve(ended ?? 1));
  });
}
