/** Instalment plans as staff look after them. */

import { findUser } from '#features/accounts/account/server/accounts.ts';
import { recordAction } from '#features/records/audit/server/audit.ts';
import { isOpen as isOrderOpen } from '#features/sales/orders/rules.ts';
import { findOrder } from '#features/sales/orders/server/orders.ts';
import { findCourses } from '#features/teaching/courses/server/courses.ts';
import type { Context } from '#server/context.ts';
import { isUniqueViolation } from '#server/db/database.ts';
import { listedRows } from '#server/listing.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { textIn } from '#shared/localText.ts';
import { toRubles } from '#shared/money.ts';
import type { InstalmentDetails, instalmentsPanelApi } from '../contract/panel.ts';
import { instalmentErrors } from '../errors.ts';
import { type Instalment, instalmentsListing } from '../listing.ts';
import type { instalments } from '../manifest.ts';
import { shownNumber } from '../rules/numbers.ts';
import { isOpen } from '../rules/states.ts';
import { openAlike } from './alike.store.ts';
import { moveInstalment, remember } from './history.ts';
import { countExported, countInstalments, everyInstalment, findInstalments } from './list.store.ts';
import { withdraw } from './lookAfterInstalments.ts';
import { monthsOffered } from './offer.ts';
import { timeLimits } from './providers/tbank.ts';
import { sendToBank } from './sendToBank.ts';
import { askBank } from './settleInstalment.ts';
import { formOf } from './status.ts';
import * as store from './store.ts';

type In<K extends keyof typeof instalmentsPanelApi> = ParsedInput<(typeof instalmentsPanelApi)[K]>;
type Out<K extends keyof typeof instalmentsPanelApi> = Output<(typeof instalmentsPanelApi)[K]>;

const patience = { timeoutMs: timeLimits.interactiveMs };

export async function listInstalments(ctx: Context, input: In<'list'>): Promise<Out<'list'>> {
  const { timeZone } = ctx.app.config;
  const rows = await findInstalments(ctx.db, input, timeZone);
  const total = await countInstalments(ctx.db, input, timeZone);
  const is_offered = (await monthsOffered(ctx)).length > 0;
  return { instalments: await toInstalments(ctx, rows), total, is_offered };
}

export const listedInstalments = listedRows({
  listing: instalmentsListing,
  count: (ctx, input) => countExported(ctx.db, input, ctx.app.config.timeZone),
  async *pages(ctx, input) {
    for await (const rows of everyInstalment(ctx.db, input, ctx.app.config.timeZone))
      yield toInstalments(ctx, rows);
  },
});

/** @throws not_found */
export async function showInstalment(ctx: Context, { id }: In<'show'>): Promise<InstalmentDetails> {
  const { handle } = ctx.app.database;
  const row = await find(ctx, id);
  const history = await store.history.read(handle, id);
  const colleagues = new Map<string, string>();
  for (const { actor_id } of history) {
    const colleague = actor_id === null ? undefined : await findUser(handle, actor_id);
    if (colleague) colleagues.set(colleague.id, colleague.email);
  }
  return {
    ...(await toInstalments(ctx, [row]))[0]!,
    link: formOf(row),
    attempts: row.attempts,
    history: history.map(({ state, reason, details, actor_id, created_at }) => ({
      ...{ state, reason, details },
      by: colleagues.get(actor_id ?? '') ?? null,
      at: created_at,
    })),
  };
}

/** @throws not_found, bank_away */
export async function askAboutInstalment(ctx: Context, { id }: In<'ask'>): Promise<InstalmentDetails> {
  const row = await find(ctx, id);
  if ((await askBank(ctx, row, patience)) === 'unknown') throw new AppError(instalmentErrors.bank_away);
  return showInstalment(ctx, { id });
}

/**
 * @throws not_found; conflict for one that the bank has; instalment_not_sent where the order is closed, a guardian has
 * to agree first, or the applicant has another one; bank_away
 */
