/**
 * Kills in the middle of backups and restorations of a small school: no set that is not whole is taken for one, the
 * school that was backed up is untouched, and one that was to be replaced is the former one, the new one, or restored
 * by the same command again.
 */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { openPostgres } from '#server/db/postgres.ts';
import { command } from '#test/program.ts';
import {
  anEmptyPlace,
  drift,
  faultsOf,
  type Original,
  type Place,
  podium,
  removePlace,
  settingsOf,
} from './backupPlaces.ts';
import { type LargeProduct, onEachLargeProduct, openBeside } from './largeProduct.ts';
import { kept } from './verdict.ts';

/** With the demo school, a set of some megabytes. */
const small = { people: 2000, orders: 4000 };

export function killBackups(kills: number): Promise<void> {
  return onEachLargeProduct(small, async (product) => {
    await product.stop();
    const school = await prepare(product);
    await killMakers(school, Math.ceil(kills / 2));
    await killRestorers(school, Math.floor(kills / 2));
  });
}

interface School {
  product: LargeProduct;
  backupDir: string;
  key: string;
  original: Original;
  /** How long one takes that nobody kills. */
  backupMs: number;
  restoreMs: number;
}

async function prepare(product: LargeProduct): Promise<School> {
  const backupDir = join(product.dataDir, 'backups');
  const settings = settingsOf(product, backupDir);
  const { output } = await command(['backup', 'keys'], settings);
  const key = join(product.dataDir, 'owner.key');
  await writeFile(key, output);
  const backupMs = await podium(['backup'], settings);
  const beside = openBeside(product);
  const original = {
    dataDir: product.dataDir,
    drift: await drift(beside).finally(() => beside.close()),
  };
  return { product, backupDir, key, original, backupMs, restoreMs: backupMs };
}

/** Names of those that are listed as whole, newest first. */
async function setsIn(backupDir: string): Promise<string[]> {
  const { output } = await command(['backup', 'list'], { BACKUP_DIR: backupDir, DATA_DIR: backupDir });
  return [...output.matchAll(/^(\d{8}-\d{6}-[\da-f]{8}) {2}\w+ {2,}\d{4}-/gm)].map(([, name]) => name!);
}

async function killMakers(
  { product, backupDir, key, original, backupMs }: School,
  kills: number,
): Promise<void> {
  const faults: string[] = [];
  let inTheMiddle = 0;
  for (let n = 0; n < kills; n++) {
    const place = await copyOf(product, `made_${n}`);
    const settings = settingsOf(place, backupDir);
    if (await killed(['backup'], settings, backupMs)) inTheMiddle++;
    for (const name of (await setsIn(backupDir)).slice(0, 2))
      await podium(['backup', 'test', name, '--key', key], settings).catch((error: Error) => {
        faults.push(error.message);
      });
    faults.push(...(await faultsOf(place, original)));
    await removePlace(place);
  }
  const figures = `${kills} backups killed, ${inTheMiddle} in the middle`;
  kept(`no half set, and an unhurt school (${product.engine})`, faults.length === 0, faults[0] ?? figures);
}

async function killRestorers(school: School, kills: number): Promise<void> {
  const { product, backupDir, key, original, restoreMs } = school;
  // The others have outlived their day.
  const [set] = await setsIn(backupDir);
  const faults: string[] = [];
  const stands = { former: 0, new: 0, neither: 0 };
  let inTheMiddle = 0;
  for (let n = 0; n < kills; n++) {
    const place = await copyOf(product, `restored_${n}`);
    await mark(place);
    const settings = settingsOf(place, backupDir);
    const words = ['restore', set!, '--key', key, '--yes'];
    if (await killed(words, settings, restoreMs)) inTheMiddle++;
    const found = await standing(place);
    stands[found]++;
    if (found !== 'neither') faults.push(...(await faultsOf(place, original)));
    await podium(words, settings);
    if ((await standing(place)) !== 'new') faults.push('the second attempt has not restored it');
    faults.push(...(await faultsOf(place, original)));
    await removePlace(place);
  }
  const figures = `${kills} restorations killed, ${inTheMiddle} in the middle: the former school stood ${stands.former} times, the new one ${stands.new}, none ${stands.neither}; each restored by the next attempt`;
  kept(`a school or the other (${product.engine})`, faults.length === 0, faults[0] ?? figures);
}

/** @returns whether it was still at work */
async function killed(
  words: readonly string[],
  settings: Record<string, string>,
  tookMs: number,
): Promise<boolean> {
  const program = join(import.meta.dirname, '../src/app/cli.ts');
  const { PATH } = process.env;
  const child = spawn(process.execPath, [program, ...words], { env: { PATH, ...settings }, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('close', resolve));
  await Promise.race([pause(randomInt(Math.round(tookMs * 0.1), Math.round(tookMs * 0.8))), ended]);
  const wasAtWork = child.exitCode === null && child.kill('SIGKILL');
  await ended;
  return wasAtWork;
}

/** The same school on another machine. */
async function copyOf(
  { engine, dataDir, databaseAt, emptyPostgres }: LargeProduct,
  name: string,
): Promise<Place> {
  if (engine === 'sqlite') {
    const place = await anEmptyPlace(null);
    await cp(databaseAt, place.databaseAt);
    await cp(join(dataDir, 'uploads'), join(place.dataDir, 'uploads'), { recursive: true });
    return place;
  }
  const url = await emptyPostgres(name);
  const admin = openPostgres(new URL('template1', url).href, { poolSize: 1, patience: null });
  const copied = sql.id(new URL(url).pathname.slice(1));
  const original = sql.id(new URL(databaseAt).pathname.slice(1));
  try {
    await sql`drop database ${copied}`.execute(admin.handle);
    await sql`create database ${copied} template ${original}`.execute(admin.handle);
  } finally {
    await admin.close();
  }
  const place = await anEmptyPlace(url);
  await cp(join(dataDir, 'uploads'), join(place.dataDir, 'uploads'), { recursive: true });
  return place;
}

/** Something that no set has. */
async function mark(place: Place): Promise<void> {
  const database = openBeside(place);
  await sql`insert into versions (name, number) values ('former', 1)`.execute(database.handle);
  await database.close();
}

async function standing(place: Place): Promise<'former' | 'new' | 'neither'> {
  const database = openBeside(place);
  try {
    const { rows } = await sql`select 1 from versions where name = 'former'`.execute(database.handle);
    return rows.length > 0 ? 'former' : 'new';
  } catch {
    return 'neither';
  } finally {
    await database.close();
  }
}
