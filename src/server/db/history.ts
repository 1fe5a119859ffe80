/** History of a thing: a table with a row for each event, in order, with who did it and when. */
import { type Kysely, sql } from 'kysely';
import type { TxContext } from '#server/context.ts';
import { newId } from '#server/tokens.ts';
import type { Db } from './database.ts';

/**
 * - `position`: 1, 2, 3 … within the thing: two events may share a millisecond.
 * - `actor_id`: Null for the product itself and for visitors.
 */
interface HistoryRow {
  id: string;
  position: number;
  actor_id: string | null;
  created_at: string;
}

/**
 * The history in `table`, which the calling store owns.
 * @param thing the column that names the thing
 */
export function historyIn<Row extends HistoryRow>(table: string, thing: keyof Row & string) {
  const rows = (db: Db) => db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  return {
    /** Adds to the end. The caller holds the thing, or has just made it. */
    async write({ app, db, actor }: TxContext, event: Omit<Row, keyof HistoryRow>): Promise<void> {
      const { [thing]: id } = event as Row;
      const last = sql`(select coalesce(max(position), 0) from ${sql.table(table)} where ${sql.ref(thing)} = ${id})`;
      const row = {
        id: newId(),
        ...event,
        position: sql`${last} + 1`,
        actor_id: actor.kind === 'member' ? actor.id : null,
        created_at: app.now().toISOString(),
      };
      await rows(db).insertInto(table).values(row).execute();
    },
    /** Oldest first. */
    async read(db: Db, id: string): Promise<Row[]> {
      const query = rows(db).selectFrom(table).selectAll().where(sql.ref(thing), '=', id);
      return (await query.orderBy('position').execute()) as unknown as Row[];
    },
  };
}
