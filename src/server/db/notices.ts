/** LISTEN and NOTIFY over a separate connection, opened for the first listener, reopened when it breaks. */
import { sql } from 'kysely';
import pg from 'pg';
import { second } from '#shared/dates.ts';
import { limitOf } from '../patience.ts';
import type { Tx } from './database.ts';

/** One PostgreSQL channel carries all of ours, by name. */
const channelName = 'podium';
const reconnectMs = 2 * second;

/** Detects a server that is gone without a word, even while idle. */
export const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10 * second };

export function postgresNotices(url: string) {
  const listeners = new Map<string, Set<() => void>>();
  let connecting: Promise<pg.Client | null> | null = null;
  let isClosed = false;

  async function connect(): Promise<pg.Client | null> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: limitOf(5 * second),
      query_timeout: limitOf(5 * second),
      ...keptAlive,
    });
    client.on('notification', ({ payload = '' }) => {
      for (const listener of listeners.get(payload) ?? []) listener();
    });
    client.on('error', reconnectLater);
    try {
      await client.connect();
      await client.query(`listen ${channelName}`);
      return client;
    } catch {
      reconnectLater();
      return null;
    }
  }

  /** Until then listeners poll. */
  function reconnectLater(): void {
    connecting = null;
    if (isClosed) return;
    setTimeout(() => {
      if (!isClosed) connecting ??= connect();
    }, reconnectMs).unref();
  }

  return {
    async notify(tx: Tx, channel: string): Promise<void> {
      await sql`select pg_notify(${channelName}, ${channel})`.execute(tx);
    },
    listen(channel: string, onNotice: () => void): () => void {
      const own = listeners.get(channel) ?? new Set();
      listeners.set(channel, own.add(onNotice));
      connecting ??= connect();
      return () => void own.delete(onNotice);
    },
    async close(): Promise<void> {
      isClosed = true;
      await (await connecting)?.end().catch(() => {});
    },
  };
}
