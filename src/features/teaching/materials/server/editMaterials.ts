/** Materials as staff edit them. Pages promise goods while there is a material behind them, so they are redrawn. */

import { difference } from '#features/records/audit/rules.ts';
import { recordAction } from '#features/records/audit/server/audit.ts';
import { claimUpload } from '#features/records/uploads/server/uploads.ts';
import { findCourse } from '#features/teaching/courses/server/courses.ts';
import { activeLessons } from '#features/teaching/lessons/server/lessons.ts';
import { assertUnchanged, beginChange, fingerprint } from '#server/changes.ts';
import type { Context, TxContext } from '#server/context.ts';
import { newId } from '#server/tokens.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { localTextOf, translatedColumns } from '#shared/localText.ts';
import type { EditedMaterial, materialsPanelApi } from '../contract.ts';
import { letGo } from './copyMaterials.ts';
import * as store from './store.ts';

type In<K extends keyof typeof materialsPanelApi> = ParsedInput<(typeof materialsPanelApi)[K]>;
type Out<K extends keyof typeof materialsPanelApi> = Output<(typeof materialsPanelApi)[K]>;

/** @throws not_found */
export async function listForStaff(ctx: Context, { id }: In<'list'>): Promise<Out<'list'>> {
  if (!(await findCourse(ctx.db, id))) throw notFound();
  return { materials: (await store.materialsOf(ctx.db, id)).map(toEdited) };
}

/** @throws not_found for a course or lesson that is not there, invalid_input */
export function addMaterial(ctx: Context, input: In<'add'>): Promise<EditedMaterial> {
  return ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const shelf = await findShelf(ctx, input.id, input.lesson_id);
    const content = await contentOf(ctx, input);
    if (content === null) throw new AppError('invalid_input', { fields: { url: 'file_or_link' } });
    const last = (await store.materialsOn(ctx.db, shelf)).at(-1);
    const row: store.MaterialRow = {
      id: newId(),
      course_id: shelf.courseId,
      lesson_id: shelf.lessonId,
      purpose: input.purpose,
      ...translatedColumns({ title: input.title }),
      ...content,
      position: (last?.position ?? 0) + 1,
      created_at: ctx.app.now().toISOString(),
      deleted_at: null,
    };
    await store.insertMaterial(ctx.db, row);
    await note(ctx, 'material.added', { after: row });
    return toEdited(row);
  });
}

/** @throws not_found, invalid_input, conflict when somebody has changed it since */
export function editMaterial(ctx: Context, input: In<'edit'>): Promise<EditedMaterial> {
  return ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const before = await hold(ctx, input.id);
    assertUnchanged(versionedOf(before), input.version);
    const content = await contentOf(ctx, input);
    const { purpose } = input;
    const change = { purpose, ...translatedColumns({ title: input.title }), ...content };
    await store.changeMaterial(ctx.db, input.id, change);
    if (content && before.file !== null && before.file !== content.file) await letGo(ctx, before.file);
    const after = { ...before, ...change };
    await note(ctx, 'material.changed', { before, after });
    return toEdited(after);
  });
}

/** @throws not_found, conflict when the materials are others by now */
export function arrangeMaterials(ctx: Context, input: In<'arrange'>): Promise<Out<'arrange'>> {
  return ctx.transaction(async (ctx) => {
    const shelf = await findShelf(ctx, input.id, input.lesson_id);
    const rows = await store.materialsOn(ctx.db, shelf);
    const known = new Set(rows.map(({ id }) => id));
    const isSame = known.size === input.ids.length && input.ids.every((id) => known.delete(id));
    if (!isSame) throw new AppError('conflict');
    for (const [index, id] of input.ids.entries())
      await store.changeMaterial(ctx.db, id, { position: index + 1 });
    await recordAction(ctx, {
      action: 'material.arranged',
      subject: { kind: 'course', id: shelf.courseId, label: shelf.title },
      before: { order: rows.map(({ title }) => title) },
      after: { order: input.ids.map((id) => rows.find((row) => row.id === id)!.title) },
    });
    return { materials: (await store.materialsOf(ctx.db, input.id)).map(toEdited) };
  });
}

