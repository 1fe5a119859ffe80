/** Files that other programs have written; where each comes from: `foreign/README.md`. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'foreign');

export function foreignFile(name: string): Promise<Buffer> {
  return readFile(join(folder, name));
}
