/**
 * Hands a person or an order from one colleague to another, who gets a notice and keeps it among their tasks until it
 * is done.
 */
import { colleagues, lockUsers, lookedAt, staffNames } from '#features/accounts/account/server/accounts.ts';
import { recordAction } from '#features/records/audit/server/audit.ts';
import { orderNumber } from '#features/sales/orders/rules.ts';
import { findOrder, holdOrder } from '#features/sales/orders/server/orders.ts';
import { titleOf } from '#features/sales/orders/server/titles.ts';
import { member } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { Leaving } from '#server/feature.ts';
import { publish } from '#server/outbox/queue.ts';
import { newId } from '#server/tokens.ts';
import { mayAccess } from '#shared/access.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { readableEmail } from '#shared/domains.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { isStaff } from '#shared/roles.ts';
import { type Handover, handedOver, type handoversApi } from '../contract.ts';
import type { handovers } from '../manifest.ts';
import * as store from './store.ts';

type In<K extends keyof typeof handoversApi> = ParsedInput<(typeof handoversApi)[K]>;
type Open = Output<typeof handoversApi.done>;

/** More than anybody works off at once. */
const mostListed = 200;
const everything = 100_000;

export async function listColleagues(ctx: Context): Promise<Output<typeof handoversApi.colleagues>> {
  return { colleagues: await colleagues(ctx.db) };
}

export async function handedToMe(ctx: Context): Promise<Output<typeof handoversApi.mine>> {
  return { handovers: await oldestOf(ctx, mostListed) };
}

/** Those of the caller, oldest first. */
export async function oldestOf(ctx: Context, most: number): Promise<Handover[]> {
  const rows = await store.openTo(ctx.db, member(ctx.actor).id, most);
  return Promise.all(rows.map((row) => toHandover(ctx, row)));
}

/** @throws not_found */
export async function handoverOfPerson(ctx: Context, { id }: In<'ofPerson'>): Promise<Open> {
  await lookedAt(ctx, id);
  return openOf(ctx, { user_id: id });
}

/** @throws not_found */
export async function handoverOfOrder(ctx: Context, { id }: In<'ofOrder'>): Promise<Open> {
  if (!(await findOrder(ctx.db, id))) throw notFound();
  return openOf(ctx, { order_id: id });
}

/** @throws not_found, also of a colleague who cannot sign in */
export async function handPerson(ctx: Context, input: In<'handPerson'>): Promise<Open> {
  if ((await lookedAt(ctx, input.id)).deleted_at !== null) throw notFound();
  return hand(ctx, { user_id: input.id }, input);
}

/** @throws not_found, also of a colleague who cannot sign in */
export async function handOrder(ctx: Context, input: In<'handOrder'>): Promise<Open> {
  if (!(await findOrder(ctx.db, input.id))) throw notFound();
  return hand(ctx, { order_id: input.id }, input);
}

/** @throws not_found, also to staff who neither have it nor look after students; conflict where it is done */
export async function finishHandover(ctx: Context, { id }: In<'done'>): Promise<Open> {
  const { id: selfId, role } = member(ctx.actor);
  await ctx.transaction(async (ctx) => {
    const row = await store.holdHandover(ctx.db, id);
    if (!row || (row.to_id !== selfId && !mayAccess(role, 'student-care'))) throw notFound();
    if (row.done_at !== null) throw new AppError('conflict');
    await store.endHandover(ctx.db, id, { at: ctx.app.now().toISOString(), by: selfId });
    await record(ctx, row, { action: 'handover.done' });
  });
  return { handover: null };
}

/**
 * What somebody who has left the staff had in hand goes back to whoever handed it over; where that is nobody of the staff
 * any more, to the colleague who ends the account, else to the head of the school.
 */
