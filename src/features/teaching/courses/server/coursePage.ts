import type { Context } from '#server/context.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { notFound } from '#shared/errors.ts';
import { textIn } from '#shared/localText.ts';
import type { coursePagesApi } from '../contract/pages.ts';
import { listCourses } from './courses.ts';
import { givenBy } from './includes.ts';
import { courseById, slugs } from './store.ts';

/** A course on sale at that address, or at the one that it leads to. @throws not_found */
export async function showCoursePage(
  ctx: Context,
  { slug }: ParsedInput<typeof coursePagesApi.show>,
): Promise<Output<typeof coursePagesApi.show>> {
  const found = await slugs.find(ctx.db, slug);
  const row = found && (await courseById(ctx.db, found.id));
  if (!row) throw notFound();
  const course = (await listCourses(ctx)).courses.find(({ id }) => id === row.id);
  if (!course) throw notFound();
  const outcomes = textIn(row, 'outcomes', ctx.actor.language).split('\n');
  return {
    course,
    outcomes: outcomes.map((line) => line.trim()).filter(Boolean),
    includes: [...(await givenBy(ctx, row))],
  };
}
