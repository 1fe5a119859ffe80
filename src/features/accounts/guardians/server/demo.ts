/** Questions to guardians in a demo school. */
import { recordConsents } from '#features/accounts/consents/server/consents.ts';
import type { TxContext } from '#server/context.ts';
import { inventedDomain } from '#server/demoDefaults.ts';
import type { DemoRows } from '#server/demoPart.ts';
import type { Ending } from '#server/guardians.ts';
import { kindOf } from './kinds.ts';
import * as store from './store.ts';

/** An invented guardian agrees by the page that the mailed link opens: what was filled in goes on. */
export async function agreeInDemo(
  ctx: TxContext,
  subject: { kind: string; subjectId: string },
  guardianName: string,
): Promise<void> {
  const row = await store.findBySubject(ctx.db, subject);
  if (!row) return;
  const guardian = { email: row.guardian_email, name: guardianName, phone: null };
  await kindOf(ctx, row.kind).consented(ctx, row.subject_id, guardian);
  await decideDemoQuestion(ctx, subject, guardianName);
}

/** An invented guardian declines, or lets the time go by. */
export async function endInDemo(
  ctx: TxContext,
  subject: { kind: string; subjectId: string },
  ending: Ending,
): Promise<void> {
  const row = await store.findBySubject(ctx.db, subject);
  if (!row) return;
  await kindOf(ctx, row.kind).ended(ctx, row.subject_id, ending);
  await store.decide(ctx.db, { id: row.id, to: ending, at: ctx.app.now().toISOString() });
}

/** Guardians who wait have had their reminder: nobody is mailed about the demo's past. */
export async function markDemoReminded(
  ctx: TxContext,
  subject: { kind: string; subjectId: string },
): Promise<void> {
  const row = await store.findBySubject(ctx.db, subject);
  if (row) await store.markReminded(ctx.db, row.id, ctx.app.now().toISOString());
}

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
    beside: 'guardian',
    place: 'guardian',
    by: { name: guardianName, email: row.guardian_email },
  });
}

/** Removes those that were asked while the school was a demo, and in its invented past. */
export async function removeDemoQuestions(ctx: TxContext, { since }: DemoRows): Promise<void> {
  await store.deleteAt(ctx.db, inventedDomain);
  if (since !== null) await store.deleteSince(ctx.db, since);
}
