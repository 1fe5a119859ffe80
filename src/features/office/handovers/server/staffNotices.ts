/** Notices to staff about what colleagues hand to them. */

import { userPaths } from '#features/accounts/account/paths.ts';
import { orderPaths } from '#features/sales/orders/paths.ts';
import type { Context } from '#server/context.ts';
import { about, type Facts, noticesOf } from '#server/notices.ts';
import { handedOver } from '../contract.ts';
import { handovers } from '../manifest.ts';
import { handoversTexts } from '../texts.ts';
import { toHandover } from './handovers.ts';
import { findHandover } from './store.ts';

export const handoverNotices = noticesOf(handovers.notices, {
  words: handoversTexts.noticeKinds,
  told: {
    handed_over: {
      ...about(handedOver, ({ handoverId }) => handoverId, describeHandover),
      readerOf: async (ctx, id) => (await findHandover(ctx.db, id))?.to_id ?? null,
    },
  },
});

/** Nothing of what is done by then, or what somebody has kept for themselves. */
async function describeHandover(ctx: Context, id: string): Promise<Facts | null> {
  const row = await findHandover(ctx.db, id);
  if (!row || row.done_at !== null || row.to_id === row.from_id) return null;
  const { subject, from, text } = await toHandover(ctx, row);
  const path = row.order_id === null ? userPaths.one(row.user_id!) : orderPaths.one(row.order_id);
  return { values: { subject, from, text, hasText: text === '' ? 'no' : 'yes' }, path };
}