export async function resendInstalment(ctx: Context, { id }: In<'send'>): Promise<InstalmentDetails> {
  const row = await find(ctx, id);
  const order = await findOrder(ctx.db, row.order_id);
  if (row.state !== 'new' && row.state !== 'failed') throw new AppError('conflict');
  if (!order || !isOrderOpen(order.status) || row.phone === null)
    throw new AppError(instalmentErrors.instalment_not_sent);
  if (row.state === 'failed') await reopen(ctx, row);
  const outcome = await sendToBank(ctx, await find(ctx, id), patience);
  if (outcome === 'unknown') throw new AppError(instalmentErrors.bank_away);
  return showInstalment(ctx, { id });
}

async function reopen(ctx: Context, { id }: store.InstalmentRow): Promise<void> {
  try {
    await ctx.transaction(async (ctx) => {
      const row = await store.lockInstalment(ctx.db, id);
      if (row && (await openAlike(ctx.db, row)).some(({ phone }) => phone === row.phone))
        throw new AppError(instalmentErrors.instalment_not_sent);
      const change = { problem: null, next_check_at: ctx.app.now().toISOString() };
      if (!row || !(await moveInstalment(ctx, row, { to: 'new', reason: 'sent_again', change })))
        throw new AppError('conflict');
      await audit(ctx, row, 'instalment.sent_again');
    });
  } catch (error) {
    // The applicant has another open one meanwhile.
    if (isUniqueViolation(error)) throw new AppError(instalmentErrors.instalment_not_sent);
    throw error;
  }
}

/** @throws not_found, conflict for one that is decided; bank_away: nothing was changed */
export async function cancelInstalment(ctx: Context, { id }: In<'cancel'>): Promise<InstalmentDetails> {
  const row = await find(ctx, id);
  if (!isOpen(row.state)) throw new AppError('conflict');
  const outcome = await withdraw(ctx, row, { to: 'canceled', reason: 'canceled_by_staff', patience });
  if (outcome === 'unknown') throw new AppError(instalmentErrors.bank_away);
  const after = await find(ctx, id);
  // Signed at the same moment: the bank would not withdraw it.
  if (after.state !== 'canceled') throw new AppError('conflict');
  await ctx.transaction((ctx) => audit(ctx, row, 'instalment.canceled'));
  return showInstalment(ctx, { id });
}

/** @throws not_found */
export async function noteInstalment(ctx: Context, { id, note }: In<'note'>): Promise<InstalmentDetails> {
  await ctx.transaction(async (ctx) => {
    const row = await store.lockInstalment(ctx.db, id);
    if (!row) throw notFound();
    await remember(ctx, { instalmentId: id, state: row.state, reason: 'note', details: note });
    await audit(ctx, row, 'instalment.noted');
  });
  return showInstalment(ctx, { id });
}

function audit(
  ctx: Parameters<typeof recordAction>[0],
  row: store.InstalmentRow,
  action: (typeof instalments.audit)[number],
): Promise<void> {
  const label = shownNumber(row.number);
  return recordAction(ctx, { action, subject: { kind: 'instalment', id: row.id, label } });
}

async function find(ctx: Context, id: string): Promise<store.InstalmentRow> {
  const row = await store.findInstalment(ctx.db, id);
  if (!row) throw notFound();
  return row;
}

/** Courses are called as the reader's language has them now; one that is gone, as the applicant saw it. */
async function toInstalments(ctx: Context, rows: readonly store.InstalmentRow[]): Promise<Instalment[]> {
  const courses = await findCourses(ctx.db, [...new Set(rows.map(({ course_id }) => course_id))]);
  const titles = new Map(courses.map((course) => [course.id, textIn(course, 'title', ctx.actor.language)]));
  return rows.map((row) => toInstalment(row, titles.get(row.course_id) ?? row.course_title));
}

function toInstalment(row: store.InstalmentRow, course: string): Instalment {
  const { id, order_id, user_id, email, name, phone, course_id, kind, months, state, bank, problem } = row;
  return {
    ...{ id, order_id, user_id, email, name, phone, course_id, kind, months, state, bank, problem },
    number: shownNumber(row.number),
    course,
    amount: toRubles(row.amount_kopecks),
    monthly: toRubles(row.monthly_kopecks),
    last: toRubles(row.last_kopecks),
    committed_at: row.committed_at,
    cools_until: row.cools_until,
    created_at: row.created_at,
    erased: name === '',
  };
}
