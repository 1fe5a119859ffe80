// Lane: alone.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root, sources } from '#test/sources.ts';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
}
interface Locked {
  packages: Record<
    string,
    { resolved?: string; link?: boolean; integrity?: string; hasInstallScript?: boolean }
  >;
}

const manifest = json<Manifest>('package.json');
const { packages } = json<Locked>('package-lock.json');

it('every version is exact', () => {
  const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
  expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

it('the product needs at most 56 packages of its own choice, seven of them fonts', () => {
  expect(Object.keys(manifest.dependencies).length).toBeLessThanOrEqual(56);
});

it('each package that would run a script while it is installed was decided about', () => {
  const scripted = Object.entries(packages).filter(([, entry]) => entry.hasInstallScript);
  const names = scripted.map(([path]) => path.split('node_modules/').at(-1)!);
  // It has no install script of its own; npm would compile its binding.gyp although it brings its binaries.
  expect(Object.keys(manifest.allowScripts).sort()).toEqual(
    [...new Set([...names, 'better-sqlite3'])].sort(),
  );
});

it('the lockfile names contents, not the places they were fetched from', () => {
  const entries = Object.entries(packages).filter(([path]) => path !== '');
  expect(
    entries.filter(([, entry]) => entry.resolved !== undefined || entry.link).map(([path]) => path),
  ).toEqual([]);
  expect(entries.filter(([, entry]) => !entry.integrity).map(([path]) => path)).toEqual([]);
});

it('the bill of materials names every package in its version', () => {
  const { components } = JSON.parse(
    execFileSync('npm', ['run', '-s', 'sbom'], { cwd: root, encoding: 'utf8' }),
  ) as {
    components: { name: string; version: string }[];
  };
  const listed = components.map(({ name, version }) => `${name}@${version}`);
  const needed = { ...manifest.dependencies, ...manifest.devDependencies };
  expect(listed).toEqual(
    expect.arrayContaining(Object.entries(needed).map(([name, version]) => `${name}@${version}`)),
  );
});

it('no file names a folder of somebody’s machine', async () => {
  const made = /^(?:node_modules|build|data|test-results|playwright-report|\.[^/]+)$/;
  const paths = await Array.fromAsync(
    glob('**/*.{ts,tsx,mjs,cjs,json,md,css}', { cwd: root, exclude: (path) => made.test(path) }),
  );
  const hidden = ['.env.example', '.dependency-cruiser.cjs', '.ci/run', 'Dockerfile'];
  const machine = new RegExp(['/ho', 'me/\\w|/Us', 'ers/\\w|/ro', 'ot/|/wo', 'rk/'].join(''));
  expect(paths.length).toBeGreaterThan(200);
  expect([...paths, ...hidden].filter((path) => machine.test(textOf(path)))).toEqual([]);
});

it('the settings that .env.example explains are those that the server reads', async () => {
  const [environment] = await sources(/^src\/server\/environment\.ts$/);
  const read = [...environment!.text.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map((match) => match[1]);
  const explained = [...textOf('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(
    (match) => match[1],
  );
  expect(explained.sort()).toEqual(read.sort());
});

it('the tests that the benches count are there', async () => {
  const benches = await Array.fromAsync(glob('bench/*.ts', { cwd: root }));
  const named = benches.flatMap(
    (path) => textOf(path).match(/(?:src|e2e)\/[\w/-]+\.(?:test|spec)\.ts/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => textOf(path) === '')).toEqual([]);
});

function json<T>(path: string): T {
  return JSON.parse(textOf(path)) as T;
}

function textOf(path: string): string {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return '';
  }
}

it('the image holds what the product reads beside its own program', async () => {
  const image = readFileSync(join(root, 'Dockerfile'), 'utf8');
  const copied = [...image.matchAll(/\/app\/([\w.-]+)/g)].map(([, name]) => name!);
  const files = await sources(/^(src|demo|simulators)\/.*(?<!\.test)\.ts$/);
  const read = files.flatMap(({ text }) =>
    [...text.matchAll(/join\(root, '([\w.-]+)/g)].map(([, name]) => name!),
  );
  expect(read).toContain('ladder.cjs');
  expect([...new Set(read)].filter((name) => !copied.includes(name))).toEqual([]);
});