export async function handBack(ctx: TxContext, { id, role }: Leaving): Promise<void> {
  if (role !== null && isStaff(role)) return;
  const now = ctx.app.now().toISOString();
  const there = (await colleagues(ctx.db)).filter((one) => one.id !== id);
  const actorId = ctx.actor.kind === 'member' ? ctx.actor.id : null;
  const head = there.find((one) => one.role === 'super_admin')?.id;
  for (const { id: handoverId } of await store.openTo(ctx.db, id, everything)) {
    const row = await store.holdHandover(ctx.db, handoverId);
    if (!row || row.done_at !== null) continue;
    await store.endHandover(ctx.db, row.id, { at: now, by: id });
    const to_id = [row.from_id, actorId, head].find((one) => there.some((colleague) => colleague.id === one));
    // The account itself may be what was handed over.
    if (!to_id || row.user_id === id) continue;
    const back = { ...row, id: newId(), to_id, from_id: id, created_at: now };
    await store.insertHandover(ctx.db, back);
    await publish(ctx, handedOver, { handoverId: back.id });
  }
}

/** Names and words of one. */
export async function toHandover(ctx: Context, row: store.HandoverRow): Promise<Handover> {
  const names = await staffNames(ctx.db, [row.to_id, row.from_id]);
  const { id, user_id, order_id, to_id, from_id, text, created_at } = row;
  return {
    ...{ id, user_id, order_id, to_id, text, at: created_at },
    subject: await subjectOf(ctx, row),
    to: names.get(to_id) ?? '—',
    from: names.get(from_id) ?? '—',
  };
}

async function openOf(ctx: Context, thing: store.Thing): Promise<Open> {
  const row = await store.openOf(ctx.db, thing);
  return { handover: row ? await toHandover(ctx, row) : null };
}

async function hand(
  ctx: Context,
  thing: store.Thing,
  { colleague_id, text }: In<'handPerson'>,
): Promise<Open> {
  const { id: selfId } = member(ctx.actor);
  const colleague = (await colleagues(ctx.db)).find(({ id }) => id === colleague_id);
  if (!colleague) throw notFound();
  await ctx.transaction(async (ctx) => {
    await holdThing(ctx, thing);
    const now = ctx.app.now().toISOString();
    const before = await store.openOf(ctx.db, thing);
    if (before) await store.endHandover(ctx.db, before.id, { at: now, by: selfId });
    const row: store.HandoverRow = {
      ...{ id: newId(), user_id: null, order_id: null, ...thing },
      ...{ to_id: colleague_id, from_id: selfId, text, created_at: now, done_at: null, done_by: null },
    };
    await store.insertHandover(ctx.db, row);
    await publish(ctx, handedOver, { handoverId: row.id });
    await record(ctx, row, { action: 'handover.made', colleague: colleague.name });
  });
  return openOf(ctx, thing);
}

/** Two who hand it on at once do so one after the other. */
async function holdThing(ctx: TxContext, thing: store.Thing): Promise<void> {
  if ('user_id' in thing) await lockUsers(ctx.db, [thing.user_id]);
  else await holdOrder(ctx.db, thing.order_id);
}

async function subjectOf(ctx: Context, { user_id, order_id }: store.HandoverRow): Promise<string> {
  if (user_id === null) {
    const order = await findOrder(ctx.db, order_id!);
    return order ? `${orderNumber(order.number)} · ${titleOf(order, ctx.actor.language)}` : '—';
  }
  const { first_name, last_name, email } = await lookedAt(ctx, user_id);
  return `${first_name} ${last_name}`.trim() || readableEmail(email);
}

async function record(
  ctx: TxContext,
  row: store.HandoverRow,
  { action, colleague }: { action: (typeof handovers.audit)[number]; colleague?: string },
): Promise<void> {
  const { user_id, order_id } = row;
  const subject = {
    kind: user_id === null ? 'order' : 'user',
    id: user_id ?? order_id!,
    label: await subjectOf(ctx, row),
  };
  await recordAction(ctx, { action, subject, ...(colleague && { after: { colleague, text: row.text } }) });
}
