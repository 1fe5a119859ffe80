/** A key of the machine's own, for sets of a school whose owner has made none: they open on this machine alone. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { isMissing, keepFile } from '#server/files.ts';
import { identityIn, makeKeyPair, recipientOf } from './keys.ts';

/** Readable by the service's own user alone, as the database itself is. */
export function machineKeyFile({ dataDir }: Config): string {
  return join(dataDir, 'backup-key');
}

/** Null while there is none. */
export async function machineIdentity(config: Config): Promise<string | null> {
  const text = await readFile(machineKeyFile(config), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '';
    throw error;
  });
  return identityIn(text);
}

/** Makes the key where there is none. */
export async function recipientOfMachine(config: Config): Promise<string> {
  const known = await machineIdentity(config);
  if (known) return (await recipientOf(known))!;
  const { identity, recipient } = await makeKeyPair();
  const about = '# Opens the backups that were made while the school had no key of its own.';
  await keepFile(
    machineKeyFile(config),
    Buffer.from(`${about}\n# public key: ${recipient}\n${identity}\n`),
    0o600,
  );
  return recipient;
}
