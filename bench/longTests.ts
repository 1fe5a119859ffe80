/**
 * Tests at the counts that are too long for every day: the short ones, and with `-- --long` the long ones.
 */
import { spawn } from 'node:child_process';
import { atMost } from './verdict.ts';

export const wantedCounts = process.argv.includes('--long') ? 'long' : 'short';

export async function runLong(file: string): Promise<void> {
  const child = spawn('vitest', ['run', file], {
    stdio: 'inherit',
    env: { ...process.env, PODIUM_COUNTS: wantedCounts },
  });
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (ended) => resolve(ended ?? 1));
  });
  atMost(`exit code of ${file}`, code, 0);
}
