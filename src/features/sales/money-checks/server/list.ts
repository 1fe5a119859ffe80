/** Differences as the panel reads them. */
import { orderNumber } from '#features/sales/orders/rules.ts';
import type { Context } from '#server/context.ts';
import { listedRows } from '#server/listing.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { toRubles } from '#shared/money.ts';
import type { MoneyCheck, moneyChecksApi } from '../contract.ts';
import { type DifferenceRow, differencesListing } from '../listing.ts';
import { checkMoney } from './checkMoney.ts';
import * as store from './store.ts';

export async function listDifferences(
  ctx: Context,
  input: ParsedInput<typeof moneyChecksApi.list>,
): Promise<Output<typeof moneyChecksApi.list>> {
  const { timeZone } = ctx.app.config;
  const last = await store.lastCheck(ctx.db);
  return {
    differences: (await store.findDifferences(ctx.db, input, timeZone)).map(toDifference),
    total: await store.countDifferences(ctx.db, input, timeZone),
    last: last ? toCheck(last) : null,
  };
}

export const listedDifferences = listedRows({
  listing: differencesListing,
  count: (ctx, input) => store.countDifferences(ctx.db, input, ctx.app.config.timeZone),
  async *pages(ctx, input) {
    const pages = store.everyDifference(ctx.db, input, ctx.app.config.timeZone);
    for await (const rows of pages) yield rows.map(toDifference);
  },
});

/** @throws unavailable where the provider does not answer */
export async function checkNow(ctx: Context): Promise<MoneyCheck> {
  return toCheck(await checkMoney(ctx));
}

function toCheck({
  from_at,
  to_at,
  payments,
  refunds,
  differences,
  finished_at,
}: store.CheckRow): MoneyCheck {
  return { from: from_at, to: to_at, payments, refunds, differences, finished_at };
}

function toDifference(row: store.ListedRow): DifferenceRow {
  const { id, subject, kind, provider_id, order_id, happened_at, created_at, settled_at } = row;
  return {
    ...{ id, subject, kind, provider_id, order_id, happened_at, created_at, settled_at },
    order: row.number === null ? null : orderNumber(row.number),
    ours: row.ours === '' ? null : toRubles(Number(row.ours)),
    theirs: row.theirs === '' ? null : toRubles(Number(row.theirs)),
  };
}
