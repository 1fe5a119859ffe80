/** Simulates a process that dies at its n-th statement: from there on nothing of it reaches the database. */
import type { KyselyPlugin } from 'kysely';
import type { Database } from '#server/db/database.ts';

export interface Dying {
  database: Database;
  hasDied(): boolean;
}

/**
 * Counts statements and commits alike; a transaction open at that point is rolled back, as the engines do.
 */
export function dyingAt(database: Database, nth: number): Dying {
  let count = 0;
  function step(): void {
    count += 1;
    if (count >= nth) throw new Error('the process has died');
  }
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      step();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    database: {
      ...database,
      handle: database.handle.withPlugin(plugin),
      transaction: (work) =>
        database.transaction(async (tx) => {
          const result = await work(tx.withPlugin(plugin));
          step();
          return result;
        }),
    },
    hasDied: () => count >= nth,
  };
}
