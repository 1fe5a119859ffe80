import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';
import type { RowOutcome } from '../rules/kinds.ts';

export async function insertRows(db: Db, rows: readonly Insertable<Schema['import_rows']>[]): Promise<void> {
  if (rows.length === 0) return;
  const lines = db.insertInto('import_rows').values(rows);
  await lines
    .onConflict((c) =>
      c.columns(['import_id', 'line']).doUpdateSet((e) => ({
        outcome: e.ref('excluded.outcome'),
        reason: e.ref('excluded.reason'),
      })),
    )
    .execute();
}

export async function deleteRows(db: Db, importId: string): Promise<void> {
  await db.deleteFrom('import_rows').where('import_id', '=', importId).execute();
}

export async function countRows(db: Db, importId: string) {
  const counts = await db
    .selectFrom('import_rows')
    .select((e) => ['outcome', 'reason', e.fn.countAll<number>().as('count')])
    .where('import_id', '=', importId)
    .groupBy(['outcome', 'reason'])
    .execute();
  return counts.map(({ count, ...row }) => ({ ...row, count: Number(count) }));
}

export function findRows(
  db: Db,
  {
    importId,
    outcomes,
    from = 0,
    most,
  }: { importId: string; outcomes: readonly RowOutcome[]; from?: number; most: number },
) {
  return db
    .selectFrom('import_rows')
    .select(['line', 'outcome', 'reason'])
    .where('import_id', '=', importId)
    .where('outcome', 'in', outcomes)
    .where('line', '>', from)
    .orderBy('line')
    .limit(most)
    .execute();
}

/** Those of imports that can be undone no longer. */
export async function forgetRowsOver(db: Db, now: string): Promise<void> {
  const over = db.selectFrom('imports').select('id').where('undo_until', '<=', now);
  await db.deleteFrom('import_rows').where('import_id', 'in', over).execute();
}
