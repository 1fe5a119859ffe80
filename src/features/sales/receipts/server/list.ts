/** Receipts as buyers and staff read them. */
import { recordAction } from '#features/records/audit/server/audit.ts';
import { orderNumber } from '#features/sales/orders/rules.ts';
import { findOrder } from '#features/sales/orders/server/orders.ts';
import { paidOrdersOf } from '#features/sales/orders/server/returns.ts';
import { titleOf } from '#features/sales/orders/server/titles.ts';
import { member } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import { listedRows } from '#server/listing.ts';
import { queue } from '#server/outbox/queue.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { Language } from '#shared/i18n.ts';
import { toRubles } from '#shared/money.ts';
import type { OwnReceipt, receiptsApi, receiptsPanelApi } from '../contract.ts';
import { type Receipt, receiptsListing } from '../listing.ts';
import { isFailed } from '../rules.ts';
import { advanceOne } from './advanceReceipt.ts';
import { ask } from './askForReceipt.ts';
import * as listed from './list.store.ts';
import * as store from './store.ts';

type In<K extends keyof typeof receiptsPanelApi> = ParsedInput<(typeof receiptsPanelApi)[K]>;
type Out<K extends keyof typeof receiptsPanelApi> = Output<(typeof receiptsPanelApi)[K]>;

export async function myReceipts(ctx: Context): Promise<Output<typeof receiptsApi.mine>> {
  const orders = await paidOrdersOf(ctx.db, member(ctx.actor).id);
  const rows: listed.ListedRow[] = [];
  for (const { id } of orders) rows.push(...(await listed.listedOf(ctx.db, id)));
  const age = ({ created_at, id }: listed.ListedRow) => created_at + id;
  const newestFirst = rows.toSorted((one, other) => age(other).localeCompare(age(one)));
  return { receipts: newestFirst.map(toOwn(ctx.actor.language)) };
}

export async function listReceipts(ctx: Context, input: In<'list'>): Promise<Out<'list'>> {
  const { timeZone } = ctx.app.config;
  return {
    receipts: (await listed.findReceipts(ctx.db, input, timeZone)).map(toReceipt(ctx.actor.language)),
    total: await listed.countReceipts(ctx.db, input, timeZone),
  };
}

export const listedReceipts = listedRows({
  listing: receiptsListing,
  count: (ctx, input) => listed.countExported(ctx.db, input, ctx.app.config.timeZone),
  async *pages(ctx, input) {
    const pages = listed.everyReceipt(ctx.db, input, ctx.app.config.timeZone);
    for await (const rows of pages) yield rows.map(toReceipt(ctx.actor.language));
  },
});

/** @throws not_found */
export async function receiptsOfOrder(ctx: Context, { id }: In<'ofOrder'>): Promise<Out<'ofOrder'>> {
  if (!(await findOrder(ctx.db, id))) throw notFound();
  return { receipts: (await listed.listedOf(ctx.db, id)).map(toReceipt(ctx.actor.language)) };
}

/** Asks again at once. @throws not_found, conflict for one that has not failed */
export async function retryReceipt(ctx: Context, { id }: In<'retry'>): Promise<Receipt> {
  return ctx.transaction(async (ctx) => {
    const row = await store.holdReceipt(ctx.db, id);
    if (!row) throw notFound();
    if (!isFailed(row.state)) throw new AppError('conflict');
    await ask(ctx, row);
    await queue(ctx, advanceOne, { receiptId: id });
    const after = (await listed.listedOf(ctx.db, row.order_id)).find((one) => one.id === id)!;
    const subject = { kind: 'order', id: row.order_id, label: after.course_title };
    await recordAction(ctx, { action: 'receipt.retried', subject });
    return toReceipt(ctx.actor.language)(after);
  });
}

/** Without what is between the school and its provider. */
function toOwn(language: Language): (row: listed.ListedRow) => OwnReceipt {
  return (row) => {
    const { email: _email, erased: _erased, failure: _failure, ...own } = toReceipt(language)(row);
    return { ...own, trial: row.money !== 'real' };
  };
}

function toReceipt(language: Language): (row: listed.ListedRow) => Receipt {
  return (row) => {
    const { id, order_id, email, kind, state, failure, registered_at, created_at } = row;
    const { fiscal_document, fiscal_storage, fiscal_attribute } = row;
    return {
      ...{ id, order_id, email, kind, state, failure, registered_at, created_at },
      ...{ fiscal_document, fiscal_storage, fiscal_attribute },
      order: orderNumber(row.number),
      erased: row.erased_at !== null,
      course: titleOf(row, language),
      amount: toRubles(row.amount_kopecks),
    };
  };
}
