import type { Context } from '#server/context.ts';
import { emailOfToken, stopReminders } from './store.ts';

/** Ends reminders of payments to the address of such a mail. @returns false for an unknown token */
export async function stopPaymentReminders(ctx: Context, token: string): Promise<boolean> {
  const email = await emailOfToken(ctx.db, token);
  if (email === undefined) return false;
  await stopReminders(ctx.db, { email, created_at: ctx.app.now().toISOString() });
  return true;
}
