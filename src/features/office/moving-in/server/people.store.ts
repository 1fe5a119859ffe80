import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';

export type ThingRow = Selectable<Schema['import_things']>;
export type PersonRow = Selectable<Schema['import_people']>;

export async function insertPeople(db: Db, rows: Insertable<Schema['import_people']>[]): Promise<void> {
  if (rows.length === 0) return;
  const people = db.insertInto('import_people').values(rows);
  await people.onConflict((c) => c.columns(['import_id', 'user_id']).doNothing()).execute();
}

/** Keeps the first recorded state of each thing, which is the one from before the import. */
export async function insertThings(db: Db, rows: Insertable<Schema['import_things']>[]): Promise<void> {
  if (rows.length === 0) return;
  const things = db.insertInto('import_things').values(rows);
  await things
    .onConflict((c) => c.columns(['import_id', 'user_id', 'kind', 'thing_id']).doNothing())
    .execute();
}

/** People whom an undo has not come to yet. */
export function peopleToUndo(db: Db, importId: string, most: number): Promise<PersonRow[]> {
  return db
    .selectFrom('import_people')
    .selectAll()
    .where('import_id', '=', importId)
    .where('undone_at', 'is', null)
    .orderBy('user_id')
    .limit(most)
    .execute();
}

export function thingsOf(db: Db, importId: string, userId: string): Promise<ThingRow[]> {
  const things = db.selectFrom('import_things').selectAll().where('import_id', '=', importId);
  return things.where('user_id', '=', userId).execute();
}

export async function notePerson(
  db: Db,
  { import_id, user_id }: Pick<PersonRow, 'import_id' | 'user_id'>,
  change: Updateable<Schema['import_people']>,
): Promise<void> {
  const people = db.updateTable('import_people').set(change).where('import_id', '=', import_id);
  await people.where('user_id', '=', user_id).execute();
}

export async function forgetThings(db: Db, importId: string, userId?: string): Promise<void> {
  const things = db.deleteFrom('import_things').where('import_id', '=', importId);
  await (userId === undefined ? things : things.where('user_id', '=', userId)).execute();
}

export async function countPeople(db: Db, importId: string) {
  const people = await db
    .selectFrom('import_people')
    .innerJoin('users', 'users.id', 'import_people.user_id')
    .select((e) => [
      e.fn.countAll<number>().as('touched'),
      e.fn.sum<number>('is_new').as('made'),
      e.fn.count<number>('invited_at').as('invited'),
      e.fn.sum<number>(waits(e)).as('waiting'),
    ])
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  const { touched, made, invited, waiting } = people;
  return {
    ...{ touched: Number(touched), made: Number(made ?? 0) },
    ...{ invited: Number(invited), waiting: Number(waiting ?? 0) },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: the builder of two joined tables has no name of its own.
function waits(e: any) {
  const isWaiting = e.and([
    e('is_new', '=', 1),
    e('invited_at', 'is', null),
    e('users.password_hash', 'is', null),
    e('users.blocked_at', 'is', null),
    e('users.deleted_at', 'is', null),
    e('users.seen_at', 'is', null),
  ]);
  return e.case().when(isWaiting).then(1).else(0).end();
}

/** Those whom the import has made, who were not invited yet and have not come by themselves. */
export async function peopleToInvite(db: Db, importId: string, most: number): Promise<string[]> {
  const people = await db
    .selectFrom('import_people')
    .innerJoin('users', 'users.id', 'import_people.user_id')
    .select('user_id')
    .where('import_id', '=', importId)
    .where((e) => e(waits(e), '=', 1))
    .orderBy('users.number')
    .limit(most)
    .execute();
  return people.map(({ user_id }) => user_id);
}

/** Whom an undo has left, and why. */
export function peopleKept(db: Db, importId: string) {
  return db
    .selectFrom('import_people')
    .innerJoin('users', 'users.id', 'import_people.user_id')
    .select(['user_id', 'kept_because', 'email', 'first_name', 'last_name'])
    .where('import_id', '=', importId)
    .where('kept_because', 'is not', null)
    .orderBy('users.number')
    .limit(1000)
    .execute();
}

/** Deletes the undo data of imports that can no longer be undone. */
export async function forgetThingsOver(db: Db, now: string): Promise<void> {
  const over = db.selectFrom('imports').select('id').where('undo_until', '<=', now);
  await db.deleteFrom('import_things').where('import_id', 'in', over).execute();
}

/** Whether an import brought it. */
export async function isMovedIn(db: Db, userId: string, thingId: string): Promise<boolean> {
  const things = db.selectFrom('import_things').select('kind').where('user_id', '=', userId);
  const brought = things.where('thing_id', '=', thingId).where('before', 'is', null);
  return (await brought.executeTakeFirst()) !== undefined;
}

/** Those of these people whom an import has made. */
export async function movedInAmong(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const people = db.selectFrom('import_people').select('user_id').where('user_id', 'in', ids);
  const made = await people.where('is_new', '=', 1).where('undone_at', 'is', null).execute();
  return made.map(({ user_id }) => user_id);
}
