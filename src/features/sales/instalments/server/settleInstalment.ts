/**
 * Instalment plans brought in line with the bank. The webhook, the applicant's waiting page, staff and the schedule all come
 * here, in any order, any number of times, from any process: the course is opened once.
 */
import { type OrderReason, orderReason } from '#features/sales/orders/server/orderReason.ts';
import { findOrder, holdOrder, type OrderRow } from '#features/sales/orders/server/orders.ts';
import { paymentReason } from '#features/sales/payments/server/orderReason.ts';
import {
  creditOutsidePayment,
  endOutsidePayment,
  withdrawOutsidePayment,
} from '#features/sales/payments/server/outsidePayments.ts';
import { dropRefundsOfWithdrawn } from '#features/sales/refunds/server/dropWithdrawn.ts';
import { system } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import {
  coolingCheckMs,
  type HistoryReason,
  type InstalmentState,
  isOpen,
  nextLook,
} from '../rules/states.ts';
import { moveInstalment, remember } from './history.ts';
import { instalmentReason } from './orderReason.ts';
import { callBank } from './providers/outage.ts';
import { type BankApplication, type Patience, showApplication } from './providers/tbank.ts';
import type { Outcome } from './sendToBank.ts';
import * as store from './store.ts';

/** Asks the bank for the state of an instalment plan and acts on that answer alone. */
export async function askBank(
  ctx: Context,
  instalment: store.InstalmentRow,
  patience: Patience,
): Promise<Outcome> {
  const settings = ctx.app.config.tbank;
  if (!settings) return 'unknown';
  const answer = await callBank(ctx.app, patience, () => showApplication(settings, instalment.id, patience));
  if (answer.kind !== 'ok') {
    if (answer.kind === 'refused')
      ctx.app.log.error(
        { instalmentId: instalment.id, ...answer },
        'the bank does not know an instalment plan',
      );
    return 'unknown';
  }
  await settle(ctx, instalment.id, answer.value);
  return 'settled';
}

/** Brings instalment plan, order, account and course in line with what the bank says, in one transaction. */
export async function settle(ctx: Context, id: string, seen: BankApplication): Promise<void> {
  await ctx.transaction(async (tx) => {
    const ctx = { ...tx, actor: system };
    const found = await store.findInstalment(ctx.db, id);
    // The order comes first, as wherever money is credited.
    const order = found && (await holdOrder(ctx.db, found.order_id));
    const instalment = order && (await store.lockInstalment(ctx.db, id));
    if (!instalment) throw new Error(`instalment ${id} has no order`);
    const problem = mismatch(ctx, instalment, seen);
    if (problem) await reportMismatch(ctx, instalment, problem);
    else if (seen.status === 'signed' || seen.isCommitted) await credit(ctx, { instalment, order, seen });
    else if (seen.status === 'canceled') await end(ctx, { instalment, order, seen });
    else await follow(ctx, instalment, seen);
  });
}

interface Told {
  instalment: store.InstalmentRow;
  order: OrderRow;
  seen: BankApplication;
}

/** Difference between the bank's instalment plan and ours; null when it is the one that was sent. */
function mismatch({ app }: Context, instalment: store.InstalmentRow, seen: BankApplication): string | null {
  if (seen.amountKopecks !== null && seen.amountKopecks !== instalment.amount_kopecks) return 'amount';
  // No contract stands behind a test.
  if (seen.isDemo && app.config.mode === 'live' && !app.config.tbank?.isDemo) return 'test';
  return null;
}

/** Needs a person: nothing is credited, and the history gives the reason, once. */
async function reportMismatch(ctx: TxContext, instalment: store.InstalmentRow, problem: string) {
  ctx.app.log.error({ instalmentId: instalment.id, problem }, 'the bank tells another application');
  if (instalment.problem === `mismatch_${problem}`) return;
  await store.changeInstalment(ctx.db, instalment.id, {
    problem: `mismatch_${problem}`,
    next_check_at: null,
  });
  const { id: instalmentId, state } = instalment;
  await remember(ctx, { instalmentId, state, reason: 'bank_says_other', details: problem });
}

