/** Databases of every earlier state of main: migrated as they were then, then as today, they end as a clean install. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database, Engine } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { openSqlite } from '#server/db/sqlite.ts';
import { engines, freshDatabase } from '#test/database.ts';
import { startEngines } from '#test/engines.ts';
import { schemaLines } from '#test/schema.ts';
import { kept } from './verdict.ts';

const root = join(import.meta.dirname, '..');

/** Begun and rewritten within the hour, before there was anything to sell or to start. */
const drafts: Readonly<Record<string, string>> = {
  b3f42b4: 'the first commit; there was no product',
  '58f452c': 'the second; nothing could be sold',
  '1985250': 'the table of receipts was given a column five minutes later, and had no rows',
};

export async function tryFormerStates(): Promise<void> {
  const states = formerStates();
  if (typeof states === 'string') return console.log(`SKIPPED: earlier states of main (${states})`);
  for (const state of states.filter(({ commit }) => drafts[commit]))
    console.log(`  left out ${state.commit}: ${drafts[state.commit]}`);
  const tried = states.filter(({ commit }) => !drafts[commit]);
  const running = await startEngines();
  const home = mkdtempSync(join(tmpdir(), 'podium-former-'));
  // Migrations import Kysely; their types are taken out before they run.
  symlinkSync(join(root, 'node_modules'), join(home, 'node_modules'));
  try {
    for (const engine of engines) await tryOn(engine, tried, home);
  } finally {
    rmSync(home, { recursive: true });
    await running.stop();
  }
}

interface FormerState {
  /** Short hash. */
  commit: string;
  files: string[];
}

/** Each state of main at which the migrations differed, the oldest first; or why they are not known. */
function formerStates(): FormerState[] | string {
  try {
    if (git('rev-parse', '--is-shallow-repository') === 'true') return 'this clone has no history';
  } catch {
    return 'there is no git here';
  }
  const seen = new Set<string>();
  const commits = git('log', '--first-parent', '--reverse', '--format=%H', '--', 'migrations').split('\n');
  return commits.flatMap((hash) => {
    const tree = git('ls-tree', hash, 'migrations/');
    if (!tree || seen.has(tree)) return [];
    seen.add(tree);
    const files = git('ls-tree', '--name-only', hash, 'migrations/').split('\n');
    return [{ commit: hash.slice(0, 7), files: files.filter((file) => file.endsWith('.ts')) }];
  });
}

async function tryOn(engine: Engine, states: readonly FormerState[], home: string): Promise<void> {
  const clean = await freshDatabase(engine);
  const expected = await schemaLines(clean.database);
  await clean.dispose();
  const broken: string[] = [];
  for (const state of states) {
    const problem = await problemOf(engine, state, { home, expected });
    if (problem) broken.push(`${state.commit}: ${problem}`);
  }
  const figures = `${states.length - broken.length} of ${states.length}`;
  kept(
    `states of main brought up to date on ${engine}`,
    broken.length === 0,
    [figures, ...broken].join('\n    '),
  );
}

async function problemOf(
  engine: Engine,
  { commit, files }: FormerState,
  { home, expected }: { home: string; expected: readonly string[] },
): Promise<string | null> {
  const folder = join(home, engine, commit);
  mkdirSync(folder, { recursive: true });
  for (const file of files)
    writeFileSync(join(folder, file.replace('migrations/', '')), git('show', `${commit}:${file}`));
  const { database, dispose } = await emptyDatabase(engine, folder);
  try {
    await migrate(database, folder);
    await migrate(database);
    const found = await schemaLines(database);
    const missing = expected.filter((line) => !found.includes(line));
    const surplus = found.filter((line) => !expected.includes(line));
    if (missing.length + surplus.length === 0) return null;
    return `lacks ${JSON.stringify(missing)}, has ${JSON.stringify(surplus)}`;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await dispose();
  }
}

async function emptyDatabase(
  engine: Engine,
  folder: string,
): Promise<{ database: Database; dispose(): Promise<void> }> {
  if (engine === 'sqlite') {
    const database = openSqlite(join(folder, 'podium.db'));
    return { database, dispose: () => database.close() };
  }
  const { url, database: copied, dispose } = await freshDatabase(engine);
  await sql`drop schema public cascade`.execute(copied.handle);
  await sql`create schema public`.execute(copied.handle);
  const database = openPostgres(url!, { poolSize: 1 });
  return {
    database,
    async dispose() {
      await database.close();
      await dispose();
    },
  };
}

function git(...words: string[]): string {
  const output = execFileSync('git', words, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return output.trimEnd();
}
