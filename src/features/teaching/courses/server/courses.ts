import type { OwnBenefit } from '#features/publishing/school/rules/benefits.ts';
import { beginChange } from '#server/changes.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { Db } from '#server/db/database.ts';
import { newId } from '#server/tokens.ts';
import type { SchoolDay } from '#shared/dates.ts';
import type { Language, LocalText } from '#shared/i18n.ts';
import { textIn, translatedColumns } from '#shared/localText.ts';
import { toRubles } from '#shared/money.ts';
import { pictureAddress, wide } from '#shared/pictures.ts';
import { type Course, type CourseOnSale, courseTypes } from '../contract/courses.ts';
import { trailerPath } from '../rules/courses.ts';
import { shownLength } from './length.ts';
import { anybody, noteOfferedPrice, pricesOf } from './offeredPrices.ts';
import { offeringsOnSale } from './onSale.ts';
import { toCoursePrice } from './prices.ts';
import * as store from './store.ts';

export type { CourseRow } from './store.ts';

/** Courses on sale, in catalogue order and the caller's language, at the public price. */
export async function listCourses(ctx: Context): Promise<{ courses: CourseOnSale[] }> {
  const onSale = await offeringsOnSale(ctx);
  const prices = await pricesOf(
    ctx,
    onSale.map(({ course }) => course),
    anybody,
  );
  return {
    courses: onSale.map((offering, index) => ({
      ...toCourse(offering.course, ctx.actor.language),
      ...shownLength(ctx, offering),
      ...toCoursePrice(prices[index]!),
    })),
  };
}

/** A course, whether on sale or not: those who bought it keep it. @param id null where something else was sold */
export async function findCourse(db: Db, id: string | null): Promise<store.CourseRow | undefined> {
  return id === null ? undefined : store.courseById(db, id);
}

/** The active course of that type, whether it can be sold by now or not: staff may still give it. */
export async function findActiveOfType(
  db: Db,
  type: NonNullable<store.CourseRow['type']>,
): Promise<store.CourseRow | undefined> {
  return (await store.activeCourses(db)).find((course) => course.type === type);
}

/** All that are not deleted, in catalogue order, on sale or not. */
export async function everyCourse(db: Db): Promise<store.CourseRow[]> {
  return (await store.allCourses(db)).filter(({ deleted_at }) => deleted_at === null);
}

export function findCourses(db: Db, ids: readonly string[]): Promise<store.CourseRow[]> {
  return store.coursesByIds(db, ids);
}

export interface NewCourse {
  type: store.CourseRow['type'];
  title: LocalText;
  /** Made of the title unless given. */
  slug?: string | undefined;
  description: LocalText;
  /** Outcomes of the course, one a line. */
  outcomes?: LocalText | undefined;
  priceKopecks: number;
  lessonsCount: number;
  durationHours: number;
  level: store.CourseRow['level'];
  startDate: SchoolDay | null;
  isFeatured: boolean;
  /** At the end of the catalogue unless given. */
  position?: number;
  /** On sale unless stated otherwise. */
  isActive?: boolean;
  videoUrl?: string | null;
  includes?: readonly OwnBenefit[];
  /** Description of the cover, if it says more than the title. */
  coverAlt?: LocalText;
  /** A kept picture of `wide`. */
  coverFile?: string | null;
  /** The private picture that it was made of, claimed by the caller, and its framing as JSON. */
  coverPictureId?: string | null;
  coverFraming?: string;
  /** File of an upload, claimed by the caller. */
  trailerFile?: string | null;
  /** Created by the demo school, and removed with it. */
  isDemo?: boolean;
}

/** How many there are, on sale or not. */
export function countCourses(db: Db): Promise<number> {
  return store.countCourses(db);
}

/** True once there is any course, on sale or not. */
export function hasCourses(db: Db): Promise<boolean> {
  return store.anyCourse(db);
}

/** Types that no course has by now, as part of `tx`: a deleted course gives its type up. */
export async function freeTypes(ctx: TxContext): Promise<(typeof courseTypes)[number][]> {
  await store.freeTypesOfDeleted(ctx.db);
  const taken = (await store.allCourses(ctx.db)).map(({ type }) => type);
  return courseTypes.filter((type) => !taken.includes(type));
}

/**
 * Makes a course as part of `tx`. @returns its id. @throws a unique violation for a type that exists
 */
export async function createCourse(ctx: TxContext, course: NewCourse): Promise<string> {
  await beginChange(ctx);
  const id = newId();
  await store.insertCourse(ctx.db, {
    id,
    type: course.type,
    slug: course.slug || (await store.slugs.free(ctx.db, course.title.ru)),
    ...translatedColumns({
      title: course.title,
      description: course.description,
      outcomes: course.outcomes ?? { ru: '' },
      cover_alt: course.coverAlt ?? { ru: '' },
    }),
    price_kopecks: course.priceKopecks,
    lessons_count: course.lessonsCount,
    duration_hours: course.durationHours,
    level: course.level,
    start_date: course.startDate,
    is_featured: course.isFeatured ? 1 : 0,
    is_active: course.isActive === false ? 0 : 1,
    position: course.position ?? (await store.lastPosition(ctx.db)) + 1,
    video_url: course.videoUrl ?? null,
    includes: JSON.stringify([...new Set(course.includes)]),
    cover_file: course.coverFile ?? null,
    cover_picture_id: course.coverPictureId ?? null,
    cover_framing: course.coverFraming ?? '{}',
    trailer_file: course.trailerFile ?? null,
    is_demo: course.isDemo ? 1 : 0,
    created_at: ctx.app.now().toISOString(),
  });
  await noteOfferedPrice(ctx, id);
  return id;
}

const coverWidth = wide.widths[1];

/** A course in the contract's form, at its list price. */
export function toCourse(row: store.CourseRow, language: Language): Course {
  return {
    id: row.id,
    type: row.type,
    slug: row.slug ?? row.id,
    title: textIn(row, 'title', language),
    description: textIn(row, 'description', language),
    price: toRubles(row.price_kopecks),
    lessons_count: row.lessons_count,
    duration_hours: row.duration_hours,
    level: row.level,
    start_date: row.start_date,
    is_featured: row.is_featured === 1,
    is_active: row.is_active === 1,
    created_at: row.created_at,
    video_url: row.video_url,
    trailer: row.trailer_file && trailerPath(row.id),
    cover_file: row.cover_file,
    cover_alt: textIn(row, 'cover_alt', language),
    cover: row.cover_file && pictureAddress(row.cover_file, coverWidth),
  };
}
