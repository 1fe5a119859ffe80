import { globSync, readFileSync } from 'node:fs';
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
