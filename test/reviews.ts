/** Reviews, as staff add them. */
import { reviewsApi } from '#features/site/reviews/contract/reviews.ts';
import type { Input } from '#shared/contract.ts';
import type { Person, World } from './world.ts';

/** The specified payload. */
export const daria = {
  ...{ name: 'Дарья', email: 'daria@example.com', rating: 5, text: 'Хорошо', isVideo: false },
  ...{ videoUrl: '', yandexUrl: '' },
};

/** One on the page. @returns its id */
export async function aReview(
  world: World,
  changes: Partial<Input<typeof reviewsApi.add>> = {},
  staff?: Person,
): Promise<string> {
  const person = staff ?? (await world.signedInAs('content_manager'));
  const { status, body } = await person.call(reviewsApi.add, { ...daria, ...changes });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.id;
}
