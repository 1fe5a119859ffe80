/** Mails about learning to the people of a demo's past. */
import type { TxContext } from '#server/context.ts';
import { newToken } from '#server/tokens.ts';
import * as store from './store.ts';

/** They want none: nobody is there to read them. */
export async function wantNoMails(ctx: TxContext, userId: string): Promise<void> {
  const updated_at = ctx.app.now().toISOString();
  const row = { user_id: userId, token: newToken(), has_reminders: 0, updated_at };
  await store.addPreferences(ctx.db, row);
}
