/** Reviews, as staff add them and as students write them. */
import { randomUUID } from 'node:crypto';
import { reviewsApi } from '#features/site/reviews/contract/reviews.ts';
import type { Input } from '#shared/contract.ts';
import { rows } from './rows.ts';
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

/** A review of two people each, as they wrote it. */
export async function ownReviewsOf(world: World, owner: string, another: string) {
  const at = world.app.now().toISOString();
  const write = async (userId: string) => {
    const id = randomUUID();
    await rows(
      world,
      `insert into reviews (id, author, user_id, email, kind, name, role, text, result, reply, rating, position, state,
         reason, search, created_at, updated_at)
       values ('${id}', 'buyer', '${userId}', '', 'written', 'x', '', 'x', '', '', 5, 1, 'waiting', '', 'x', '${at}', '${at}')
       returning id`,
    );
    return id;
  };
  return { own: await write(owner), another: await write(another) };
}
