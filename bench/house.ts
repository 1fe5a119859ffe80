/**
 * How the features hang together, read from their imports: the next knot is seen while it is small. Type imports
 * count; tests do not. `-- --upward` names every import that points up the ladder.
 */
import { join, posix } from 'node:path';
import { root, sources } from '#test/sources.ts';
import { atMost } from './verdict.ts';

/** Areas with their features, from the bottom up. */
const areas = (await import(join(root, 'ladder.cjs'))).default as Record<string, string[]>;
const ladder = Object.entries(areas).flatMap(([area, names]) => names.map((name) => `${area}/${name}`));

interface Import {
  file: string;
  target: string;
  from: string;
  to: string;
}

export async function run(): Promise<void> {
  const files = await sources(/^src\/(?!.*\.test\.ts$)/);
  const imports = files.flatMap(({ path, text }) => importsOf(path, text));
  const between = imports.filter(({ from, to }) => from !== to);
  const reached = reachOf(between);
  const upward = between.filter(({ from, to }) => ladder.indexOf(to) > ladder.indexOf(from));
  const pairs = new Set(between.map(({ from, to }) => `${from} ${to}`));
  const mutual = [...pairs].filter((pair) => pairs.has(pair.split(' ').reverse().join(' '))).length / 2;
  const lines = files.reduce((sum, file) => sum + file.lines, 0);
  console.log(`  ${ladder.length} features in ${Object.keys(areas).length} areas, ${lines} lines`);
  console.log(`  ${between.length} imports between features`);
  if (process.argv.includes('--upward')) printUpward(upward);
  atMost('areas', Object.keys(areas).length, 9);
  atMost('features in a cycle', ladder.filter((name) => reached(name).has(name)).length, 0);
  atMost('pairs that import each other', mutual, 0);
  atMost('imports that point up', upward.length, 0);
}

function importsOf(file: string, text: string): Import[] {
  const from = featureOf(file);
  if (!from) return [];
  return [...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].flatMap(([, name]) => {
    const target = name!.startsWith('.') ? posix.join(posix.dirname(file), name!) : `src/${name!.slice(1)}`;
    const to = featureOf(target);
    return to ? [{ file, target, from, to }] : [];
  });
}

function featureOf(path: string): string | undefined {
  const name = /^src\/features\/([^/]+\/[^/]+)\//.exec(path)?.[1];
  return name !== undefined && ladder.includes(name) ? name : undefined;
}

/** Features that one reaches, around corners as well. */
function reachOf(imports: readonly Import[]): (from: string) => Set<string> {
  const next = Map.groupBy(imports, ({ from }) => from);
  return (from) => {
    const seen = new Set<string>();
    const left = [from];
    for (let one = left.pop(); one !== undefined; one = left.pop()) {
      for (const { to } of next.get(one) ?? []) {
        if (seen.has(to)) continue;
        seen.add(to);
        left.push(to);
      }
    }
    return seen;
  };
}

function printUpward(upward: readonly Import[]): void {
  for (const [pair, found] of Map.groupBy(upward, ({ from, to }) => `${from} > ${to}`)) {
    console.log(`  ${pair} (${found.length})`);
    for (const { file, target } of found) console.log(`      ${file.slice(13)} -> ${target.slice(13)}`);
  }
}
