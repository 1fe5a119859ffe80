/** Ending what somebody has linked, for those who shut a stranger out of an account. */
import type { Tx } from '#server/db/database.ts';
import { deleteTelegramOf } from './telegram.store.ts';

/** The person's Telegram is told nothing more and answers nobody, and no open code links another one. */
export function unlinkTelegram(tx: Tx, userId: string): Promise<void> {
  return deleteTelegramOf(tx, userId);
}
