/** Checkouts that were not finished, noticed once each. */

import { orderNumber } from '#features/sales/orders/rules.ts';
import type { Context } from '#server/context.ts';
import { queue } from '#server/outbox/queue.ts';
import { newId, newToken } from '#server/tokens.ts';
import { searchable } from '#shared/search.ts';
import { afterEndMs, afterPlacedMs, noticedForMs } from '../rules.ts';
import { remindOfPayment } from './reminder.jobs.ts';
import * as store from './store.ts';

const batchSize = 100;

/**
 * Puts them on the call list, and reminds those who agreed to that, each in the transaction that notices it: neither
 * is done twice.
 */
export async function noticeUnfinished(ctx: Context, signal: AbortSignal): Promise<void> {
  const nowMs = ctx.app.now().getTime();
  const before = (ms: number) => new Date(nowMs - ms).toISOString();
  const moments = {
    endedBefore: before(afterEndMs),
    openBefore: before(afterPlacedMs),
    notBefore: before(noticedForMs),
  };
  const found = await store.newlyUnfinished(ctx.db, moments, batchSize);
  for (const order of found) {
    signal.throwIfAborted();
    await ctx.transaction(async (ctx) => {
      const id = newId();
      const isNew = await store.insertUnfinished(ctx.db, {
        ...{ id, order_id: order.id, state: 'to_call', note: '' },
        created_at: ctx.app.now().toISOString(),
        ...{ changed_by: null, changed_at: null, reminded_at: null, token: newToken() },
        search: searchOf(order, ''),
      });
      if (isNew && order.reminder_agreed_at) await queue(ctx, remindOfPayment, { checkoutId: id });
    });
  }
}

interface Searched {
  number: number;
  name: string;
  email: string;
  phone: string | null;
  course_title: string;
}

/** The text by which the panel finds a checkout. */
export function searchOf({ number, name, email, phone, course_title }: Searched, note: string): string {
  return searchable(orderNumber(number), name, email, phone, course_title, note);
}
