import type { PanelCourse } from '#features/teaching/courses/contract/panel.ts';
import { courseAction } from '#features/teaching/courses/server/courseAudit.ts';
import { freeTypes } from '#features/teaching/courses/server/courses.ts';
import { listPanelCourses } from '#features/teaching/courses/server/coursesForStaff.ts';
import { beginChange } from '#server/changes.ts';
import type { Context } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { createFromTemplate, templates } from './templates.ts';

/** Makes those templates whose type no course has, as drafts. @throws AppError conflict when there are all */
export async function addTemplates(ctx: Context): Promise<{ courses: PanelCourse[] }> {
  const ids = await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const free = await freeTypes(ctx);
    const missing = Object.values(templates).filter(({ course }) =>
      free.some((type) => type === course.type),
    );
    if (missing.length === 0) throw new AppError('conflict');
    const made: string[] = [];
    for (const template of missing) {
      const id = await createFromTemplate(ctx, template, { isActive: false });
      await courseAction(ctx, id, { action: 'course.created' });
      made.push(id);
    }
    return made;
  });
  const { courses } = await listPanelCourses(ctx);
  return { courses: courses.filter(({ id }) => ids.includes(id)) };
}
