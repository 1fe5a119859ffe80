/** The operator's command about backups; restoring has one of its own. */
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { newestFirst } from '#features/office/backups/rules/sets.ts';
import { makeKey } from '#features/office/backups/server/backups.ts';
import { checkSet } from '#features/office/backups/server/checkSet.ts';
import { lackingIn } from '#features/office/backups/server/keptCopies.ts';
import { identityIn } from '#features/office/backups/server/keys.ts';
import { machineKeyFile } from '#features/office/backups/server/machineKey.ts';
import { needOf } from '#features/office/backups/server/makeSet.ts';
import { makePlace } from '#features/office/backups/server/places.ts';
import { datedSets } from '#features/office/backups/server/pruning.ts';
import { backUpNow, presentRecipient } from '#features/office/backups/server/runs.ts';
import { SetError } from '#features/office/backups/server/setError.ts';
import { setNamed, setsIn } from '#features/office/backups/server/sets.ts';
import { findSigner, signersIn } from '#features/office/backups/server/signing.ts';
import type { Config } from '#server/config.ts';
import { contextOf } from '#server/context.ts';
import { isMissing } from '#server/files.ts';
import { migrateSchool } from './database.ts';
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

async function makeNow(config: Config): Promise<void> {
  const { made, said, isOwn } = await withApp(config, async (app) => {
    await migrateSchool(app);
    const ctx = contextOf(app);
    const outcome = await backUpNow(ctx, async (order) => {
      const { bytes, isThere, copies } = await needOf(order);
      const room = isThere ? 'there is room' : 'there is too little room';
      console.log(
        `Needs up to ${size(bytes)} in ${config.backups.folder}: ${room}. Files to copy: ${size(copies)}.`,
      );
    });
    return { ...outcome, isOwn: (await presentRecipient(ctx)) !== null };
  });
  const { label } = made;
  console.log(
    `${label.name}: number ${label.number}, rows ${label.row_count}, files ${made.files}, of these copied now ${made.copied}; opened and compared.`,
  );
  if (!isOwn)
    console.log(
      'The school has no key of its own yet: this set opens on this machine alone. Make a key by `backup keys`.',
    );
  if (made.missing.length > 0) console.log(`Files that were not found: ${made.missing.join(', ')}`);
  for (const each of said) {
    if (each.code === 'renewed')
      console.log(`Copies that were damaged or gone, and are made anew: ${each.count}, as ${each.example}`);
    if (each.code === 'lost')
      console.log(`Copies that are damaged or gone, for good: ${each.count}, as ${each.example}`);
  }
}

async function makeKeys(config: Config, replaces: boolean): Promise<void> {
  await withApp(config, async (app) => {
    await migrateSchool(app);
    const present = await presentRecipient(contextOf(app));
    if (present && !replaces)
      return console.log(
        `There is a key: ${present}. Add --replace for a new one; keep the earlier one, too.`,
      );
    const { identity, recipient, signer } = await makeKey(contextOf(app), { replaces: present });
    console.log(`Backups are encrypted to ${recipient} from now on.`);
    console.log('The secret key opens them. It is shown this once; keep both lines away from this machine:');
    console.log(identity);
    console.log(`# The school signs its backups by ${signer}`);
  });
}

async function listSets(config: Config): Promise<void> {
  const place = makePlace(config.backups);
  const { sets, broken } = await setsIn(place);
  const there = await place.list('files');
  const byName = new Map(sets.map((label) => [label.name, label]));
  for (const { name, number } of newestFirst(datedSets(sets, await findSigner(config)))) {
    const label = byName.get(name)!;
    const lacking = lackingIn(label, there, new Set()).length;
    const told = [
      name,
      (number === null ? 'no number' : `number ${number}`).padEnd(9),
      label.kind.padEnd(9),
      label.made_at,
      `rows ${label.row_count}, files ${label.copies.length}${lacking > 0 ? `, not whole: ${lacking} missing` : ''}`,
    ];
    console.log(told.join('  '));
  }
  for (const name of broken) console.log(`${name}  is damaged or incomplete`);
  if (sets.length + broken.length === 0) console.log('There are no sets yet.');
}

async function testSet(config: Config, name: string, keyFile: string | undefined): Promise<void> {
  const { identity } = await keysFrom(config, keyFile);
  if (!identity) throw noKeyIn(keyFile);
  const place = makePlace(config.backups);
  const { copies, bytes } = await setNamed(place, name);
  const there = await place.list('files');
  const ofFiles = copies.reduce((sum, copy) => sum + (there.get(copy) ?? 0), 0);
  console.log(`Reads the set, ${size(bytes)}, and its copies of files: ${copies.length}, ${size(ofFiles)}.`);
  const { rows, files } = await checkSet({ backups: config.backups, name, identity });
  console.log(`${name} is whole: rows ${rows}, files ${files}.`);
}

interface Keys {
  /** Opens sets; null where the text holds none. */
  identity: string | null;
  /** Keys that are known to be the school's own. */
  trusted: string[];
}

/**
 * From a file, from standard input (`-`), or else the machine's own, which opens what was made before there was another.
 * This machine's own signature counts as well.
 */
export async function keysFrom(config: Config, file: string | undefined): Promise<Keys> {
  const read = file === '-' ? text(process.stdin) : readFile(file ?? machineKeyFile(config), 'utf8');
  const found = await read.catch((error: unknown) => {
    if (isMissing(error)) return '';
    throw error;
  });
  const own = await findSigner(config);
  return {
    identity: await identityIn(found),
    trusted: [...signersIn(found), ...(own ? [own.publicKey] : [])],
  };
}

export function noKeyIn(file: string | undefined): SetError {
  return new SetError('wrong_key', { detail: `no AGE-SECRET-KEY-1… in ${file ?? 'sight; add --key file'}` });
}

/** As people say it. */
export function size(bytes: number): string {
  const [step, unit] = bytes >= 1e9 ? [1e9, 'GB'] : bytes >= 1e6 ? [1e6, 'MB'] : [1e3, 'KB'];
  return `${(bytes / step).toFixed(1)} ${unit}`;
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { key: { type: 'string' }, replace: { type: 'boolean' } },
    });
  } catch {
    throw new WrongWords();
  }
}

/** Prints one line for a failure that the operator can act on. */
export async function inOneLine(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof SetError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
