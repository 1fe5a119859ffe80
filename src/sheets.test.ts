import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { root } from '#test/sources.ts';

// The build imports classes by name (vite.config.ts): one that cannot be a variable is lost without an error.
it('every class of a sheet can be imported by its name', () => {
  const lost = globSync('src/**/*.module.css', { cwd: root }).flatMap((file) =>
    classesOf(readFileSync(`${root}/${file}`, 'utf8'))
      .filter((name) => !isVariable(name))
      .map((name) => `${file}: .${name}`),
  );
  expect(lost).toEqual([]);
});

it('the lists of the static islands’ sheets name every sheet that they import, by a class that it has', () => {
  const lists = globSync('src/**/*Sheets.ts', { cwd: root });
  expect(lists.length).toBeGreaterThan(3);
  for (const list of lists) {
    const text = readFileSync(`${root}/${list}`, 'utf8');
    const imports = [...text.matchAll(/import \* as (\w+) from '([^']+)'/g)];
    for (const [, name, specifier] of imports) {
      const path = specifier!.startsWith('#')
        ? `src/${specifier!.slice(1)}`
        : join(dirname(list), specifier!);
      const [, named = ''] = new RegExp(`\\(${name} as unknown as Sheet\\)\\.(\\w+)`).exec(text) ?? [];
      expect(classesOf(readFileSync(`${root}/${path}`, 'utf8')), `${list} ${specifier}`).toContain(named);
    }
  }
});

function classesOf(css: string): string[] {
  const code = css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/url\([^)]*\)/g, '');
  return [...new Set([...code.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name!))];
}

function isVariable(name: string): boolean {
  try {
    new Script(`'use strict'; const ${name} = null;`);
    return true;
  } catch {
    return false;
  }
}
