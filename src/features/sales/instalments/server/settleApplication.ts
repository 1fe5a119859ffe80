/**
 * Applications brought in line with the bank. The webhook, the applicant's waiting page, staff and the schedule all come
 * here, in any order, any number of times, from any process: the course is opened once.
 */
import { findOrder, holdOrder, type OrderRow } from '#features/sales/orders/server/orders.ts';
import {
  creditOutsidePayment,
  endOutsidePayment,
  withdrawOutsidePayment,
} from '#features/sales/payments/server/outsidePayments.ts';
import { dropRefundsOfWithdrawn } from '#features/sales/refunds/server/dropWithdrawn.ts';
import { system } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import {
  type ApplicationState,
  coolingCheckMs,
  type HistoryReason,
  isOpen,
  nextLook,
} from '../rules/states.ts';
import { moveApplication, remember } from './history.ts';
import { callBank } from './providers/outage.ts';
import { type BankApplication, type Patience, showApplication } from './providers/tbank.ts';
import type { Outcome } from './sendApplication.ts';
import * as store from './store.ts';

/** Asks the bank for the state of an application and acts on that answer alone. */
export async function askBank(
  ctx: Context,
  application: store.ApplicationRow,
  patience: Patience,
): Promise<Outcome> {
  const settings = ctx.app.config.tbank;
  if (!settings) return 'unknown';
  const answer = await callBank(ctx.app, patience, () => showApplication(settings, application.id, patience));
  if (answer.kind !== 'ok') {
    if (answer.kind === 'refused')
      ctx.app.log.error(
        { applicationId: application.id, ...answer },
        'the bank does not know an application',
      );
    return 'unknown';
  }
  await settle(ctx, application.id, answer.value);
  return 'settled';
}

/** Brings application, order, account and course in line with what the bank says, in one transaction. */
export async function settle(ctx: Context, id: string, seen: BankApplication): Promise<void> {
  await ctx.transaction(async (tx) => {
    const ctx = { ...tx, actor: system };
    const found = await store.findApplication(ctx.db, id);
    // The order comes first, as wherever money is credited.
    const order = found && (await holdOrder(ctx.db, found.order_id));
    const application = order && (await store.lockApplication(ctx.db, id));
    if (!application) throw new Error(`application ${id} has no order`);
    const problem = mismatch(ctx, application, seen);
    if (problem) await reportMismatch(ctx, application, problem);
    else if (seen.status === 'signed' || seen.isCommitted) await credit(ctx, { application, order, seen });
    else if (seen.status === 'canceled') await end(ctx, { application, order, seen });
    else await follow(ctx, application, seen);
  });
}

interface Told {
  application: store.ApplicationRow;
  order: OrderRow;
  seen: BankApplication;
}

/** Difference between the bank's application and ours; null when it is the one that was sent. */
function mismatch({ app }: Context, application: store.ApplicationRow, seen: BankApplication): string | null {
  if (seen.amountKopecks !== null && seen.amountKopecks !== application.amount_kopecks) return 'amount';
  // No contract stands behind a test.
  if (seen.isDemo && app.config.mode === 'live' && !app.config.tbank?.isDemo) return 'test';
  return null;
}

/** Needs a person: nothing is credited, and the history gives the reason, once. */
async function reportMismatch(ctx: TxContext, application: store.ApplicationRow, problem: string) {
  ctx.app.log.error({ applicationId: application.id, problem }, 'the bank tells another application');
  if (application.problem === `mismatch_${problem}`) return;
  await store.changeApplication(ctx.db, application.id, {
    problem: `mismatch_${problem}`,
    next_check_at: null,
  });
  const { id: applicationId, state } = application;
  await remember(ctx, { applicationId, state, reason: 'bank_says_other', details: problem });
}

