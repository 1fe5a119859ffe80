/**
 * Lessons as staff add, change, delete and restore them. Each is one transaction with its entry in the audit log. The
 * first film puts a course on sale and the last takes it off, which the history of prices records.
 */

import { differenceOf } from '#features/records/audit/rules.ts';
import { recordAction } from '#features/records/audit/server/audit.ts';
import { findCourse } from '#features/teaching/courses/server/courses.ts';
import { noteOfferedPrice } from '#features/teaching/courses/server/offeredPrices.ts';
import { beginChange } from '#server/changes.ts';
import type { Context, TxContext } from '#server/context.ts';
import { newId } from '#server/tokens.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { EditedLesson, lessonsApi } from '../contract/lessons.ts';
import { lessonErrors } from '../errors.ts';
import { hiddenNumber, inOrder, makingRoom, restoredNumber } from '../rules/order.ts';
import { editedLesson, editedLessons, toSection, versionOf } from './editableLessons.ts';
import { filmColumns, posterColumn, releaseFilm } from './film.ts';
import { sectionById, sectionsOf } from './sections.store.ts';
import { orderVersion } from './sections.ts';
import * as store from './store.ts';

type In<K extends keyof typeof lessonsApi> = ParsedInput<(typeof lessonsApi)[K]>;
type Out<K extends keyof typeof lessonsApi> = Output<(typeof lessonsApi)[K]>;

/** All lessons of a course in order, inactive ones too, and those that can still be restored. @throws not_found */
export async function listCourseLessons(ctx: Context, { id }: In<'list'>): Promise<Out<'list'>> {
  const { handle } = ctx.app.database;
  const course = await findCourse(handle, id);
  if (!course) throw notFound();
  const sections = await sectionsOf(handle, id);
  const lessons = inOrder(await store.lessonsOf(handle, id), sections);
  const deleted = await store.deletedLessons(handle, id);
  return {
    course: { id, title: course.title },
    sections: sections.map(toSection),
    lessons: await editedLessons(handle, lessons),
    deleted: deleted.map((row) => ({ id: row.id, title: row.title, deleted_at: row.deleted_at! })),
    version: orderVersion(lessons, sections),
  };
}

/** Adds an active lesson, first in the course unless a number is given. @throws not_found, invalid_input */
export async function createLesson(ctx: Context, input: In<'create'>): Promise<EditedLesson> {
  const { id: courseId } = input;
  const poster = await posterColumn(ctx, input);
  return ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    if (!(await findCourse(ctx.db, courseId))) throw notFound();
    const id = newId();
    const number = input.lesson_number ?? input.order ?? 1;
    await checkSection(ctx, courseId, input.section_id);
    await makeRoom(ctx, courseId, number);
    if (input.slug) await store.slugs.leave(ctx, { id, from: null, to: input.slug });
    await store.insertLesson(ctx, {
      ...{ id, course_id: courseId, lesson_number: number, title: input.title, translations: '{}' },
      ...{ description: '', bonus: null, duration_minutes: 0, is_free: 0, is_active: 1, video_file: null },
      slug: await store.slugs.free(ctx.db, input.title),
      created_at: ctx.app.now().toISOString(),
      ...columnsOf(input),
      ...poster,
      ...(await filmColumns(ctx, input)),
    });
    const lesson = (await store.lessonById(ctx.db, id))!;
    await noteOfferedPrice(ctx, courseId);
    return recorded(ctx, 'lesson.created', { before: undefined, after: lesson });
  });
}

/** Changes the given fields. @throws lesson_not_found, invalid_input, conflict when it is not as in `version` */
export async function changeLesson(ctx: Context, input: In<'change'>): Promise<EditedLesson> {
  const poster = await posterColumn(ctx, input);
  return ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const before = await lessonToChange(ctx, input.id);
    if (input.version !== undefined && input.version !== versionOf(before)) throw new AppError('conflict');
    await checkSection(ctx, before.course_id, input.section_id);
    const number = input.lesson_number ?? input.order ?? before.lesson_number;
    if (number !== before.lesson_number) await moveLesson(ctx, before, number);
    const slug = await slugColumn(ctx, before, input);
    const change = { ...columnsOf(input), ...slug, ...poster, ...(await filmColumns(ctx, input)) };
    await store.changeLesson(ctx, before.id, { ...change, updated_at: ctx.app.now().toISOString() });
    const after = (await store.lessonById(ctx.db, before.id))!;
    if (after.video_file !== before.video_file) await releaseFilm(ctx, before.video_file);
    await noteOfferedPrice(ctx, before.course_id);
    return recorded(ctx, 'lesson.edited', { before, after });
  });
}

/** Nobody sees it any more; for thirty days it can be restored. @throws lesson_not_found */
export async function deleteLesson(ctx: Context, { id }: In<'delete'>): Promise<Out<'delete'>> {
  return ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const lesson = await lessonToChange(ctx, id);
    const deletedAt = ctx.app.now().toISOString();
    const number = hiddenNumber(lesson.lesson_number, await store.takenNumbers(ctx.db, lesson.course_id));
    const change = {
      deleted_at: deletedAt,
      lesson_number: number,
      is_active: 0,
      was_active: lesson.is_active,
    };
    await store.changeLesson(ctx, id, change);
    await noteOfferedPrice(ctx, lesson.course_id);
    await recordAction(ctx, { action: 'lesson.deleted', subject: subjectOf(lesson) });
    return { id, deleted_at: deletedAt };
  });
}

