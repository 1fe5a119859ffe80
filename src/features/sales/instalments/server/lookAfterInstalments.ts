/** Correct even if no webhook ever arrives: asks the bank about every instalment plan until it ends. */

import { isBuyerClosed } from '#features/accounts/account/server/accounts.ts';
import { isOpen as isOrderOpen } from '#features/sales/orders/rules.ts';
import { findOrder } from '#features/sales/orders/server/orders.ts';
import { system } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import { hour } from '#shared/dates.ts';
import { coolingCheckMs, isOpen, nextLook, termMs, waitsForGuardian } from '../rules/states.ts';
import { remember } from './history.ts';
import { callBank } from './providers/outage.ts';
import {
  anotherApplication,
  cancelApplication,
  commitApplication,
  type Patience,
  showApplication,
  timeLimits,
} from './providers/tbank.ts';
import { type Outcome, sendToBank } from './sendToBank.ts';
import { askBank, closeInstalment, settle } from './settleInstalment.ts';
import * as store from './store.ts';

const batchSize = 50;
/** After this many unanswered questions in a row the bank counts as down: the rest waits for the next run. */
const unansweredLimit = 3;
/** Upper bound for delays: a later time was written by a clock that was ahead. */
const neverMs = termMs + 2 * hour;

/** Looks after every instalment plan that is due, the longest waiting first. Stops early when `signal` aborts. */
export async function lookAfterInstalments(ctx: Context, signal: AbortSignal): Promise<void> {
  if (!ctx.app.config.tbank) return;
  let unanswered = 0;
  for (;;) {
    const now = ctx.app.now();
    const times = { now: now.toISOString(), never: new Date(now.getTime() + neverMs).toISOString() };
    const due = await store.dueInstalments(ctx.db, times, batchSize);
    for (const instalment of due) {
      signal.throwIfAborted();
      const outcome = await lookAfter(ctx, instalment, { timeoutMs: timeLimits.backgroundMs, signal });
      unanswered = outcome === 'unknown' ? unanswered + 1 : 0;
      if (unanswered >= unansweredLimit) return;
    }
    if (due.length < batchSize) return;
  }
}

async function lookAfter(
  ctx: Context,
  instalment: store.InstalmentRow,
  patience: Patience,
): Promise<Outcome> {
  const outcome = await nextStep(ctx, instalment, patience);
  const current = await store.findInstalment(ctx.db, instalment.id);
  // Decided meanwhile, or given its next time by the step itself.
  if (current?.next_check_at !== instalment.next_check_at) return outcome;
  const next_check_at = nextLook(instalment.created_at, ctx.app.now(), outcome === 'settled');
  await store.changeInstalment(ctx.db, instalment.id, { next_check_at });
  return outcome;
}

async function nextStep(ctx: Context, instalment: store.InstalmentRow, patience: Patience): Promise<Outcome> {
  const { state, created_at } = instalment;
  if (state === 'signed') return commit(ctx, instalment, patience);
  const isOver = ctx.app.now().getTime() - Date.parse(created_at) >= termMs;
  if (state === 'failed') return isOver ? expireUnsent(ctx, instalment) : 'settled';
  if (!isOpen(state)) return withdraw(ctx, instalment, { to: 'canceled', reason: 'order_closed', patience });
  const order = await findOrder(ctx.db, instalment.order_id);
  // The applicant may have been erased without the order: a guardian.
  const isNamed = order?.erased_at === null && instalment.name !== '';
  const isWanted = isNamed && isOrderOpen(order.status) && !(await isBuyerClosed(ctx.db, order));
  if (!isWanted) return withdraw(ctx, instalment, { to: 'canceled', reason: 'order_closed', patience });
  if (isOver) return withdraw(ctx, instalment, { to: 'expired', reason: 'term_over', patience });
  if (waitsForGuardian(instalment)) return 'settled';
  if (state === 'new') return sendToBank(ctx, instalment, patience);
  return askBank(ctx, instalment, patience);
}

