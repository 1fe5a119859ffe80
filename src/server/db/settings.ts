/** Settings of a section: a table with one row, or none until somebody has chosen. */
import { type Kysely, sql } from 'kysely';
import type { Db } from './database.ts';

/** The settings in `table`, which the calling store owns. */
export function settingsIn<Row extends { id: number }>(table: string) {
  const rows = (db: Db) => db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  return {
    /** Undefined until somebody has chosen. */
    async find(db: Db): Promise<Row | undefined> {
      const row = await rows(db)
        .selectFrom(table)
        .selectAll()
        .where(sql.ref('id'), '=', 1)
        .executeTakeFirst();
      return row as Row | undefined;
    },
    async save(db: Db, chosen: Omit<Row, 'id'>): Promise<void> {
      await rows(db)
        .insertInto(table)
        .values({ id: 1, ...chosen })
        .onConflict((c) => c.column('id').doUpdateSet(chosen))
        .execute();
    },
  };
}
