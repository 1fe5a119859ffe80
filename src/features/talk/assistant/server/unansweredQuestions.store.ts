import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { storedList } from '#server/db/listing.ts';
import type { Schema } from '#server/db/schema.ts';
import { type UnansweredQuery, unansweredListing } from '../listing.ts';
import type { UnansweredState } from '../rules.ts';

/**
 * - `question_key`: The question's words in one order: the same question in the same words is one row.
 */
export type UnansweredRow = Selectable<Schema['assistant_unanswered']>;
export type AnswerRow = Selectable<Schema['assistant_answers']>;

const list = storedList(unansweredListing, { table: 'assistant_unanswered' });

export async function insertAnswer(db: Db, row: Insertable<Schema['assistant_answers']>): Promise<void> {
  await db.insertInto('assistant_answers').values(row).execute();
}

/** Undefined for an answer that is not kept any more. */
export function findAnswer(db: Db, id: string): Promise<AnswerRow | undefined> {
  return db.selectFrom('assistant_answers').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A visitor's opinion of it. */
export async function rateAnswer(db: Db, id: string, isHelpful: boolean): Promise<void> {
  await db
    .updateTable('assistant_answers')
    .set({ is_helpful: isHelpful ? 1 : 0 })
    .where('id', '=', id)
    .execute();
}

/** Deletes the answers, and the listed questions that no one else asked. */
export async function deleteAnswers(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const deleted = await db
    .deleteFrom('assistant_answers')
    .where('id', 'in', ids)
    .returning('question_key')
    .execute();
  const keys = [...new Set(deleted.map(({ question_key }) => question_key))];
  if (keys.length === 0) return;
  await db
    .deleteFrom('assistant_unanswered')
    .where('question_key', 'in', keys)
    .where('question_key', 'not in', (e) => e.selectFrom('assistant_answers').select('question_key'))
    .execute();
}

/** Deletes these questions, by anybody. */
export async function deleteAsked(db: Db, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('assistant_answers').where('question_key', 'in', keys).execute();
  await db.deleteFrom('assistant_unanswered').where('question_key', 'in', keys).execute();
}

/** Deletes up to `most` answers and as many questions. @returns whether more may be left */
export async function deleteAnswersUntil(db: Db, until: string, most: number): Promise<boolean> {
  const old = db.selectFrom('assistant_answers').select('id').where('answered_at', '<=', until).limit(most);
  const answers = await db.deleteFrom('assistant_answers').where('id', 'in', old).executeTakeFirst();
  const asked = db
    .selectFrom('assistant_unanswered')
    .select('id')
    .where('last_asked_at', '<=', until)
    .limit(most);
  const questions = await db.deleteFrom('assistant_unanswered').where('id', 'in', asked).executeTakeFirst();
  return Math.max(Number(answers.numDeletedRows), Number(questions.numDeletedRows)) === most;
}

/** Counts the question once more; a closed one that comes again is open again. */
export async function countUnanswered(
  db: Db,
  row: Omit<UnansweredRow, 'times' | 'state' | 'article_id'>,
): Promise<void> {
  const { reason, last_asked_at } = row;
  await db
    .insertInto('assistant_unanswered')
    .values({ ...row, times: 1, state: 'open', article_id: null })
    .onConflict((c) =>
      c.column('question_key').doUpdateSet({
        times: sql`assistant_unanswered.times + 1`,
        last_asked_at,
        reason,
        state: sql`case when assistant_unanswered.state = 'answered' then 'open' else assistant_unanswered.state end`,
      }),
    )
    .execute();
}

export function findUnanswered(db: Db, id: string): Promise<UnansweredRow | undefined> {
  return db.selectFrom('assistant_unanswered').selectAll().where('id', '=', id).executeTakeFirst();
}

/** @returns false where there is no such question any more */
export async function moveUnanswered(
  db: Db,
  id: string,
  change: { state: UnansweredState; article_id: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('assistant_unanswered')
    .set(change)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** One page of the selection. */
export function listUnansweredRows(
  db: Db,
  query: UnansweredQuery,
  timeZone: string,
): Promise<UnansweredRow[]> {
  return list.page(db, selected(db, query, timeZone).selectAll(), query);
}

/** The whole selection. */
export function everyUnanswered(
  db: Db,
  query: UnansweredQuery,
  timeZone: string,
): AsyncIterable<UnansweredRow[]> {
  return list.pages(db, selected(db, query, timeZone).selectAll(), query);
}

export function countUnansweredRows(db: Db, query: UnansweredQuery, timeZone: string): Promise<number> {
  return list.count(db, selected(db, query, timeZone), query);
}

function selected(db: Db, query: UnansweredQuery, timeZone: string) {
  return db
    .selectFrom('assistant_unanswered')
    .where((e) => e.and(list.conditions(query, timeZone)))
    .where('state', '=', query.state ?? 'open');
}