/** Approved and signed is paid, however late. Then the bank wants to know that the course is open. */
async function credit(ctx: TxContext, { application, order, seen }: Told): Promise<void> {
  if (application.state === 'revoked') return;
  await creditOutsidePayment(ctx, order);
  const paid = await findOrder(ctx.db, order.id);
  const now = ctx.app.now();
  const committed_at = seen.isCommitted ? (application.committed_at ?? now.toISOString()) : null;
  const change = {
    // A visitor's account is known from now on.
    user_id: paid?.user_id ?? application.user_id,
    bank: seen.bank,
    problem: null,
    cools_until: seen.coolsUntil,
    committed_at,
    next_check_at: committed_at ? null : commitAt(now, seen.coolsUntil),
  };
  const move = { to: 'signed', reason: 'bank_said', details: seen.bank, change } as const;
  if (await moveApplication(ctx, application, move)) return;
  await store.changeApplication(ctx.db, application.id, change);
  const { id: applicationId, state } = application;
  if (committed_at && !application.committed_at)
    await remember(ctx, { applicationId, state, reason: 'committed' });
}

function commitAt(now: Date, coolsUntil: string | null): string {
  if (!coolsUntil) return now.toISOString();
  const hourly = new Date(now.getTime() + coolingCheckMs).toISOString();
  return coolsUntil > now.toISOString() ? coolsUntil : hourly;
}

async function end(ctx: TxContext, { application, order }: Told): Promise<void> {
  const change = { next_check_at: null, link: null, problem: null };
  if (application.state === 'signed') {
    // Withdrawn in the cooling-off period: the bank pays nothing, so the course is closed again.
    await moveApplication(ctx, application, {
      to: 'revoked',
      reason: 'bank_said',
      change: { next_check_at: null },
    });
    await dropRefundsOfWithdrawn(ctx, order.id);
    return withdrawOutsidePayment(ctx, order, 'instalment_revoked');
  }
  await moveApplication(ctx, application, { to: 'canceled', reason: 'bank_said', change });
  await store.changeApplication(ctx.db, application.id, { next_check_at: null });
  await endOutsidePayment(ctx, order, { to: 'canceled', reason: 'bank_closed' });
}

const ours: Record<Exclude<BankApplication['status'], 'signed' | 'canceled'>, ApplicationState> = {
  new: 'sent',
  inprogress: 'inprogress',
  approved: 'approved',
  // A bank has refused: others may still approve.
  rejected: 'rejected',
};

async function follow(ctx: TxContext, application: store.ApplicationRow, seen: BankApplication) {
  const { id, state, created_at } = application;
  // Without the form's address there is nothing to go on with: sending again brings it.
  if (!isOpen(state) || application.link === null) return;
  const to = ours[seen.status as keyof typeof ours];
  const change = { bank: seen.bank, next_check_at: nextLook(created_at, ctx.app.now(), true), problem: null };
  const isMoved = await moveApplication(ctx, application, {
    to,
    reason: 'bank_said',
    details: seen.bank,
    change,
  });
  if (!isMoved) await store.changeApplication(ctx.db, id, change);
}

/** Words for the order's history, where the application was not withdrawn. */
const orderReasons: Partial<Record<HistoryReason, string>> = {
  term_over: 'never_paid',
  guardian_declined: 'guardian_declined',
  guardian_expired: 'guardian_expired',
  guardian_not_needed: 'guardian_not_needed',
};

/** Ends an application that the bank does not have any more, together with its order. */
export async function closeApplication(
  ctx: TxContext,
  id: string,
  { to, reason }: { to: 'canceled' | 'expired'; reason: HistoryReason },
): Promise<void> {
  const found = await store.findApplication(ctx.db, id);
  const order = found && (await holdOrder(ctx.db, found.order_id));
  const application = order && (await store.lockApplication(ctx.db, id));
  if (!application) return;
  const change = { next_check_at: null, link: null, problem: null };
  if (!(await moveApplication(ctx, application, { to, reason, change }))) return;
  await endOutsidePayment(ctx, order, {
    to,
    reason: orderReasons[reason] ?? 'instalment_withdrawn',
  });
}
