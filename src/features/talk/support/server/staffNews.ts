/** News for staff of a conversation outside the panel. A subject is the conversation with one of its positions. */
import { withoutPersonalData } from '#features/talk/assistant/server/personalWords.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/database.ts';
import { isWithPeople, subjectOf } from '../rules/conversation.ts';
import { lastOf, nextAsking, saidUntil } from './messages.store.ts';
import * as store from './store.ts';

/** Null when no notice is needed any more: someone has answered since that position, or taken it. */
export async function staffNewsOf(
  ctx: Context,
  subjectId: string,
): Promise<{ conversationId: string; question: string } | null> {
  const row = await store.findConversation(ctx.db, conversationOf(subjectId));
  if (!row || !isWithPeople(row.state) || row.anonymised_at !== null) return null;
  const position = Number.parseInt(subjectId.split(':')[1]!, 10);
  const { answered } = await lastOf(ctx.db, row.id);
  if (row.state === 'human' && answered > position) return null;
  const question = (await wordsAbout(ctx.db, row, position))?.text ?? row.subject;
  // Mail and messengers carry it out of the school: who writes is seen in the panel alone.
  return { conversationId: row.id, question: subjectOf(withoutPersonalData(question)) };
}

/** The message at that position; of one who waits, the last that they wrote before they asked again. */
async function wordsAbout(db: Db, { id, state }: store.ConversationRow, position: number) {
  if (state !== 'waiting') return saidUntil(db, id, position);
  const next = await nextAsking(db, id, position);
  return saidUntil(db, id, next ?? Number.MAX_SAFE_INTEGER);
}

/** How many wait whom nobody of the staff has taken. */
export function countWaiting(ctx: Context): Promise<number> {
  return store.countWaiting(ctx.db);
}

/** The operator who answered last by Telegram; one who answers in the panel sees it there. */
export async function writerOf(ctx: Context, subjectId: string): Promise<string | null> {
  const row = await store.findConversation(ctx.db, conversationOf(subjectId));
  return row?.operator_channel === 'telegram' ? row.operator_id : null;
}

/** Whether a person is wanted or there in some conversation. */
export function awaitsStaff(db: Db): Promise<boolean> {
  return store.isAnybodyWaiting(db);
}

export function conversationOf(subjectId: string): string {
  return subjectId.split(':')[0]!;
}
