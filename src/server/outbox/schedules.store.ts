import type { Tx } from '../db/database.ts';

/**
 * Advances a schedule if it is due; true for the one process that did. A next run further off than its period
 * was written by a clock that was ahead, and is reset.
 */
export async function takeDueSchedule(
  tx: Tx,
  { name, now, next }: { name: string; now: string; next: string },
): Promise<boolean> {
  await tx
    .insertInto('schedules')
    .values({ name, next_run_at: now })
    .onConflict((c) => c.column('name').doNothing())
    .execute();
  const move = tx.updateTable('schedules').set({ next_run_at: next }).where('name', '=', name);
  await move.where('next_run_at', '>', next).execute();
  const { numUpdatedRows } = await move.where('next_run_at', '<=', now).executeTakeFirst();
  return numUpdatedRows === 1n;
}