/** Tells the bank that the course is open; in the cooling-off period it does not want to hear it yet. */
async function commit(ctx: Context, instalment: store.InstalmentRow, patience: Patience): Promise<Outcome> {
  const settings = ctx.app.config.tbank;
  if (!settings) return 'unknown';
  const { id, state } = instalment;
  const answer = await callBank(ctx.app, patience, () => commitApplication(settings, id, patience));
  // An answer about another plan says nothing, so the bank is asked again.
  if (answer.kind === 'unknown')
    return answer.reason === anotherApplication ? askBank(ctx, instalment, patience) : 'unknown';
  if (answer.kind === 'ok') {
    await ctx.transaction(async (ctx) => {
      const held = await store.lockInstalment(ctx.db, id);
      if (held?.state !== 'signed' || held.committed_at) return;
      const committed_at = ctx.app.now().toISOString();
      await store.changeInstalment(ctx.db, id, { committed_at, next_check_at: null, problem: null });
      await remember({ ...ctx, actor: system }, { instalmentId: id, state, reason: 'committed' });
    });
    return 'settled';
  }
  if (instalment.problem !== 'cooling_off')
    await ctx.transaction((ctx) =>
      remember({ ...ctx, actor: system }, { instalmentId: id, state, reason: 'cooling_off' }),
    );
  const outcome = await askBank(ctx, instalment, patience);
  const asked = await store.findInstalment(ctx.db, id);
  if (asked?.state === 'signed' && !asked.committed_at) {
    const now = ctx.app.now();
    const hourly = new Date(now.getTime() + coolingCheckMs).toISOString();
    const { cools_until } = asked;
    const next_check_at = cools_until && cools_until > now.toISOString() ? cools_until : hourly;
    await store.changeInstalment(ctx.db, id, { problem: 'cooling_off', next_check_at });
  }
  return outcome;
}

async function expireUnsent(ctx: Context, { id }: store.InstalmentRow): Promise<Outcome> {
  await ctx.transaction((ctx) =>
    closeInstalment({ ...ctx, actor: system }, id, { to: 'expired', reason: 'term_over' }),
  );
  return 'settled';
}

interface Withdrawal {
  to: 'canceled' | 'expired';
  reason: 'canceled_by_staff' | 'order_closed' | 'term_over';
  patience: Patience;
}

/**
 * Withdraws an instalment plan at the bank, and only then here: what the bank still has could be signed. The bank would
 * withdraw even a signed contract, so its state comes first: what is signed is paid.
 */
export async function withdraw(
  ctx: Context,
  instalment: store.InstalmentRow,
  { to, reason, patience }: Withdrawal,
): Promise<Outcome> {
  const settings = ctx.app.config.tbank;
  if (!settings) return 'unknown';
  const { id } = instalment;
  const seen = await callBank(ctx.app, patience, () => showApplication(settings, id, patience));
  if (seen.kind === 'unknown') return 'unknown';
  if (seen.kind === 'ok') {
    await settle(ctx, id, seen.value);
    if (seen.value.status === 'signed' || seen.value.status === 'canceled') return 'settled';
    const answer = await callBank(ctx.app, patience, () => cancelApplication(settings, id, patience));
    const isUntold = answer.kind === 'unknown' && answer.reason === anotherApplication;
    if (answer.kind === 'unknown' && !isUntold) return 'unknown';
    // Decided at this very moment.
    if (answer.kind !== 'ok') return askBank(ctx, instalment, patience);
  }
  // One that the bank does not know never got there.
  const asActor = reason === 'canceled_by_staff' ? ctx.actor : system;
  await ctx.transaction(async (ctx) => {
    await closeInstalment({ ...ctx, actor: asActor }, id, { to, reason });
    const now = await store.lockInstalment(ctx.db, id);
    if (now && !isOpen(now.state)) await store.changeInstalment(ctx.db, id, { next_check_at: null });
  });
  return 'settled';
}
