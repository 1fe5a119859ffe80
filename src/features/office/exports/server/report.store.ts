import { sql } from 'kysely';
import { isCounted } from '#features/teaching/lessons/server/counted.ts';
import type { Db } from '#server/db/database.ts';
import { countedMoney, paidStates } from '#shared/orderStates.ts';

export interface SoldCourse {
  course_id: string | null;
  /** As in the orders. */
  title: string;
  orders: number;
  kopecks: number;
}

/** Orders paid from `from` until before `to`, by what was sold. Tests and rehearsals are no money. */
export async function soldBetween(db: Db, from: string, to: string): Promise<SoldCourse[]> {
  const rows = await db
    .selectFrom('orders')
    .select((e) => [
      'course_id',
      e.fn.max<string>('course_title').as('title'),
      e.fn.countAll<number>().as('orders'),
      e.fn.sum<number>('amount_kopecks').as('kopecks'),
    ])
    .where('status', 'in', paidStates)
    .where('money', 'in', countedMoney)
    .where('paid_at', '>=', from)
    .where('paid_at', '<', to)
    .groupBy(['product', 'course_id'])
    .orderBy('kopecks', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, orders: Number(row.orders), kopecks: Number(row.kopecks) }));
}

/** Kopecks that went back in that time, by what had been sold. */
export async function returnedBetween(
  db: Db,
  from: string,
  to: string,
): Promise<{ course_id: string | null; kopecks: number; refunds: number }[]> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select((e) => [
      'orders.course_id',
      e.fn.sum<number>('refunds.amount_kopecks').as('kopecks'),
      e.fn.countAll<number>().as('refunds'),
    ])
    .where('refunds.state', '=', 'succeeded')
    .where('orders.money', 'in', countedMoney)
    .where('refunds.finished_at', '>=', from)
    .where('refunds.finished_at', '<', to)
    .groupBy(['orders.product', 'orders.course_id'])
    .execute();
  return rows.map((row) => ({ ...row, kopecks: Number(row.kopecks), refunds: Number(row.refunds) }));
}

export interface LearnedCourse {
  title: string;
  translations: string;
  /** Students who got access in that time. */
  students: number;
  /** Those of them who have completed a lesson, and those who have completed all. */
  begun: number;
  finished: number;
}

/** How far those have come whose access was opened in that time, by course. */
export async function learnedBetween(
  db: Db,
  { from, to, withoutFilm }: { from: string; to: string; withoutFilm: 0 | 1 },
): Promise<LearnedCourse[]> {
  const lessons = sql<number>`(select count(*) from lessons
    where lessons.course_id = enrolments.course_id and ${isCounted(withoutFilm)})`;
  const done = sql<number>`(select count(*) from lesson_progress
    join lessons on lessons.id = lesson_progress.lesson_id
    where lesson_progress.user_id = enrolments.user_id and lessons.course_id = enrolments.course_id
      and ${isCounted(withoutFilm)} and lesson_progress.completed_at is not null)`;
  const people = db
    .selectFrom('enrolments')
    .select(['course_id', lessons.as('lessons'), done.as('done')])
    .where('created_at', '>=', from)
    .where('created_at', '<', to);
  const rows = await db
    .selectFrom(people.as('people'))
    .innerJoin('courses', 'courses.id', 'people.course_id')
    .select((e) => [
      'courses.title',
      'courses.translations',
      e.fn.countAll<number>().as('students'),
      sql<number>`sum(case when people.done > 0 then 1 else 0 end)`.as('begun'),
      sql<number>`sum(case when people.lessons > 0 and people.done >= people.lessons then 1 else 0 end)`.as(
        'finished',
      ),
    ])
    .groupBy(['courses.id', 'courses.title', 'courses.translations'])
    .orderBy('students', 'desc')
    .orderBy('courses.title')
    .execute();
  const numbers = rows.map(({ students, begun, finished, ...row }) => ({
    ...row,
    students: Number(students),
    begun: Number(begun),
    finished: Number(finished),
  }));
  return numbers;
}
