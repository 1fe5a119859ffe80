/** Tells every process that a value it keeps in memory has changed, through a number in the database. */
import { setTimeout as pause } from 'node:timers/promises';
import type { TxContext } from '#server/context.ts';
import { second } from '#shared/dates.ts';
import type { App } from '../app.ts';
import { type Db, isDatabaseUnavailable } from '../db/database.ts';
import { raiseVersion, readVersion } from './store.ts';

/**
 * Values that processes keep in memory: the rendered public pages, the school's time zone, what the readers of live
 * conversations and the staff's panels have been sent, the assistant's articles, and the pause for visitors. `uploads` keeps nothing: starting
 * uploads wait for each other.
 */
export type Versioned = 'pages' | 'school' | 'support' | 'assistant' | 'uploads' | 'maintenance';

const pollMs = 1 * second;

/** Call in the transaction that changes the value. */
export async function markChanged(ctx: TxContext, name: Versioned): Promise<void> {
  await raiseVersion(ctx.db, name);
  await ctx.app.database.notify(ctx.db, name);
}

export function currentVersion(db: Db, name: Versioned): Promise<number> {
  return readVersion(db, name);
}

/**
 * Calls `onChange` at the latest a second after any process commits a change, until `signal` aborts. Resolves
 * once it watches: no later change is missed.
 */
export async function watchVersion(
  app: App,
  { name, signal, onChange }: { name: Versioned; signal: AbortSignal; onChange: () => void },
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
        // Tried again in a moment; code that needs the database reports it as unavailable.
        if (!isDatabaseUnavailable(error)) app.log.error({ err: error }, 'a version could not be read');
        return known;
      });
      if (current === known) continue;
      known = current;
      onChange();
    }
  }
}
