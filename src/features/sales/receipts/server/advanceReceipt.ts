import { z } from 'zod';
import { timeLimits } from '#features/sales/payments/server/providers/calls.ts';
import { job } from '#server/outbox/job.ts';
import { idField } from '#shared/fields.ts';
import { advanceReceipt } from './registerReceipts.ts';
import { findReceipt } from './store.ts';

/** The first step of a receipt, at once; what it leaves open the schedule goes on with. */
export const advanceOne = job(
  'receipts.advance',
  z.object({ receiptId: idField }),
  async (ctx, { receiptId }, claim) => {
    const row = await findReceipt(ctx.db, receiptId);
    const options = { timeoutMs: timeLimits.backgroundMs, signal: claim.signal };
    if (row) await advanceReceipt(ctx, row, options);
  },
);
