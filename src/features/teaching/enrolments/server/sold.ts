/** What an order has paid for, as its enrolment keeps it. */
import type { Context, TxContext } from '#server/context.ts';
import type { Db } from '#server/db/database.ts';
import * as store from './store.ts';

export type { EnrolmentRow } from './store.ts';

/** The enrolment that the order opened, ended or not. */
export function enrolmentOfOrder(db: Db, orderId: string): Promise<store.EnrolmentRow | undefined> {
  return store.rowOfOrder(db, orderId);
}

/** The ids of the lessons, as JSON; written once. */
export function setLessonsSold(ctx: TxContext, id: string, lessons: string): Promise<void> {
  return store.setLessonsSold(ctx.db, id, lessons);
}

/** Enrolments by an order that do not say yet what it has paid for, of courses that have begun by that school day. */
export async function* withoutLessonsSold(ctx: Context, today: string): AsyncGenerator<store.EnrolmentRow> {
  const limit = 200;
  for (let after = ''; ; ) {
    const page = await store.rowsWithoutLessonsSold(ctx.db, { today, after, limit });
    yield* page;
    if (page.length < limit) return;
    after = page.at(-1)!.id;
  }
}
