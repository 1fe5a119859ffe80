/** Questions to guardians in a demo school. */
import type { TxContext } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import * as store from './store.ts';

/** An invented guardian agrees; nobody was mailed a link to do it by. */
export async function decideDemoQuestion(
  ctx: TxContext,
  subject: { kind: string; subjectId: string },
  guardianName: string,
): Promise<void> {
  const row = await store.findBySubject(ctx.db, subject);
  const at = ctx.app.now().toISOString();
  if (row) await store.decide(ctx.db, { id: row.id, to: 'consented', at, guardianName });
}

/** Those that were asked while the school was a demo. */
export async function deleteDemoQuestions(tx: Tx, since: string | null): Promise<void> {
  if (since !== null) await store.deleteSince(tx, since);
}
