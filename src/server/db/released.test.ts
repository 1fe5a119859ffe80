/** What schools have applied neither changes nor gets a predecessor. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { root } from '#test/sources.ts';
import { faultsOf, migrationsIn, releasedIn, withNew } from '../../../scripts/releasedMigrations.ts';

const folder = join(root, 'migrations');
const copies: string[] = [];
afterEach(() => {
  for (const copy of copies.splice(0)) rmSync(copy, { recursive: true });
});

// spec: 569
it('every migration is written down, as it was released and in order', () => {
  expect(
    faultsOf(releasedIn(folder), migrationsIn(folder)),
    'CONTRIBUTING.md tells how migrations are released',
  ).toEqual([]);
});

it('a new migration is written down before it is merged, and changes no line', () => {
  const copy = changed('999-new.ts', 'export async function up() {}\n');
  expect(faults(copy)).toEqual([expect.stringMatching(/^999-new .*`npm run release-migrations`/)]);
  const extended = withNew(releasedIn(copy), migrationsIn(copy));
  expect(faultsOf(extended, migrationsIn(copy))).toEqual([]);
  expect(extended.slice(0, -1)).toEqual(releasedIn(copy));
});

it('a new migration with a number below a released one is refused, listed or not', () => {
  const copy = changed('009-late.ts', 'export async function up() {}\n');
  expect(faults(copy)).toEqual([expect.stringMatching(/^009-late is new, but its number is not above \d+/)]);
  const extended = withNew(releasedIn(copy), migrationsIn(copy));
  expect(faultsOf(extended, migrationsIn(copy))).toEqual([expect.stringMatching(/^009-late comes after/)]);
});

it('so is a released migration that was changed or taken out', () => {
  for (const file of ['144-baseline.ts', '144-baseline/orders.ts', '144-baseline/other.ts'])
    expect(faults(changed(file, '// other\n')), file).toEqual([
      expect.stringMatching(/^144-baseline was released and may not change/),
    ]);
  const copy = copied();
  rmSync(join(copy, '144-baseline.ts'));
  expect(faults(copy)).toEqual([expect.stringMatching(/^144-baseline was released and is gone/)]);
});

function faults(of: string): string[] {
  return faultsOf(releasedIn(of), migrationsIn(of));
}

function changed(file: string, text: string): string {
  const copy = copied();
  writeFileSync(join(copy, file), text);
  return copy;
}

function copied(): string {
  const copy = mkdtempSync(join(tmpdir(), 'podium-released-'));
  copies.push(copy);
  cpSync(folder, copy, { recursive: true });
  return copy;
}
