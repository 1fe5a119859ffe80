import type { TxContext } from '#server/context.ts';
import { newId } from '#server/tokens.ts';
import { schoolDay } from '#shared/dates.ts';
import { captionsOf, putCaptions } from './captions.store.ts';
import { insertSection, sectionsOf } from './sections.store.ts';
import { insertLesson, lessonsOf, slugs } from './store.ts';

/**
 * Copies sections, lessons and their captions into another course, as part of `tx`; nobody's progress, and no
 * deleted lessons. Copies share the files of the originals.
 */
export async function copyLessons(ctx: TxContext, fromCourseId: string, toCourseId: string): Promise<void> {
  const ofCourse = { created_at: ctx.app.now().toISOString(), course_id: toCourseId };
  const today = schoolDay(ctx.app.now(), ctx.app.config.timeZone);
  const sections = new Map<string, string>();
  for (const row of await sectionsOf(ctx.db, fromCourseId)) {
    const id = newId();
    sections.set(row.id, id);
    await insertSection(ctx.db, { ...row, ...ofCourse, id });
  }
  for (const row of await lessonsOf(ctx.db, fromCourseId)) {
    const id = newId();
    const section_id = row.section_id && (sections.get(row.section_id) ?? null);
    const slug = await slugs.free(ctx.db, row.title);
    // Days of the original that are over say nothing of the copy.
    const opens_on = row.opens_on !== null && row.opens_on > today ? row.opens_on : null;
    const own = { id, slug, section_id, opens_on, updated_at: null, shown_at: null };
    await insertLesson(ctx, { ...row, ...ofCourse, ...own });
    for (const captions of await captionsOf(ctx.db, [row.id]))
      await putCaptions(ctx.db, { ...captions, lesson_id: id });
  }
}
