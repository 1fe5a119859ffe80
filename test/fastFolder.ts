/** The folder for the tests' databases. */
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

export const memory = '/dev/shm';

/** Memory where there is enough: commits stay formally durable, and tests don't wait for a disk. */
export async function fastFolder(): Promise<string> {
  const free = await statfs(memory).catch(() => null);
  const freeBytes = free ? free.bavail * free.bsize : 0;
  return freeBytes > 1_000_000_000 ? memory : tmpdir();
}
