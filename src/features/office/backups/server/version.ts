import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#server/root.ts';

/** Of this program, as a set and its reader are told. */
export function podiumVersion(): string {
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;
}
