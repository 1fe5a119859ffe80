/** Materials of a course that is copied; copies share the files of the originals. */
import { releaseUpload } from '#features/records/uploads/server/uploads.ts';
import { allLessons } from '#features/teaching/lessons/server/lessons.ts';
import type { TxContext } from '#server/context.ts';
import { newId } from '#server/tokens.ts';
import * as store from './store.ts';

/** Of the course as a whole and of its lessons, which the copy has under the same numbers. */
export async function copyMaterials(ctx: TxContext, fromId: string, toId: string): Promise<void> {
  const numbers = new Map((await allLessons(ctx.db, fromId)).map((row) => [row.id, row.lesson_number]));
  const copies = new Map((await allLessons(ctx.db, toId)).map((row) => [row.lesson_number, row.id]));
  const created_at = ctx.app.now().toISOString();
  for (const row of await store.materialsOf(ctx.db, fromId)) {
    const number = row.lesson_id === null ? undefined : numbers.get(row.lesson_id);
    const lesson_id = number === undefined ? null : copies.get(number);
    // A material of a lesson that was deleted goes with it.
    if (row.lesson_id !== null && !lesson_id) continue;
    const copy = { id: newId(), course_id: toId, lesson_id: lesson_id ?? null, created_at };
    await store.insertMaterial(ctx.db, { ...row, ...copy });
  }
}

/** Lets the file go, unless a copy names it as well. Call once this material does not name it. */
export async function letGo(ctx: TxContext, file: string): Promise<void> {
  if ((await store.countNaming(ctx.db, file)) === 0) await releaseUpload(ctx, file);
}
