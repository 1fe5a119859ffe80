/** The inbox: conversations with the people in them. */
import type { Db } from '#server/db/database.ts';
import { storedList } from '#server/db/listing.ts';
import { type ConversationsQuery, conversationsListing } from '../listing.ts';
import type { ConversationRow } from './store.ts';

interface Selection {
  query: ConversationsQuery;
  timeZone: string;
  /** The member of staff who asks. */
  operatorId: string;
}

const list = storedList(conversationsListing, { table: 'support_conversations' });

/** One page of the selection. */
export function findConversations(db: Db, selection: Selection): Promise<ConversationRow[]> {
  return list.page(db, select(db, selection).selectAll('support_conversations'), selection.query);
}

/** The whole selection. */
export function everyConversation(db: Db, selection: Selection): AsyncIterable<ConversationRow[]> {
  return list.pages(db, select(db, selection).selectAll('support_conversations'), selection.query);
}

export function countConversations(db: Db, selection: Selection): Promise<number> {
  return list.count(db, select(db, selection), selection.query);
}

/** Conversations no one has taken, and those of one operator whose visitor waits for a reply. */
export async function countAwaited(db: Db, operatorId: string): Promise<{ waiting: number; own: number }> {
  const rows = await db
    .selectFrom('support_conversations')
    .select(['state', (e) => e.fn.countAll<number>().as('count')])
    .where('awaits_since', 'is not', null)
    .where((e) => e.or([e('state', '=', 'waiting'), e('operator_id', '=', operatorId)]))
    .groupBy('state')
    .execute();
  const countOf = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
  return { waiting: countOf('waiting'), own: countOf('human') };
}

const spoken = ['user', 'bot', 'operator'] as const;
export interface Said {
  sender: (typeof spoken)[number];
  text: string;
}

/** The last message of each conversation; notes and events don't count. */
export async function lastSaid(db: Db, ids: readonly string[]): Promise<Map<string, Said>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('support_messages as message')
    .select(['conversation_id', 'sender', 'text'])
    .where('conversation_id', 'in', ids)
    .where((e) =>
      e(
        'position',
        '=',
        e
          .selectFrom('support_messages as other')
          .select((e) => e.fn.max('other.position').as('position'))
          .whereRef('other.conversation_id', '=', 'message.conversation_id')
          .where('other.sender', 'in', spoken),
      ),
    )
    .execute();
  return new Map(
    rows.map(({ conversation_id, sender, text }) => [
      conversation_id,
      { sender: sender as Said['sender'], text },
    ]),
  );
}

interface Named {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
}

/** People by id. */
export async function findPeople(db: Db, ids: readonly (string | null)[]): Promise<Map<string, Named>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('id', 'in', known)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

function select(db: Db, { query, timeZone, operatorId }: Selection) {
  return db.selectFrom('support_conversations').where((e) => {
    const conditions = list.conditions(query, timeZone);
    if (query.whose === 'mine') conditions.push(e('operator_id', '=', operatorId));
    if (query.whose === 'open') conditions.push(e('state', 'in', ['waiting', 'human']));
    return e.and(conditions);
  });
}
