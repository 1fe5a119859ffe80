import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import { storedList } from '#server/db/listing.ts';
import type { Schema } from '#server/db/schema.ts';
import { type WaitlistQuery, waitlistListing } from '../listing.ts';
import type { WaitlistState } from '../rules.ts';

/**
 * - `token`: of the links in both mails; an entry lives for as long as they are of use.
 * - `told_at`: the mail about the opening was queued; the entry goes once it has left.
 */
export type WaitlistRow = Selectable<Schema['waitlist_entries']>;

const list = storedList(waitlistListing, { table: 'waitlist_entries' });

/** False where the address stands there already. */
export async function insertEntry(db: Db, row: Insertable<Schema['waitlist_entries']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('waitlist_entries')
    .values(row)
    .onConflict((c) => c.column('email').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function findEntry(db: Db, id: string): Promise<WaitlistRow | undefined> {
  return db.selectFrom('waitlist_entries').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findByToken(db: Db, token: string): Promise<WaitlistRow | undefined> {
  return db.selectFrom('waitlist_entries').selectAll().where('token', '=', token).executeTakeFirst();
}

/** Locked until the transaction ends. */
export function holdByToken(tx: Db, token: string): Promise<WaitlistRow | undefined> {
  return held(
    tx,
    tx.selectFrom('waitlist_entries').selectAll().where('token', '=', token),
  ).executeTakeFirst();
}

/** Locked until the transaction ends. */
export function holdByEmail(tx: Db, email: string): Promise<WaitlistRow | undefined> {
  return held(
    tx,
    tx.selectFrom('waitlist_entries').selectAll().where('email', '=', email),
  ).executeTakeFirst();
}

export async function setConsent(db: Db, id: string, consent_id: string): Promise<void> {
  await db.updateTable('waitlist_entries').set({ consent_id }).where('id', '=', id).execute();
}

export async function setConfirmed(db: Db, id: string, confirmed_at: string): Promise<void> {
  await db
    .updateTable('waitlist_entries')
    .set({ state: 'waiting', confirmed_at })
    .where('id', '=', id)
    .where('state', '=', 'unconfirmed')
    .execute();
}

/** Marks everybody who waits as told. @returns how many */
export async function setAllTold(db: Db, told_at: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('waitlist_entries')
    .set({ state: 'told', told_at })
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Back among those who wait: the mail would be wrong by now. */
export async function setWaiting(db: Db, id: string): Promise<void> {
  await db
    .updateTable('waitlist_entries')
    .set({ state: 'waiting', told_at: null })
    .where('id', '=', id)
    .execute();
}

export async function deleteEntry(db: Db, id: string): Promise<void> {
  await db.deleteFrom('waitlist_entries').where('id', '=', id).execute();
}

export async function deleteSince(db: Db, time: string): Promise<void> {
  await db.deleteFrom('waitlist_entries').where('created_at', '>=', time).execute();
}

/** Ids of those told at that moment, in order. @param after the last id already read */
export async function toldAt(
  db: Db,
  told_at: string,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('waitlist_entries')
    .select('id')
    .where('told_at', '=', told_at)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Entries whose term is over: in that state since before `time`. */
export function entriesBefore(
  db: Db,
  { state, time, limit }: { state: WaitlistState; time: string; limit: number },
): Promise<WaitlistRow[]> {
  const since = { unconfirmed: 'created_at', waiting: 'confirmed_at', told: 'told_at' } as const;
  return db
    .selectFrom('waitlist_entries')
    .selectAll()
    .where('state', '=', state)
    .where(since[state], '<=', time)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function countWaiting(db: Db): Promise<{ count: number; since: string | null }> {
  const row = await db
    .selectFrom('waitlist_entries')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('confirmed_at').as('since')])
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), since: row.since };
}

/** One page of the selection. */
export function findEntries(db: Db, query: WaitlistQuery, timeZone: string): Promise<WaitlistRow[]> {
  return list.page(db, select(db, query, timeZone).selectAll(), query);
}

/** The whole selection. */
export function everyEntry(db: Db, query: WaitlistQuery, timeZone: string): AsyncIterable<WaitlistRow[]> {
  return list.pages(db, select(db, query, timeZone).selectAll(), query);
}

export function countEntries(db: Db, query: WaitlistQuery, timeZone: string): Promise<number> {
  return list.count(db, select(db, query, timeZone), query);
}

function select(db: Db, query: WaitlistQuery, timeZone: string) {
  return db.selectFrom('waitlist_entries').where((e) => e.and(list.conditions(query, timeZone)));
}
