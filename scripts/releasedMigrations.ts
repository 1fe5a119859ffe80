/**
 * The list of migrations that schools may have applied: a hash and a name a line, in the order of their numbers. It
 * is a file and not the history, so that a clone of one commit knows it as well.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const listFile = 'released.txt';

export interface WrittenMigration {
  name: string;
  hash: string;
}

/** Lines of the list, as they stand there. */
export function releasedIn(folder: string): WrittenMigration[] {
  const lines = readFileSync(join(folder, listFile), 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => {
    const [hash = '', name = ''] = line.split('  ');
    return { hash, name };
  });
}

/** Migrations as they are now. */
export function migrationsIn(folder: string): WrittenMigration[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  return files.sort().map((file) => {
    const name = file.replace('.ts', '');
    const hash = createHash('sha256');
    // Whatever git has made of the ends of lines.
    for (const each of [file, ...partsOf(folder, name)])
      hash.update(readFileSync(join(folder, each), 'utf8').replaceAll('\r\n', '\n'));
    return { name, hash: hash.digest('hex') };
  });
}

/** A long migration has its parts in a folder of its name. */
function partsOf(folder: string, name: string): string[] {
  if (!existsSync(join(folder, name))) return [];
  const files = readdirSync(join(folder, name)).sort();
  return files.map((file) => join(name, file));
}

/** The list with all that are new at its end. */
export function withNew(
  released: readonly WrittenMigration[],
  migrations: readonly WrittenMigration[],
): WrittenMigration[] {
  const known = new Set(released.map(({ name }) => name));
  return [...released, ...migrations.filter(({ name }) => !known.has(name))];
}

/** Everything that the list forbids, each with what to do instead. */
export function faultsOf(
  released: readonly WrittenMigration[],
  migrations: readonly WrittenMigration[],
): string[] {
  const present = new Map(migrations.map(({ name, hash }) => [name, hash]));
  const changed = released.flatMap(({ name, hash }) => {
    const now = present.get(name);
    if (now === undefined) return [`${name} was released and is gone: bring it back under its name`];
    if (now === hash) return [];
    return [`${name} was released and may not change, comments included: write a new migration instead`];
  });
  return [...changed, ...disorder(released), ...unlisted(released, migrations)];
}

function disorder(released: readonly WrittenMigration[]): string[] {
  return released.slice(1).flatMap(({ name }, index) => {
    const before = released[index]!.name;
    if (number(name) > number(before)) return [];
    return [`${name} comes after ${before}, which schools may have applied: give it a number above that`];
  });
}

function unlisted(released: readonly WrittenMigration[], migrations: readonly WrittenMigration[]): string[] {
  const highest = Math.max(0, ...released.map(({ name }) => number(name)));
  return withNew(released, migrations)
    .slice(released.length)
    .map(({ name }) =>
      number(name) > highest
        ? `${name} is not in migrations/${listFile}: run \`npm run release-migrations\``
        : `${name} is new, but its number is not above ${highest}, which schools may have applied: give it a higher one`,
    );
}

function number(name: string): number {
  return Number(name.slice(0, 3));
}
