/** The browsers from which people have signed in: a stranger who guesses cannot lock the owner out of these. */
import type { Actor, Device } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { hashToken } from '#server/tokens.ts';
import { keptDevices } from './rules.ts';
import { dropOldDevices, isDeviceOf, keepDevice } from './store.ts';

/** The device that a token of 256 bits stands for. Nothing else is taken for one, absent or forged. */
export function deviceOf(token: unknown): Device | undefined {
  if (typeof token !== 'string' || !/^[\w-]{43}$/.test(token)) return undefined;
  const tokenHash = hashToken(token);
  return { tokenHash, isKnownTo: (db, email) => isDeviceOf(db, email, tokenHash) };
}

/** False also where the browser says nothing about itself. */
export async function isKnownDevice(db: Db, actor: Actor, email: string): Promise<boolean> {
  return actor.device !== undefined && isDeviceOf(db, email, actor.device.tokenHash);
}

/** As part of what lets the person in. Only the newest devices are kept. */
export async function rememberDevice(app: App, tx: Tx, actor: Actor, userId: string): Promise<void> {
  if (!actor.device) return;
  await keepDevice(tx, {
    user_id: userId,
    token_hash: actor.device.tokenHash,
    seen_at: app.now().toISOString(),
  });
  await dropOldDevices(tx, userId, keptDevices);
}
