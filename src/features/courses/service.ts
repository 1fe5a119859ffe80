import type { Actor, System } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { publish } from '#server/outbox/queue.ts';
import { newId } from '#server/tokens.ts';
import type { Language } from '#shared/i18n.ts';
import { toRubles } from '#shared/money.ts';
import { type Course, type CourseOnSale, coursesChanged } from './contract.ts';
import { pricesOf, toCoursePrice } from './prices/service.ts';
import { namedIn, type Translations, textsIn } from './rules.ts';
import * as store from './store.ts';

export type { CourseRow } from './store.ts';

/** What is on sale, in the order of the catalogue and the language of the caller, at the price anybody pays. */
export async function listCourses(actor: Actor, app: App): Promise<{ courses: CourseOnSale[] }> {
  const { handle } = app.database;
  const rows = await store.activeCourses(handle);
  const prices = await pricesOf(app, handle, rows, null);
  return {
    courses: rows.map((row, index) => ({
      ...toCourse(row, actor.language),
      ...toCoursePrice(prices[index]!),
    })),
  };
}

/** A course on sale or not; those who bought it keep it. */
export function findCourse(db: Db, id: string): Promise<store.CourseRow | undefined> {
  return store.courseById(db, id);
}

export function findCourses(db: Db, ids: readonly string[]): Promise<store.CourseRow[]> {
  return store.coursesByIds(db, ids);
}

export interface CourseHint {
  course_id?: string | undefined;
  course_type?: NonNullable<store.CourseRow['type']> | undefined;
  description: string;
}

/**
 * The one course on sale that a buyer means: by id, else by type, else by the name in the description.
 * Undefined where there is none, or more than one of that name.
 */
export async function findCourseToSell(db: Db, hint: CourseHint): Promise<store.CourseRow | undefined> {
  const onSale = await store.activeCourses(db);
  if (hint.course_id !== undefined) return onSale.find((course) => course.id === hint.course_id);
  if (hint.course_type !== undefined) return onSale.find((course) => course.type === hint.course_type);
  const named = namedIn(onSale, hint.description);
  return named.length === 1 ? named[0] : undefined;
}

export interface NewCourse {
  type: store.CourseRow['type'];
  title: string;
  description: string;
  translations: Translations;
  priceKopecks: number;
  lessonsCount: number;
  durationHours: number;
  level: store.CourseRow['level'];
  startDate: string | null;
  isFeatured: boolean;
  position: number;
}

/** True once there is any course, on sale or not. */
export function hasCourses(db: Db): Promise<boolean> {
  return store.anyCourse(db);
}

/** Puts a course on sale as part of `tx` and answers its id. @throws a unique violation for a type that exists */
export async function createCourse(_actor: System, app: App, tx: Tx, course: NewCourse): Promise<string> {
  const id = newId();
  await store.insertCourse(tx, {
    id,
    type: course.type,
    title: course.title,
    description: course.description,
    translations: JSON.stringify(course.translations),
    price_kopecks: course.priceKopecks,
    lessons_count: course.lessonsCount,
    duration_hours: course.durationHours,
    level: course.level,
    start_date: course.startDate,
    is_featured: course.isFeatured ? 1 : 0,
    is_active: 1,
    position: course.position,
    created_at: app.now().toISOString(),
  });
  await publish(app, tx, coursesChanged, {});
  return id;
}

/** A course as the contract shows it, at its list price. */
export function toCourse(row: store.CourseRow, language: Language): Course {
  const { title, description } = textsIn(row, language);
  return {
    id: row.id,
    type: row.type,
    title,
    description,
    price: toRubles(row.price_kopecks),
    lessons_count: row.lessons_count,
    duration_hours: row.duration_hours,
    level: row.level,
    start_date: row.start_date,
    is_featured: row.is_featured === 1,
    is_active: row.is_active === 1,
    created_at: row.created_at,
    video_url: null,
  };
}
