/** The call list as staff work it off. */
import { recordAction } from '#features/records/audit/server/audit.ts';
import { orderNumber } from '#features/sales/orders/rules.ts';
import { titleOf } from '#features/sales/orders/server/titles.ts';
import { declineOf } from '#features/sales/payments/rules/declines.ts';
import { member } from '#server/actor.ts';
import { assertUnchanged, fingerprint } from '#server/changes.ts';
import type { Context } from '#server/context.ts';
import { listedRows } from '#server/listing.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { Language } from '#shared/i18n.ts';
import { toRubles } from '#shared/money.ts';
import type { checkoutsApi } from '../contract.ts';
import { type Checkout, checkoutsListing } from '../listing.ts';
import { canMove } from '../rules.ts';
import { searchOf } from './noticeUnfinished.ts';
import * as store from './store.ts';

type In<K extends keyof typeof checkoutsApi> = ParsedInput<(typeof checkoutsApi)[K]>;

export async function listCheckouts(
  ctx: Context,
  input: In<'list'>,
): Promise<Output<typeof checkoutsApi.list>> {
  const { timeZone } = ctx.app.config;
  const rows = await store.findCheckouts(ctx.db, input, timeZone);
  return {
    checkouts: rows.map(toCheckout(ctx.actor.language)),
    total: await store.countCheckouts(ctx.db, input, timeZone),
  };
}

export const listedCheckouts = listedRows({
  listing: checkoutsListing,
  count: (ctx, input) => store.countExported(ctx.db, input, ctx.app.config.timeZone),
  async *pages(ctx, input) {
    for await (const rows of store.everyCheckout(ctx.db, input, ctx.app.config.timeZone))
      yield rows.map(toCheckout(ctx.actor.language));
  },
});

/** @throws not_found */
export async function showCheckout(ctx: Context, { id }: In<'show'>): Promise<Checkout> {
  const row = await store.findCheckout(ctx.db, id);
  if (!row) throw notFound();
  return toCheckout(ctx.actor.language)(row);
}

/** @throws not_found, conflict where somebody else was faster, or for a state that does not follow */
export function noteCheckout(ctx: Context, { id, version, state, note }: In<'note'>): Promise<Checkout> {
  return ctx.transaction(async (ctx) => {
    const row = await store.holdUnfinished(ctx.db, id);
    const listed = row && (await store.findCheckout(ctx.db, id));
    if (!listed) throw notFound();
    assertUnchanged(versionedOf(listed), version);
    if (state !== listed.state && !canMove(listed.state, state)) throw new AppError('conflict');
    await store.changeUnfinished(ctx.db, id, {
      ...{ state, note },
      changed_by: member(ctx.actor).id,
      changed_at: ctx.app.now().toISOString(),
      search: searchOf(listed, note),
    });
    await recordAction(ctx, {
      action: 'checkout.noted',
      subject: { kind: 'checkout', id, label: orderNumber(listed.number) },
      before: { state: listed.state, note: listed.note },
      after: { state, note },
    });
    return showCheckout(ctx, { id });
  });
}

function versionedOf({ state, note }: Pick<store.ListedRow, 'state' | 'note'>) {
  return { state, note };
}

function toCheckout(language: Language): (row: store.ListedRow) => Checkout {
  return (row) => {
    const { id, order_id, name, email, phone, state, note, reminded_at, changed_at, created_at } = row;
    const changedBy = [row.first_name, row.last_name].filter(Boolean).join(' ');
    return {
      ...{ id, order_id, name, email, phone, state, note, reminded_at, changed_at, created_at },
      number: orderNumber(row.number),
      course: titleOf(row, language),
      amount: toRubles(row.amount_kopecks),
      why: declineOf(row, row.cancellation_reason),
      changed_by: changedBy || null,
      version: fingerprint(versionedOf(row)),
    };
  };
}
