/**
 * Known browsers: a stranger who guesses passwords cannot lock the owner out of those used to sign in before.
 */
import type { Actor, Device } from '#server/actor.ts';
import type { TxContext } from '#server/context.ts';
import type { Db } from '#server/db/database.ts';
import { hashToken } from '#server/tokens.ts';
import { keptDevices } from '../rules/devices.ts';
import { mailTurns } from '../rules/limits.ts';
import * as store from './devices.store.ts';

/** Functions for other features. */
export const { deleteDevicesOf } = store;

/** The device for a token of 256 bits. Any other value counts as no device. */
export function deviceOf(token: unknown): Device | undefined {
  if (typeof token !== 'string' || !/^[\w-]{43}$/.test(token)) return undefined;
  const tokenHash = hashToken(token);
  return { tokenHash, isKnownTo: (db, email) => store.isDeviceOf(db, email, tokenHash) };
}

/** False also when the browser sends no token. */
export async function isKnownDevice(db: Db, actor: Actor, email: string): Promise<boolean> {
  return actor.device !== undefined && store.isDeviceOf(db, email, actor.device.tokenHash);
}

/** When a mail to this address goes out: those who ask from a browser that it knows do not wait behind a flood. */
export async function mailTurn(
  db: Db,
  { actor, email, otherwise }: { actor: Actor; email: string; otherwise: number },
): Promise<number> {
  return (await isKnownDevice(db, actor, email)) ? mailTurns.known : otherwise;
}

/** Part of the transaction that signs the person in. Only the newest devices are kept. */
export async function rememberDevice(ctx: TxContext, userId: string): Promise<void> {
  if (!ctx.actor.device) return;
  await store.keepDevice(ctx.db, {
    user_id: userId,
    token_hash: ctx.actor.device.tokenHash,
    seen_at: ctx.app.now().toISOString(),
  });
  await store.dropOldDevices(ctx.db, userId, keptDevices);
}
