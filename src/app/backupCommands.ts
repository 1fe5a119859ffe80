/** The operator's commands about backups. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { endEverySession } from '#features/accounts/sign-in/server/sessions.ts';
import { makeKey } from '#features/office/backups/server/backups.ts';
import { machineKeyFile } from '#features/office/backups/server/beforeMigration.ts';
import { checkSet } from '#features/office/backups/server/checkSet.ts';
import { repeatErasures } from '#features/office/backups/server/erased.ts';
import { identityIn } from '#features/office/backups/server/keys.ts';
import { makePlace } from '#features/office/backups/server/places.ts';
import { lookAhead, type Overwritten, restoreSet } from '#features/office/backups/server/restore.ts';
import { backUpNow, presentRecipient } from '#features/office/backups/server/runs.ts';
import { SetError } from '#features/office/backups/server/setError.ts';
import { setsIn } from '#features/office/backups/server/sets.ts';
import type { Config } from '#server/config.ts';
import { contextOf } from '#server/context.ts';
import { isMissing } from '#server/files.ts';
import { makeDataFolder, migrateSchool, openDatabase } from './database.ts';
import { withApp } from './withApp.ts';
import { WrongWords } from './wrongWords.ts';

/** `podium backup [keys|list|test]` */
export function runBackup(config: Config, words: readonly string[]): Promise<void> {
  return inOneLine(async () => {
    const { values, positionals } = parsed(words);
    const [what = 'now', name] = positionals;
    if (what === 'now' && words.length === 0) return makeNow(config);
    if (what === 'keys' && positionals.length === 1) return makeKeys(config, values.replace ?? false);
    if (what === 'list' && positionals.length === 1) return listSets(config);
    if (what === 'test' && name !== undefined) return testSet(config, name, values.key);
    throw new WrongWords();
  });
}

/** `podium restore <set>` */
export function runRestore(config: Config, words: readonly string[]): Promise<void> {
  return inOneLine(async () => {
    const { values, positionals } = parsed(words);
    const [name] = positionals;
    if (name === undefined || positionals.length > 1) throw new WrongWords();
    await makeDataFolder(config);
    const open = (file?: string) => openForRestoring(config, file);
    const ahead = await lookAhead(config, name, open);
    for (const line of linesOf(config, ahead)) console.log(line);
    if (!values.yes) return console.log('Nothing was changed. Add --yes to restore.');
    const identity = await keyFrom(config, values.key);
    const { rows, files, aside } = await restoreSet(config, { label: ahead.label, identity }, open);
    const erased = await withApp(config, async (app) => {
      await endEverySession(contextOf(app));
      return repeatErasures(contextOf(app));
    });
    console.log(`Restored: rows ${rows}, files ${files.restored} (the same as before: ${files.same}).`);
    if (erased > 0) console.log(`Erased again, as they were after the backup: people ${erased}.`);
    console.log(
      `What was overwritten is in ${join(config.dataDir, aside)}${schemaToo(config, ahead, aside)}.`,
    );
    console.log('Everybody has to sign in again. Start Podium.');
  });
}

function schemaToo({ databaseUrl }: Config, { present }: Overwritten, aside: string): string {
  return databaseUrl && present ? ` and in the schema ${aside} of the database` : '';
}

function linesOf({ dataDir, databaseUrl }: Config, { label, present }: Overwritten): string[] {
  const where = databaseUrl ? 'the database of DATABASE_URL' : join(dataDir, 'podium.db');
  return [
    `The set ${label.name} was made at ${label.made_at} by Podium ${label.version}: rows ${label.row_count}, files ${label.copies.length}.`,
    present
      ? `It takes the place of ${where}, which has people ${present.people}, orders ${present.orders}; that is kept aside.`
      : `It goes to ${where}, where there is nothing yet.`,
  ];
}

/** PostgreSQL without limits of time: whole tables are written at once. */
async function openForRestoring(config: Config, file?: string) {
  if (file !== undefined) {
    const { openSqlite } = await import('#server/db/sqlite.ts');
    return openSqlite(file);
  }
  if (!config.databaseUrl) return openDatabase(config);
  const { openPostgres } = await import('#server/db/postgres.ts');
  return openPostgres(config.databaseUrl, { poolSize: 1, patience: null });
}

async function makeNow(config: Config): Promise<void> {
  const made = await withApp(config, async (app) => {
    await migrateSchool(app);
    return backUpNow(contextOf(app));
  });
  console.log(
    `${made.label.name}: rows ${made.label.row_count}, files ${made.files}, of these copied now ${made.copied}; opened and compared.`,
  );
  if (made.missing.length > 0) console.log(`Files that were not found: ${made.missing.join(', ')}`);
}

async function makeKeys(config: Config, replaces: boolean): Promise<void> {
  await withApp(config, async (app) => {
    await migrateSchool(app);
    const present = await presentRecipient(contextOf(app));
    if (present && !replaces)
      return console.log(
        `There is a key: ${present}. Add --replace for a new one; keep the earlier one, too.`,
      );
    const { identity, recipient } = await makeKey(contextOf(app), { replaces: present });
    console.log(`Backups are encrypted to ${recipient} from now on.`);
    console.log('The secret key opens them. It is shown this once; keep it away from this machine:');
    console.log(identity);
  });
}

async function listSets({ backups }: Config): Promise<void> {
  const { sets, broken } = await setsIn(makePlace(backups));
  for (const { name, kind, made_at, row_count, copies } of sets)
    console.log(`${name}  ${kind.padEnd(9)}  ${made_at}  rows ${row_count}, files ${copies.length}`);
  for (const name of broken) console.log(`${name}  is damaged or incomplete`);
  if (sets.length + broken.length === 0) console.log('There are no sets yet.');
}

async function testSet(config: Config, name: string, keyFile: string | undefined): Promise<void> {
  const identity = await keyFrom(config, keyFile);
  const { rows, files } = await checkSet({ backups: config.backups, name, identity });
  console.log(`${name} is whole: rows ${rows}, files ${files}.`);
}

/** From a file, from standard input (`-`), or else the machine's own, which opens what was made before there was another. */
async function keyFrom(config: Config, file: string | undefined): Promise<string> {
  const read = file === '-' ? text(process.stdin) : readFile(file ?? machineKeyFile(config), 'utf8');
  const identity = await identityIn(
    await read.catch((error: unknown) => {
      if (isMissing(error)) return '';
      throw error;
    }),
  );
  if (identity) return identity;
  throw new SetError('wrong_key', { detail: `no AGE-SECRET-KEY-1… in ${file ?? 'sight; add --key file'}` });
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { key: { type: 'string' }, yes: { type: 'boolean' }, replace: { type: 'boolean' } },
    });
  } catch {
    throw new WrongWords();
  }
}

/** Prints one line for a failure that the operator can act on. */
async function inOneLine(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof SetError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
