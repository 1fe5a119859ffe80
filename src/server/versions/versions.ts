/** Tells every process that something it keeps in memory has changed, through a number in the database. */
import { setTimeout as pause } from 'node:timers/promises';
import { second } from '#shared/dates.ts';
import type { App } from '../app.ts';
import { type Db, isDatabaseUnavailable, type Tx } from '../db/database.ts';
import { raiseVersion, readVersion } from './store.ts';

/** What processes keep in memory: the rendered public pages, and the school's time zone. */
export type Versioned = 'pages' | 'school';

const pollMs = 1 * second;

/** As part of the transaction that changes what is kept. */
export async function markChanged(app: App, tx: Tx, name: Versioned): Promise<void> {
  await raiseVersion(tx, name);
  await app.database.notify(tx, name);
}

export function currentVersion(db: Db, name: Versioned): Promise<number> {
  return readVersion(db, name);
}

/**
 * Calls `onChange` after a change committed by any process, at the latest a second later, until `signal` aborts.
 * Resolves once it watches: no later change is missed.
 */
export async function watchVersion(
  app: App,
  name: Versioned,
  signal: AbortSignal,
  onChange: () => void,
): Promise<void> {
  let notice = Promise.withResolvers<void>();
  const stopListening = app.database.listen(name, () => {
    notice.resolve();
    notice = Promise.withResolvers();
  });
  signal.addEventListener('abort', stopListening, { once: true });
  void watch(await currentVersion(app.database.handle, name));

  async function watch(first: number): Promise<void> {
    let known = first;
    while (!signal.aborted) {
      await Promise.race([notice.promise, pause(pollMs, undefined, { signal, ref: false }).catch(() => {})]);
      if (signal.aborted) return;
      const current = await currentVersion(app.database.handle, name).catch((error: unknown) => {
        // Asked again in a moment; a database that is away is reported by whoever needs it.
        if (!isDatabaseUnavailable(error)) app.log.error({ err: error }, 'a version could not be read');
        return known;
      });
      if (current === known) continue;
      known = current;
      onChange();
    }
  }
}