/** Where it was, or at the end when its number has been taken. @throws lesson_not_found */
export async function restoreLesson(ctx: Context, { id }: In<'restore'>): Promise<EditedLesson> {
  return ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const lesson = await store.deletedLesson(ctx.db, id);
    if (!lesson) throw new AppError(lessonErrors.lesson_not_found);
    const taken = await store.takenNumbers(ctx.db, lesson.course_id);
    const number = restoredNumber(lesson.lesson_number, taken);
    const is_active = lesson.was_active ?? 1;
    const change = { deleted_at: null, lesson_number: number, is_active, was_active: null };
    await store.changeLesson(ctx, id, change);
    await noteOfferedPrice(ctx, lesson.course_id);
    await recordAction(ctx, { action: 'lesson.restored', subject: subjectOf(lesson) });
    return editedLesson(ctx.db, (await store.lessonById(ctx.db, id))!);
  });
}

/** A lesson that exists. @throws lesson_not_found */
export async function lessonToChange(ctx: TxContext, id: string): Promise<store.LessonRow> {
  const lesson = await store.lessonById(ctx.db, id);
  if (!lesson) throw new AppError(lessonErrors.lesson_not_found);
  return lesson;
}

export function subjectOf({ id, title }: store.LessonRow) {
  return { kind: 'lesson', id, label: title };
}

/** The address that was sent, or for an empty one that of the title. Nothing where none was sent. */
async function slugColumn(
  ctx: TxContext,
  before: store.LessonRow,
  { slug: sent, title = before.title }: In<'change'>,
): Promise<store.LessonChange> {
  if (sent === undefined) return {};
  const slug = sent || (await store.slugs.free(ctx.db, title, before.id));
  await store.slugs.leave(ctx, { id: before.id, from: before.slug, to: slug });
  return { slug };
}

async function checkSection(
  ctx: TxContext,
  courseId: string,
  sectionId: string | null | undefined,
): Promise<void> {
  if (!sectionId) return;
  const section = await sectionById(ctx.db, sectionId);
  if (section?.course_id !== courseId || section.deleted_at !== null)
    throw new AppError('invalid_input', { fields: { section_id: 'invalid' } });
}

/** Out of the way first: the number is unique in the course at every moment. */
async function moveLesson(ctx: TxContext, lesson: store.LessonRow, number: number): Promise<void> {
  const taken = await store.takenNumbers(ctx.db, lesson.course_id);
  await store.placeLesson(ctx.db, lesson.id, { lesson_number: Math.min(0, ...taken) - 1 });
  await makeRoom(ctx, lesson.course_id, number);
  await store.placeLesson(ctx.db, lesson.id, { lesson_number: number });
}

async function makeRoom(ctx: TxContext, courseId: string, number: number): Promise<void> {
  const moves = makingRoom(
    (await store.lessonsOf(ctx.db, courseId)).filter(({ lesson_number }) => lesson_number > 0),
    number,
  );
  for (const { id, lesson_number } of moves) await store.placeLesson(ctx.db, id, { lesson_number });
}

const sameNames = [
  ...['title', 'description', 'bonus', 'task', 'yandex_disk_url', 'video_url', 'url'],
  ...['section_id', 'opens_on', 'opens_after_days'],
] as const;
const flagNames = ['is_free', 'is_active', 'has_done_button', 'has_light_study'] as const;

/** Columns for the fields that were given. */
function columnsOf(input: Omit<In<'change'>, 'version'>): store.LessonChange {
  const given = input as Record<string, unknown>;
  const known = (names: readonly string[]) => names.filter((name) => given[name] !== undefined);
  const minutes = input.duration_minutes ?? input.duration;
  return {
    ...Object.fromEntries(known(sameNames).map((name) => [name, given[name]])),
    ...Object.fromEntries(known(flagNames).map((name) => [name, given[name] ? 1 : 0])),
    ...(input.translations && { translations: JSON.stringify(withoutEmpty(input.translations)) }),
    ...(minutes !== undefined && { duration_minutes: minutes }),
    ...(input.slug && { slug: input.slug }),
  };
}

type Translations = NonNullable<In<'change'>['translations']>;

function withoutEmpty(translations: Translations): Record<string, Record<string, string>> {
  const kept: Record<string, Record<string, string>> = {};
  for (const [field, texts] of Object.entries(translations)) {
    const written = Object.entries(texts ?? {}).filter(([, text]) => text);
    if (written.length > 0) kept[field] = Object.fromEntries(written) as Record<string, string>;
  }
  return kept;
}

async function recorded(
  ctx: TxContext,
  action: 'lesson.created' | 'lesson.edited',
  { before, after }: { before: store.LessonRow | undefined; after: store.LessonRow },
): Promise<EditedLesson> {
  const difference = differenceOf(before && auditedFields(before), auditedFields(after));
  if (!before || Object.keys(difference.after).length > 0)
    await recordAction(ctx, { action, subject: subjectOf(after), ...difference });
  return editedLesson(ctx.db, after);
}

/** The part that staff see; the rest is the server's own. */
function auditedFields(row: store.LessonRow) {
  const { id: _id, created_at, updated_at, deleted_at, was_active, shown_at, ...fields } = row;
  const flags = Object.fromEntries(flagNames.map((name) => [name, row[name] === 1]));
  return { ...fields, ...flags, translations: JSON.parse(row.translations) as unknown };
}
