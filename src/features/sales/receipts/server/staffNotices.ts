/** Notices to staff about receipts. */

import { factsOfOrder } from '#features/sales/orders/server/staffNotices.ts';
import type { Context } from '#server/context.ts';
import { about, type Facts, noticesOf } from '#server/notices.ts';
import type { Language } from '#shared/i18n.ts';
import { receiptFailed } from '../contract.ts';
import { receipts } from '../manifest.ts';
import { receiptsTexts } from '../texts.ts';
import { receiptById } from './findReceipt.ts';

export const receiptNotices = noticesOf(receipts.notices, {
  words: receiptsTexts.noticeKinds,
  told: { receipt_failed: about(receiptFailed, ({ receiptId }) => receiptId, describeReceipt) },
});

async function describeReceipt(ctx: Context, id: string, language: Language): Promise<Facts | null> {
  const receipt = await receiptById(ctx.db, id);
  return receipt ? factsOfOrder(ctx, receipt.order_id, language) : null;
}
