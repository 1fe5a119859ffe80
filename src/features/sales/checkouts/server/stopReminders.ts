import { withdrawReminders } from '#features/accounts/consents/server/reminders.ts';
import type { Context } from '#server/context.ts';
import { buyerOfToken, stopReminders } from './store.ts';

/** Ends reminders of payments to the address of such a mail. @returns false for an unknown token */
export async function stopPaymentReminders(ctx: Context, token: string): Promise<boolean> {
  const buyer = await buyerOfToken(ctx.db, token);
  if (!buyer) return false;
  await ctx.transaction(async (ctx) => {
    await stopReminders(ctx.db, { ...buyer, created_at: ctx.app.now().toISOString() });
    await withdrawReminders(ctx, { userId: buyer.user_id, email: buyer.email }, 'mail');
  });
  return true;
}
