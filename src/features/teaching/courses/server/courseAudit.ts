/** Changes of courses, each with its entry in the audit log. */
import { type AuditFields, difference } from '#features/records/audit/rules.ts';
import { recordAction } from '#features/records/audit/server/audit.ts';
import type { TxContext } from '#server/context.ts';
import { toRubles } from '#shared/money.ts';
import type { courses } from '../manifest.ts';
import * as store from './store.ts';

type CourseAction = (typeof courses.audit)[number];

/** Records an action on a course, under its present title. */
export async function courseAction(
  ctx: TxContext,
  id: string,
  { action, after = {} }: { action: CourseAction; after?: AuditFields },
): Promise<void> {
  const row = await store.holdCourse(ctx.db, id);
  await recordAction(ctx, { action, subject: { kind: 'course', id, label: row?.title ?? '' }, after });
}

/** Changes columns of a course and records those that differ; nothing where none does. */
export async function courseChange(
  ctx: TxContext,
  row: store.CourseRow,
  { action = 'course.changed', change }: { action?: CourseAction; change: store.CourseChange },
): Promise<void> {
  const fields = difference(readable(row), readable({ ...row, ...change } as store.CourseRow));
  if (Object.keys(fields.after).length === 0) return;
  await store.changeCourse(ctx.db, row.id, change);
  await recordAction(ctx, { action, subject: { kind: 'course', id: row.id, label: row.title }, ...fields });
}

function readable(row: store.CourseRow): AuditFields {
  const {
    title,
    slug,
    description,
    outcomes,
    translations,
    lessons_count,
    duration_hours,
    level,
    start_date,
  } = row;
  return {
    title,
    slug,
    description,
    outcomes,
    translations,
    price: toRubles(row.price_kopecks),
    lessons_count,
    duration_hours,
    level,
    start_date,
    video_url: row.video_url,
    cover: row.cover_file,
    cover_alt: row.cover_alt,
    film: row.trailer_file,
    includes: JSON.parse(row.includes) as string[],
    is_featured: row.is_featured === 1,
    is_active: row.is_active === 1,
    archived_at: row.archived_at,
    deleted_at: row.deleted_at,
  };
}
