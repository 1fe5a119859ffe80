/** A set of the database alone before its tables change, so that there is a way back from an update. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import { contextOf } from '#server/context.ts';
import { isMissing, keepFile } from '#server/files.ts';
import { outlived } from '../rules/sets.ts';
import { identityIn, makeKeyPair, recipientOf } from './keys.ts';
import { makeSet } from './makeSet.ts';
import { makePlace } from './places.ts';
import { orderOf } from './runs.ts';
import { removeSet, setsIn } from './sets.ts';
import * as store from './store.ts';

/**
 * Encrypts to the owner's key, or without one to a key that lies beside the database.
 */
export async function backUpBeforeMigration(app: App): Promise<string> {
  const ctx = contextOf(app);
  const chosen = await store.settings.find(ctx.db);
  const recipient = chosen?.recipient ?? (await recipientOfMachine(app.config));
  const order = await orderOf(ctx, { kind: 'migration', recipient, columns: [] });
  const { label } = await makeSet(order, () => {});
  const place = makePlace(app.config.backups);
  const { sets } = await setsIn(place);
  const before = sets.filter(({ kind }) => kind === 'migration');
  for (const name of outlived(before, app.config.timeZone)) await removeSet(place, name);
  return label.name;
}

/** Readable by the service's own user alone, as the database itself is. */
export function machineKeyFile({ dataDir }: Config): string {
  return join(dataDir, 'backup-key');
}

async function recipientOfMachine(config: Config): Promise<string> {
  const file = machineKeyFile(config);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '';
    throw error;
  });
  const known = await identityIn(text);
  if (known) return (await recipientOf(known))!;
  const { identity, recipient } = await makeKeyPair();
  const about =
    '# Opens the backups from before updates that were made while the school had no key of its own.';
  await keepFile(file, Buffer.from(`${about}\n# public key: ${recipient}\n${identity}\n`), 0o600);
  return recipient;
}