/** Its file stays as long as it can come back. @throws not_found */
export function removeMaterial(ctx: Context, { id }: In<'remove'>): Promise<Out<'remove'>> {
  return ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const before = await hold(ctx, id);
    await store.changeMaterial(ctx.db, id, { deleted_at: ctx.app.now().toISOString() });
    await note(ctx, 'material.removed', { before });
    return {};
  });
}

/** Where it stood; repeated, it changes nothing. @throws not_found */
export function restoreMaterial(ctx: Context, { id }: In<'restore'>): Promise<EditedMaterial> {
  return ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const row = await store.holdMaterial(ctx.db, id);
    if (!row) throw notFound();
    if (row.deleted_at === null) return toEdited(row);
    await store.changeMaterial(ctx.db, id, { deleted_at: null });
    await note(ctx, 'material.restored', { after: row });
    return toEdited(row);
  });
}

async function hold(ctx: TxContext, id: string): Promise<store.MaterialRow> {
  const row = await store.holdMaterial(ctx.db, id);
  if (!row || row.deleted_at !== null) throw notFound();
  return row;
}

async function findShelf(ctx: TxContext, courseId: string, lessonId: string | undefined) {
  const course = await findCourse(ctx.db, courseId);
  if (!course) throw notFound();
  const lessons = lessonId === undefined ? [] : await activeLessons(ctx.db, courseId);
  if (lessonId !== undefined && !lessons.some(({ id }) => id === lessonId)) throw notFound();
  return { courseId, lessonId: lessonId ?? null, title: course.title };
}

type Content = Pick<store.MaterialRow, 'url' | 'file' | 'file_name' | 'media_type' | 'size_bytes'>;

/** The link or the upload that was given; null where neither was. */
async function contentOf(
  ctx: TxContext,
  { url, upload_id }: { url?: string | undefined; upload_id?: string | undefined },
): Promise<Content | null> {
  if (url !== undefined && upload_id !== undefined)
    throw new AppError('invalid_input', { fields: { url: 'file_or_link' } });
  if (upload_id !== undefined) {
    const { file, name, mediaType, sizeBytes } = await claimUpload(ctx, upload_id, 'material');
    return { url: null, file, file_name: name, media_type: mediaType, size_bytes: sizeBytes };
  }
  if (url === undefined) return null;
  return { url, file: null, file_name: null, media_type: null, size_bytes: null };
}

/** Written down in words: nobody reads the number of a file. */
async function note(
  ctx: TxContext,
  action: 'material.added' | 'material.changed' | 'material.removed' | 'material.restored',
  { before, after }: { before?: store.MaterialRow; after?: store.MaterialRow },
): Promise<void> {
  const row = (after ?? before)!;
  const named = (one: store.MaterialRow | undefined) =>
    one && { title: one.title, purpose: one.purpose, content: one.url ?? one.file_name };
  const fields =
    before && after
      ? difference(named(before)!, named(after)!)
      : { before: named(before), after: named(after) };
  await recordAction(ctx, {
    action,
    subject: { kind: 'material', id: row.id, label: row.title },
    ...(fields.before && { before: fields.before }),
    ...(fields.after && { after: fields.after }),
  });
}

/** Fields an editor changes, always in the same order; moving a material does not stand in anybody's way. */
function versionedOf({ purpose, title, translations, url, file }: store.MaterialRow) {
  return { purpose, title, translations, url, file };
}

function toEdited(row: store.MaterialRow): EditedMaterial {
  const { id, lesson_id, purpose, url, file_name, media_type, size_bytes } = row;
  return {
    ...{ id, lesson_id, purpose, url, file_name, media_type, size_bytes },
    title: localTextOf(row, 'title'),
    version: fingerprint(versionedOf(row)),
  };
}
