/** The repository's own files, as the tests of its architecture read them. */
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

export interface Source {
  /** From the repository's root, with `/`. */
  path: string;
  text: string;
  lines: number;
}

const folders = 'src,simulators,demo,migrations,test,scripts,bench,e2e';

/** Every source file, or those whose path fits. */
export async function sources(fits = /./): Promise<Source[]> {
  const paths = await Array.fromAsync(glob(`{${folders}}/**/*.{ts,tsx,mjs}`, { cwd: root }));
  return paths
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => fits.test(path) && !path.startsWith('demo/media/'))
    .sort()
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, lines: text.trimEnd().split('\n').length };
    });
}
