import type { Context } from '#server/context.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { hasWords } from '#shared/search.ts';
import type { lessonsApi } from '../contract/lessons.ts';
import { titlesOfAll } from './store.ts';

const most = 10;

/** A school has some hundred lessons: their titles are compared here. */
export async function findLessons(
  ctx: Context,
  { search }: ParsedInput<typeof lessonsApi.find>,
): Promise<Output<typeof lessonsApi.find>> {
  const lessons = await titlesOfAll(ctx.db);
  return { lessons: lessons.filter(({ title }) => hasWords(title, search)).slice(0, most) };
}
