/** Lessons as their editor sees them. */
import { fingerprint } from '#server/changes.ts';
import type { Db } from '#server/db/database.ts';
import { localTextOf } from '#shared/localText.ts';
import { pictureAddress } from '#shared/pictures.ts';
import type { EditedLesson } from '../contract/lessons.ts';
import type { EditedSection } from '../contract/sections.ts';
import { type CaptionsRow, captionsOf } from './captions.store.ts';
import type { SectionRow } from './sections.store.ts';
import type { LessonRow } from './store.ts';

/** The rows with all that staff may change, in the order given. */
export async function editedLessons(db: Db, rows: readonly LessonRow[]): Promise<EditedLesson[]> {
  const captions = await captionsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toEdited(row, captions));
}

export async function editedLesson(db: Db, row: LessonRow): Promise<EditedLesson> {
  return toEdited(row, await captionsOf(db, [row.id]));
}

/** Version of a lesson: it changes with every field of it. */
export function versionOf({ updated_at: _, ...row }: LessonRow): string {
  return fingerprint(Object.entries(row).sort(([a], [b]) => a.localeCompare(b)));
}

export function toSection(row: SectionRow): EditedSection {
  return { id: row.id, title: localTextOf(row, 'title') };
}

function toEdited(row: LessonRow, captions: readonly CaptionsRow[]): EditedLesson {
  return {
    id: row.id,
    course_id: row.course_id,
    title: row.title,
    description: row.description,
    bonus: row.bonus,
    task: row.task,
    slug: row.slug ?? row.id,
    translations: JSON.parse(row.translations) as EditedLesson['translations'],
    lesson_number: row.lesson_number,
    order: row.lesson_number,
    duration_minutes: row.duration_minutes,
    duration: row.duration_minutes,
    yandex_disk_url: row.yandex_disk_url,
    video_url: row.video_url,
    url: row.url,
    is_free: row.is_free === 1,
    is_active: row.is_active === 1,
    section_id: row.section_id,
    opens_on: row.opens_on,
    opens_after_days: row.opens_after_days,
    has_done_button: row.has_done_button === 1,
    has_light_study: row.has_light_study === 1,
    has_video_file: row.video_file !== null,
    video_seconds: row.video_seconds,
    poster: row.poster_file && pictureAddress(row.poster_file, 320),
    captions: captions.filter(({ lesson_id }) => lesson_id === row.id).map(({ language }) => language),
    created_at: row.created_at,
    updated_at: row.updated_at,
    version: versionOf(row),
  };
}
