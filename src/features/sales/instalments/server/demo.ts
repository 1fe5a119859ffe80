/** Instalment plans at the demo's simulator, and in its invented past. */
import type { CourseRow } from '#features/teaching/courses/server/courses.ts';
import { member } from '#server/actor.ts';
import type { TxContext } from '#server/context.ts';
import type { DemoRows } from '#server/demoPart.ts';
import { hashToken, newToken } from '#server/tokens.ts';
import { accountOf, applicantOf } from './applicant.ts';
import { applyOnce, type Input } from './applyForInstalments.ts';
import type { BankApplication } from './providers/tbank.ts';
import { failAtBank, keepLink } from './sendToBank.ts';
import { closeInstalment, settle } from './settleInstalment.ts';
import * as store from './store.ts';

/** The signed-in person applies, up to the call of the bank. */
export async function applyInDemo(
  ctx: TxContext,
  course: CourseRow,
  { months, type }: { months: number; type: Input['application_type'] },
): Promise<void> {
  const input: Input = { application_type: type, installment_months: months, course_id: course.id };
  const buyer = applicantOf(input, await accountOf(ctx), false);
  const applicant = hashToken(member(ctx.actor).id);
  await applyOnce(ctx, input, { course, buyer, applicant, secret: newToken(), guardianEmail: null });
  const plan = await store.findOpen(ctx.db, applicant, course.id);
  if (plan) await store.changeInstalment(ctx.db, plan.id, { next_check_at: null });
}

/** The end of the plan: with the bank, by the bank's word, or at its time limit. */
export type BankStep =
  | { to: 'sent' }
  | { to: 'failed'; words: string }
  | { to: 'expired' }
  | { to: BankApplication['status']; bank: string; isCommitted?: boolean };

/** The next step of the plan behind an order, and then no question to a bank that knows nothing of it. */
export async function stepInDemo(ctx: TxContext, orderId: string, step: BankStep): Promise<void> {
  const row = (await store.findInstalmentOf(ctx.db, orderId))!;
  const { id } = row;
  if (step.to === 'sent')
    await keepLink(ctx, id, `https://forma.tbank.ru/form/${row.reference.slice(0, 12)}`);
  else if (step.to === 'expired') await closeInstalment(ctx, id, { to: 'expired', reason: 'term_over' });
  else if (step.to === 'failed') await failAtBank(ctx, id, step.words);
  else {
    const { to: status, bank, isCommitted = false } = step;
    const told = { id, status, bank, isCommitted, amountKopecks: row.amount_kopecks };
    await settle(ctx, id, { ...told, isDemo: false, coolsUntil: null });
  }
  await store.changeInstalment(ctx.db, id, { next_check_at: null });
}

/** Their history goes with them. */
export function removeDemoInstalments(ctx: TxContext, { orderIds }: DemoRows): Promise<void> {
  return store.deleteOfOrders(ctx.db, orderIds);
}