/** Approved and signed is paid, however late. Then the bank wants to know that the course is open. */
async function credit(ctx: TxContext, { instalment, order, seen }: Told): Promise<void> {
  if (instalment.state === 'revoked') return;
  await creditOutsidePayment(ctx, order);
  const paid = await findOrder(ctx.db, order.id);
  const now = ctx.app.now();
  const committed_at = seen.isCommitted ? (instalment.committed_at ?? now.toISOString()) : null;
  const change = {
    // A visitor's account is known from now on.
    user_id: paid?.user_id ?? instalment.user_id,
    bank: seen.bank,
    problem: null,
    cools_until: seen.coolsUntil,
    committed_at,
    next_check_at: committed_at ? null : commitAt(now, seen.coolsUntil),
  };
  const move = { to: 'signed', reason: 'bank_said', details: seen.bank, change } as const;
  if (await moveInstalment(ctx, instalment, move)) return;
  await store.changeInstalment(ctx.db, instalment.id, change);
  const { id: instalmentId, state } = instalment;
  if (committed_at && !instalment.committed_at)
    await remember(ctx, { instalmentId, state, reason: 'committed' });
}

function commitAt(now: Date, coolsUntil: string | null): string {
  if (!coolsUntil) return now.toISOString();
  const hourly = new Date(now.getTime() + coolingCheckMs).toISOString();
  return coolsUntil > now.toISOString() ? coolsUntil : hourly;
}

async function end(ctx: TxContext, { instalment, order }: Told): Promise<void> {
  const change = { next_check_at: null, link: null, problem: null };
  if (instalment.state === 'signed') {
    // Withdrawn in the cooling-off period: the bank pays nothing, so the course is closed again.
    await moveInstalment(ctx, instalment, {
      to: 'revoked',
      reason: 'bank_said',
      change: { next_check_at: null },
    });
    await dropRefundsOfWithdrawn(ctx, order.id);
    return withdrawOutsidePayment(ctx, order, instalmentReason('instalment_revoked'));
  }
  await moveInstalment(ctx, instalment, { to: 'canceled', reason: 'bank_said', change });
  await store.changeInstalment(ctx.db, instalment.id, { next_check_at: null });
  await endOutsidePayment(ctx, order, { to: 'canceled', reason: instalmentReason('bank_closed') });
}

const ours: Record<Exclude<BankApplication['status'], 'signed' | 'canceled'>, InstalmentState> = {
  new: 'sent',
  inprogress: 'inprogress',
  approved: 'approved',
  // A bank has refused: others may still approve.
  rejected: 'rejected',
};

async function follow(ctx: TxContext, instalment: store.InstalmentRow, seen: BankApplication) {
  const { id, state, created_at } = instalment;
  // Without the form's address there is nothing to go on with: sending again brings it.
  if (!isOpen(state) || instalment.link === null) return;
  const to = ours[seen.status as keyof typeof ours];
  const change = { bank: seen.bank, next_check_at: nextLook(created_at, ctx.app.now(), true), problem: null };
  const isMoved = await moveInstalment(ctx, instalment, {
    to,
    reason: 'bank_said',
    details: seen.bank,
    change,
  });
  if (!isMoved) await store.changeInstalment(ctx.db, id, change);
}

/** Words for the order's history, where the instalment plan was not withdrawn. */
const orderReasons: Partial<Record<HistoryReason, OrderReason>> = {
  term_over: paymentReason('never_paid'),
  guardian_declined: paymentReason('guardian_declined'),
  guardian_expired: paymentReason('guardian_expired'),
  guardian_not_needed: orderReason('guardian_not_needed'),
};

/** Ends an instalment plan that the bank does not have any more, together with its order. */
export async function closeInstalment(
  ctx: TxContext,
  id: string,
  { to, reason }: { to: 'canceled' | 'expired'; reason: HistoryReason },
): Promise<void> {
  const found = await store.findInstalment(ctx.db, id);
  const order = found && (await holdOrder(ctx.db, found.order_id));
  const instalment = order && (await store.lockInstalment(ctx.db, id));
  if (!instalment) return;
  const change = { next_check_at: null, link: null, problem: null };
  if (!(await moveInstalment(ctx, instalment, { to, reason, change }))) return;
  await endOutsidePayment(ctx, order, {
    to,
    reason: orderReasons[reason] ?? instalmentReason('instalment_withdrawn'),
  });
}
