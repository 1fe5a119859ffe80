/** Questions to guardians in a demo school. */
import { recordConsents } from '#features/accounts/consents/server/consents.ts';
import type { TxContext } from '#server/context.ts';
import type { DemoRows } from '#server/demoPart.ts';
import { guardianWordings } from '../rules.ts';
import { kindOf } from './kinds.ts';
import * as store from './store.ts';

/** An invented guardian agrees, with the ledger's rows that a real one leaves; nobody was mailed a link to do it by. */
export async function decideDemoQuestion(
  ctx: TxContext,
  subject: { kind: string; subjectId: string },
  guardianName: string,
): Promise<void> {
  const row = await store.findBySubject(ctx.db, subject);
  if (!row) return;
  const at = ctx.app.now().toISOString();
  await store.decide(ctx.db, { id: row.id, to: 'consented', at, guardian: { guardian_name: guardianName } });
  await recordConsents(ctx, {
    ...{ userId: row.user_id, email: row.email, documents: kindOf(ctx, row.kind).documents },
    wordings: guardianWordings[ctx.actor.language],
    place: 'guardian',
    by: { name: guardianName, email: row.guardian_email },
  });
}

/** Removes those that were asked while the school was a demo. */
export async function removeDemoQuestions(ctx: TxContext, { since }: DemoRows): Promise<void> {
  if (since !== null) await store.deleteSince(ctx.db, since);
}
