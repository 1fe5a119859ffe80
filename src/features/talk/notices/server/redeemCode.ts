import { accountById } from '#features/accounts/account/server/accounts.ts';
import type { TxContext } from '#server/context.ts';
import { hashToken } from '#server/tokens.ts';
import { cut } from '#shared/graphemes.ts';
import type { Language } from '#shared/i18n.ts';
import type { TelegramMessage } from './providers/telegram.ts';
import * as store from './telegram.store.ts';

/** Links the chat to the owner of the code and returns their language; null for a code that opens nothing. */
export async function redeem(
  ctx: TxContext,
  { chat, from }: TelegramMessage,
  code: string,
): Promise<Language | null> {
  const now = ctx.app.now().toISOString();
  const userId = await store.redeemCode(ctx.db, { codeHash: hashToken(code), now });
  const account = userId && (await accountById(ctx, userId));
  if (!account || account.blocked_at !== null) return null;
  const { username, first_name = '', last_name = '' } = from ?? {};
  const name = username ? `@${username}` : `${first_name} ${last_name}`.trim();
  await store.saveLink(ctx.db, {
    ...{ user_id: account.id, chat_id: String(chat.id), name: cut(name, 200) },
    ...{ linked_at: now, off_at: null },
  });
  return account.language;
}
