/** Ending what somebody has linked, for those who shut a stranger out of an account. */
import type { Tx } from '#server/db/database.ts';
import { deleteTelegramOf } from './telegram.store.ts';

/** Nothing more goes to or comes from the person's Telegram, and no open code links another one. */
export function unlinkTelegram(tx: Tx, userId: string): Promise<void> {
  return deleteTelegramOf(tx, userId);
}
