/** Updates as the Bot API keeps and delivers them. */

/** Every kind that the API documents (core.telegram.org/bots/api#update). */
export const updateKinds = [
  'message',
  'edited_message',
  'channel_post',
  'edited_channel_post',
  'business_connection',
  'business_message',
  'edited_business_message',
  'deleted_business_messages',
  'message_reaction',
  'message_reaction_count',
  'inline_query',
  'chosen_inline_result',
  'callback_query',
  'shipping_query',
  'pre_checkout_query',
  'purchased_paid_media',
  'poll',
  'poll_answer',
  'my_chat_member',
  'chat_member',
  'chat_join_request',
  'chat_boost',
  'removed_chat_boost',
] as const;
export type UpdateKind = (typeof updateKinds)[number];

/** Kinds that come only where they are asked for by name. */
const onlyByName: readonly UpdateKind[] = ['chat_member', 'message_reaction', 'message_reaction_count'];

/** "They will not be kept longer than 24 hours." */
const keptMs = 24 * 60 * 60 * 1000;
const mostAtOnce = 100;

interface Update {
  update_id: number;
  atMs: number;
  kind: UpdateKind;
  about: Record<string, unknown>;
}

export interface Queue {
  updates: Update[];
  last: number;
  /** As last asked for; null before. */
  allowed: readonly UpdateKind[] | null;
  now(): number;
}

/** Kept where the bot has asked for its kind by then. */
export function arrive(queue: Queue, kind: UpdateKind, about: Record<string, unknown>): void {
  const { allowed } = queue;
  const isWanted = allowed && allowed.length > 0 ? allowed.includes(kind) : !onlyByName.includes(kind);
  if (isWanted) queue.updates.push({ update_id: ++queue.last, atMs: queue.now(), kind, about });
}

interface Asked {
  offset?: number;
  limit?: number;
  allowed_updates?: readonly UpdateKind[];
}

/** Those before the offset are done with; a negative one counts from the end, and forgets what is before. */
export function deliver(queue: Queue, { offset = 0, limit = mostAtOnce, allowed_updates }: Asked): object[] {
  if (allowed_updates !== undefined) queue.allowed = allowed_updates;
  const fresh = queue.updates.filter(({ atMs }) => queue.now() - atMs < keptMs);
  queue.updates = offset < 0 ? fresh.slice(offset) : fresh.filter(({ update_id }) => update_id >= offset);
  const most = Math.min(Math.max(limit, 1), mostAtOnce);
  return queue.updates.slice(0, most).map(({ update_id, kind, about }) => ({ update_id, [kind]: about }));
}
