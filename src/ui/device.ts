/**
 * A random device token that this browser stores. Once somebody has signed in here, it keeps a stranger who
 * guesses their password from locking them out. It grants no access, and outlives the session.
 */
import { kept } from '#shared/storageKeys.ts';
import { localStore } from './storage.ts';

export function deviceToken(): string {
  const known = localStore.get(kept.device);
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const token = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  localStore.set(kept.device, token);
  return token;
}
