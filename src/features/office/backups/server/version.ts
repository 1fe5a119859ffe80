import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#server/root.ts';

/** This program's version, written into a set and compared by its reader. */
export function podiumVersion(): string {
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;
}
