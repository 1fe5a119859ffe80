/** A school with a key of its own and a backup; its commands, as an operator gives them. */
import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backupsApi } from '#features/office/backups/contract.ts';
import type { Config } from '#server/config.ts';
import { command } from './program.ts';
import type { Person, World } from './world.ts';

/** Makes a key. @returns its secret half */
export async function keyOf(owner: Person): Promise<string> {
  const { recipient } = (await owner.call(backupsApi.list, {})).body;
  return (await owner.call(backupsApi.makeKey, { replaces: recipient })).body.identity;
}

export async function runsOf(owner: Person) {
  return (await owner.call(backupsApi.list, {})).body.runs;
}

/** Makes a backup by the button. @returns the name of the set */
export async function backedUp(world: World, owner: Person): Promise<string> {
  await owner.call(backupsApi.make, {});
  await world.runJobs();
  const [run] = await runsOf(owner);
  if (run?.state !== 'done') throw new Error(`the backup failed: ${JSON.stringify(run)}`);
  return run.set!;
}

export interface BackedUp {
  owner: Person;
  set: string;
  /** Path of a file with the secret key, and the public half of the one that signs. */
  keyFile: string;
}

export async function backedUpSchool(world: World): Promise<BackedUp> {
  const owner = await world.signedInAs('super_admin');
  const keyFile = join(world.app.config.dataDir, 'owner.key');
  const key = await keyOf(owner);
  const { signer } = (await owner.call(backupsApi.list, {})).body;
  await writeFile(keyFile, `${key}\n# The school signs its backups by ${signer}\n`);
  return { owner, set: await backedUp(world, owner), keyFile };
}

/** `podium <words>` on another machine, which reaches the backups of that school. */
export function podiumElsewhere(
  words: readonly string[],
  { from, dataDir, databaseUrl }: { from: World; dataDir: string; databaseUrl: string | null },
) {
  return command(words, {
    DATA_DIR: dataDir,
    BACKUP_DIR: from.app.config.backups.folder,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
}

/** Another machine with a copy of the backups. */
export async function elsewhere({ app: { config } }: Pick<World, 'app'>): Promise<Config> {
  const dataDir = await mkdtemp(join(config.dataDir, 'elsewhere-'));
  const backups = { ...config.backups, folder: join(dataDir, 'backups') };
  await cp(config.backups.folder, backups.folder, { recursive: true });
  return { ...config, dataDir, databaseUrl: null, backups };
}
