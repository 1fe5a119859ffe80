/** What a person learned, as part of erasing them. */
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/database.ts';
import { endRowsOf } from '../enrolments/store.ts';
import { deleteProgressOf } from '../progress/store.ts';
import { deleteTicketsOf } from '../video/store.ts';

/** Courses close and stay as a line of the order that bought them; what was watched, and when, is gone. */
export async function eraseLearning(app: App, tx: Tx, userId: string): Promise<void> {
  await endRowsOf(tx, userId, app.now().toISOString());
  await deleteProgressOf(tx, userId);
  await deleteTicketsOf(tx, userId);
}
