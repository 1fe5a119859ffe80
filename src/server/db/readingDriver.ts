/** The driver behind `Database.reading` on SQLite: reads go to the thread, everything else to the one connection. */
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type { Db } from './database.ts';
import type { Disk } from './disk.ts';
import type { Reader } from './reader.ts';

interface Parts {
  reader: Reader;
  disk: Disk;
  /** For what writes. */
  handle: Db;
}

export class ReadingDriver implements Driver {
  readonly #connection: DatabaseConnection;

  constructor({ reader, disk, handle }: Parts) {
    this.#connection = {
      async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
        if (!onlyReads(query)) return handle.executeQuery<R>(query as CompiledQuery<R>);
        disk.assertWilling();
        const rows = (await reader.read(query)) as R[];
        // The thread sees commits that a power cut could still undo.
        await disk.caughtUp();
        return { rows };
      },
      streamQuery: () => {
        throw new Error('Page by key instead: an open cursor keeps the log from being emptied.');
      },
    };
  }

  async init(): Promise<void> {}

  /** The thread takes questions in turn by itself. */
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(): Promise<never> {
    throw new Error('A transaction begins on the database, not on the handle that reads.');
  }

  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
  async destroy(): Promise<void> {}
}

function onlyReads({ query, sql }: CompiledQuery): boolean {
  return query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && /^\s*(?:select|with)\b/i.test(sql));
}
