/** Who makes or removes sets has the place to himself, among the processes of this machine; runs leave a mark meanwhile. */
import { existsSync } from 'node:fs';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { isLocked, lockFile } from '#server/db/fileLock.ts';
import { makeFolder } from '#server/files.ts';
import { day } from '#shared/dates.ts';
import { draftsFolder } from './places.ts';
import { SetError } from './setError.ts';

type Backups = Config['backups'];

/** Of the throw-away database of a test, which has the place not to itself. */
export const testPrefix = 'test-';

/** @throws SetError running */
export async function alone<T>(backups: Backups, runId: string | null, work: () => Promise<T>): Promise<T> {
  const folder = workFolder(backups);
  await makeFolder(folder);
  const unlock = lockFile(join(folder, 'lock'));
  if (!unlock) throw new SetError('running');
  const mark = runId === null ? null : join(folder, runId);
  try {
    for (const name of await readdir(folder)) if (name !== 'lock') await rm(join(folder, name));
    if (mark) await writeFile(mark, '');
    return await work();
  } finally {
    if (mark) await rm(mark, { force: true });
    unlock();
  }
}

/** Whether a run was begun on this machine by a process that has ended in the middle of it. */
export function isDead(backups: Backups, runId: string): boolean {
  const folder = workFolder(backups);
  return existsSync(join(folder, runId)) && !isLocked(join(folder, 'lock'));
}

/** Removes what a process has left that was killed while it made a set. */
export async function clearLeavings(backups: Backups): Promise<void> {
  if (!existsSync(join(backups.folder, 'drafts')) || isLocked(join(workFolder(backups), 'lock'))) return;
  await clearDrafts(await draftsFolder(backups));
}

/** The caller has the place to itself; a test may be under way. */
export async function clearDrafts(drafts: string): Promise<void> {
  for (const name of await readdir(drafts)) {
    const path = join(drafts, name);
    if (!name.startsWith(testPrefix) || (await isOld(path))) await rm(path, { force: true });
  }
}

function isOld(path: string): Promise<boolean> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs < Date.now() - day,
    () => false,
  );
}

function workFolder({ folder }: Backups): string {
  return join(folder, 'work');
}
