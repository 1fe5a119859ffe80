/** Sections of a course, and the order of sections and lessons. */
import { recordAction } from '#features/records/audit/server/audit.ts';
import { findCourse } from '#features/teaching/courses/server/courses.ts';
import { beginChange, fingerprint } from '#server/changes.ts';
import type { Context, TxContext } from '#server/context.ts';
import { newId } from '#server/tokens.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { translatedColumns } from '#shared/localText.ts';
import type { EditedSection, sectionsApi } from '../contract/sections.ts';
import { inOrder } from '../rules/order.ts';
import { toSection } from './editableLessons.ts';
import * as sections from './sections.store.ts';
import { type LessonRow, lessonsOf, placeLesson, takenNumbers } from './store.ts';

type In<K extends keyof typeof sectionsApi> = ParsedInput<(typeof sectionsApi)[K]>;
type Out<K extends keyof typeof sectionsApi> = Output<(typeof sectionsApi)[K]>;

/** Adds a section at the end of the course. @throws not_found */
export async function createSection(ctx: Context, input: In<'create'>): Promise<EditedSection> {
  return ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    if (!(await findCourse(ctx.db, input.id))) throw notFound();
    const last = (await sections.sectionsOf(ctx.db, input.id)).at(-1);
    const section = {
      id: newId(),
      course_id: input.id,
      ...translatedColumns({ title: input.title }),
      position: (last?.position ?? 0) + 1,
      created_at: ctx.app.now().toISOString(),
      deleted_at: null,
      held_lessons: null,
    };
    await sections.insertSection(ctx.db, section);
    await recordAction(ctx, { action: 'section.created', subject: subjectOf(section) });
    return toSection(section);
  });
}

/** @throws not_found */
export async function renameSection(ctx: Context, input: In<'rename'>): Promise<EditedSection> {
  return ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const before = await sectionToChange(ctx, input.id);
    const after = { ...before, ...translatedColumns({ title: input.title }) };
    await sections.changeSection(ctx.db, input.id, after);
    await recordAction(ctx, {
      action: 'section.edited',
      subject: subjectOf(after),
      before: { title: before.title },
      after: { title: after.title },
    });
    return toSection(after);
  });
}

/** Its lessons stay, without a section. @throws not_found */
export async function deleteSection(ctx: Context, { id }: In<'delete'>): Promise<Out<'delete'>> {
  return ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const section = await sectionToChange(ctx, id);
    const lessons = await lessonsOf(ctx.db, section.course_id);
    const held = lessons.filter(({ section_id }) => section_id === id).map((lesson) => lesson.id);
    for (const lesson of held) await placeLesson(ctx.db, lesson, { section_id: null });
    const deleted_at = ctx.app.now().toISOString();
    await sections.changeSection(ctx.db, id, { deleted_at, held_lessons: JSON.stringify(held) });
    await recordAction(ctx, { action: 'section.deleted', subject: subjectOf(section) });
    return { id };
  });
}

/**
 * Where it stood, with those of its lessons that have found no other section since; repeated, it changes nothing.
 * @throws not_found, also when its thirty days are over
 */
export async function restoreSection(ctx: Context, { id }: In<'restore'>): Promise<EditedSection> {
  return ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const section = await sections.sectionById(ctx.db, id);
    if (!section) throw notFound();
    if (section.deleted_at === null) return toSection(section);
    const held = JSON.parse(section.held_lessons ?? '[]') as string[];
    for (const lesson of await lessonsOf(ctx.db, section.course_id))
      if (lesson.section_id === null && held.includes(lesson.id))
        await placeLesson(ctx.db, lesson.id, { section_id: id });
    await sections.changeSection(ctx.db, id, { deleted_at: null, held_lessons: null });
    await recordAction(ctx, { action: 'section.restored', subject: subjectOf(section) });
    return toSection(section);
  });
}

/**
 * Puts everything in order and numbers the lessons from 1.
 * @throws not_found; conflict when the order, or what is in it, is not as in `version`
 */
export async function orderLessons(ctx: Context, input: In<'order'>): Promise<Out<'order'>> {
  const { id: courseId, groups } = input;
  return ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const course = await findCourse(ctx.db, courseId);
    if (!course) throw notFound();
    const before = await arrangementOf(ctx, courseId);
    if (before.version !== input.version || !holdsTheSame(groups, before)) throw new AppError('conflict');
    await placeLessons(ctx, courseId, groups);
    await recordAction(ctx, {
      action: 'lesson.ordered',
      subject: { kind: 'course', id: courseId, label: course.title },
      before: { order: titlesOf(before.lessons) },
      after: { order: titlesOf((await arrangementOf(ctx, courseId)).lessons) },
    });
    return { version: (await arrangementOf(ctx, courseId)).version };
  });
}

/** Version of the order of lessons. */
export function orderVersion(lessons: readonly LessonRow[], rows: readonly sections.SectionRow[]): string {
  return fingerprint([lessons.map((lesson) => [lesson.id, lesson.section_id]), rows.map(({ id }) => id)]);
}

interface Arrangement {
  lessons: LessonRow[];
  sections: sections.SectionRow[];
  version: string;
}

async function arrangementOf(ctx: TxContext, courseId: string): Promise<Arrangement> {
  const rows = await sections.sectionsOf(ctx.db, courseId);
  const lessons = inOrder(await lessonsOf(ctx.db, courseId), rows);
  return { lessons, sections: rows, version: orderVersion(lessons, rows) };
}

function holdsTheSame(groups: In<'order'>['groups'], { lessons, sections: rows }: Arrangement): boolean {
  const same = (given: readonly string[], known: readonly { id: string }[]) =>
    given.length === known.length && known.every(({ id }) => given.includes(id));
  const named = groups.flatMap(({ section_id }) => section_id ?? []);
  const loose = groups.filter(({ section_id }) => section_id === null);
  return (
    same(named, rows) &&
    loose.length <= 1 &&
    same(
      groups.flatMap(({ lesson_ids }) => lesson_ids),
      lessons,
    )
  );
}

/** Below every number in use first: each is unique in the course at every moment. */
async function placeLessons(ctx: TxContext, courseId: string, groups: In<'order'>['groups']): Promise<void> {
  const named = groups.filter(({ section_id }) => section_id !== null);
  const inTurn = [...groups.filter(({ section_id }) => section_id === null), ...named];
  const places = inTurn.flatMap(({ section_id, lesson_ids }) => lesson_ids.map((id) => ({ id, section_id })));
  const lowest = Math.min(0, ...(await takenNumbers(ctx.db, courseId)));
  for (const [index, { id, section_id }] of places.entries())
    await placeLesson(ctx.db, id, { section_id, lesson_number: lowest - index - 1 });
  for (const [index, { id }] of places.entries()) await placeLesson(ctx.db, id, { lesson_number: index + 1 });
  for (const [index, { section_id }] of named.entries())
    await sections.changeSection(ctx.db, section_id!, { position: index + 1 });
}

async function sectionToChange(ctx: TxContext, id: string): Promise<sections.SectionRow> {
  const section = await sections.sectionById(ctx.db, id);
  if (!section || section.deleted_at !== null) throw notFound();
  return section;
}

const subjectOf = ({ id, title }: sections.SectionRow) => ({ kind: 'section', id, label: title });
const titlesOf = (lessons: readonly LessonRow[]) => lessons.map(({ title }) => title);
