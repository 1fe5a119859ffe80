/** Conversations; their messages are in messages.store.ts. */
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { isClaimed } from '#server/db/claimed.ts';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Claim } from '#server/personalData.ts';
import { minute } from '#shared/dates.ts';

/**
 * - `asked_at`, `answered_at`: The first event, which asks for a person, and the first answer of one.
 * - `answer_minutes`: From the one to the other; null while one of them is missing.
 * - `first_key`: Finds it again for its first message, until another one goes on with it.
 */
export type ConversationRow = Selectable<Schema['support_conversations']>;
export type ConversationChange = Updateable<Schema['support_conversations']>;

/** False where the same first message has begun one meanwhile. */
export async function insertConversation(
  db: Db,
  row: Insertable<Schema['support_conversations']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('support_conversations')
    .values(row)
    .onConflict((conflict) => conflict.column('first_key').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function findConversation(db: Db, id: string): Promise<ConversationRow | undefined> {
  return db.selectFrom('support_conversations').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locked until the transaction ends. */
export function holdConversation(tx: Db, id: string): Promise<ConversationRow | undefined> {
  return held(tx, tx.selectFrom('support_conversations').selectAll().where('id', '=', id)).executeTakeFirst();
}

export function findByToken(db: Db, tokenHash: string): Promise<ConversationRow | undefined> {
  return db
    .selectFrom('support_conversations')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export function findByFirstMessage(db: Db, firstKey: string): Promise<ConversationRow | undefined> {
  return db
    .selectFrom('support_conversations')
    .selectAll()
    .where('first_key', '=', firstKey)
    .executeTakeFirst();
}

/** The latest one of that session. */
export function findBySession(db: Db, sessionKey: string): Promise<ConversationRow | undefined> {
  return db
    .selectFrom('support_conversations')
    .selectAll()
    .where('session_key', '=', sessionKey)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The new revision shows it to both sides. */
export async function changeConversation(db: Db, id: string, change: ConversationChange): Promise<void> {
  await db
    .updateTable('support_conversations')
    .set({ ...change, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute();
}

/** The next position in the conversation, which is now its last. */
export async function takePosition(tx: Db, id: string, now: string): Promise<number> {
  const { last_position } = await tx
    .updateTable('support_conversations')
    .set({ last_position: sql`last_position + 1`, revision: sql`revision + 1`, updated_at: now })
    .where('id', '=', id)
    .returning('last_position')
    .executeTakeFirstOrThrow();
  return last_position;
}

/** Keeps when a person was asked for, or answered, for the first time; neither side sees it. */
export async function noteFirst(
  tx: Db,
  id: string,
  { sender, at }: { sender: 'event' | 'operator'; at: string },
): Promise<void> {
  const query = tx.selectFrom('support_conversations').select(['asked_at', 'answered_at']);
  const before = await query.where('id', '=', id).executeTakeFirstOrThrow();
  const asked_at = before.asked_at ?? (sender === 'event' ? at : null);
  const answered_at = before.answered_at ?? (sender === 'operator' ? at : null);
  if (asked_at === before.asked_at && answered_at === before.answered_at) return;
  const isAnswered = asked_at !== null && answered_at !== null;
  const waitedMs = isAnswered ? Math.max(0, Date.parse(answered_at) - Date.parse(asked_at)) : null;
  await tx
    .updateTable('support_conversations')
    .set({
      ...{ asked_at, answered_at, reached_staff: 1 },
      answer_minutes: waitedMs === null ? null : Math.round(waitedMs / minute),
    })
    .where('id', '=', id)
    .execute();
}

/** Revision of each, by id. */
export async function revisionsOf(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('support_conversations')
    .select(['id', 'revision'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, revision }) => [id, revision]));
}

/** The latest of an account, the latest first. */
export function latestOfAccount(db: Db, userId: string, limit: number): Promise<ConversationRow[]> {
  return db
    .selectFrom('support_conversations')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function conversationsOf(db: Db, claim: Claim): Promise<ConversationRow[]> {
  return db
    .selectFrom('support_conversations')
    .selectAll()
    .where(isClaimed(claim))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Conversations without a word since then that still say whose they are. */
export function findQuiet(db: Db, before: string, limit: number): Promise<ConversationRow[]> {
  return db
    .selectFrom('support_conversations')
    .selectAll()
    .where('updated_at', '<', before)
    .where('anonymised_at', 'is', null)
    .orderBy('updated_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Conversations with people in which nothing was said since that time. */
export function findLeftOpen(db: Db, before: string, limit: number): Promise<ConversationRow[]> {
  return db
    .selectFrom('support_conversations')
    .selectAll()
    .where('state', 'in', ['waiting', 'human'])
    .where('updated_at', '<', before)
    .orderBy('updated_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Those of an operator. */
export function talksOfOperator(db: Db, operatorId: string): Promise<ConversationRow[]> {
  return db
    .selectFrom('support_conversations')
    .selectAll()
    .where('operator_id', '=', operatorId)
    .where('state', '=', 'human')
    .orderBy('id')
    .execute();
}

/** Everybody who has a conversation. */
export async function operatorIds(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('support_conversations')
    .select('operator_id')
    .distinct()
    .where('state', '=', 'human')
    .where('operator_id', 'is not', null)
    .execute();
  return rows.flatMap(({ operator_id }) => operator_id ?? []);
}

/** The latest of an account that is with people, or has answers of theirs that it has not seen. */
export function findOpenOf(db: Db, userId: string): Promise<ConversationRow | undefined> {
  return db
    .selectFrom('support_conversations as talk')
    .selectAll('talk')
    .where('talk.user_id', '=', userId)
    .where((e) =>
      e.or([
        e('talk.state', 'in', ['waiting', 'human']),
        e.exists(
          e
            .selectFrom('support_messages as message')
            .select('message.id')
            .whereRef('message.conversation_id', '=', 'talk.id')
            .whereRef('message.position', '>', 'talk.seen_position')
            .where('message.sender', '=', 'operator'),
        ),
      ]),
    )
    .orderBy('talk.updated_at', 'desc')
    .orderBy('talk.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export interface Waiting {
  id: string;
  state: ConversationRow['state'];
  awaits_since: string;
  told_at: string | null;
  /** When the visitor wrote the first message that nobody of the staff has read. */
  unread_since: string | null;
  /** The same of those that staff were not told of either. */
  untold_since: string | null;
}

/** Conversations whose visitors wait for a word of the staff, those who have waited longest first. */
export async function findAwaited(
  db: Db,
  { id, limit }: { id: string | null; limit: number },
): Promise<Waiting[]> {
  const rows = await db
    .selectFrom('support_conversations as talk')
    .select((e) => {
      const unread = e
        .selectFrom('support_messages as message')
        .select((e) => e.fn.min('message.created_at').as('at'))
        .whereRef('message.conversation_id', '=', 'talk.id')
        .whereRef('message.position', '>', 'talk.read_position')
        .where('message.sender', '=', 'user');
      return [
        'id',
        'state',
        'awaits_since',
        'told_at',
        unread.as('unread_since'),
        unread.whereRef('message.position', '>', 'talk.told_position').as('untold_since'),
      ];
    })
    .where('state', 'in', ['waiting', 'human'])
    .where('awaits_since', 'is not', null)
    .$if(id !== null, (query) => query.where('id', '=', id))
    .orderBy('awaits_since')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, awaits_since: row.awaits_since! }));
}

/** How far a side has read; it never goes back. */
export async function noteRead(
  db: Db,
  id: string,
  { column, position }: { column: 'read_position' | 'seen_position'; position: number },
): Promise<void> {
  await db
    .updateTable('support_conversations')
    .set(column === 'read_position' ? { read_position: position } : { seen_position: position })
    .where('id', '=', id)
    .where(column, '<', position)
    .where('last_position', '>=', position)
    .execute();
}

/** Those that no member of staff has taken. */
export async function countWaiting(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('support_conversations')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether a person is wanted or there in some conversation. */
export async function isAnybodyWaiting(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('support_conversations')
    .select('id')
    .where('state', 'in', ['waiting', 'human'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of a session, and all that were begun since then. */
export async function deleteTalks(
  tx: Db,
  { session, since }: { session: string; since: string | null },
): Promise<void> {
  await tx
    .deleteFrom('support_conversations')
    .where((e) =>
      e.or([e('session_key', '=', session), ...(since === null ? [] : [e('created_at', '>=', since)])]),
    )
    .execute();
}
