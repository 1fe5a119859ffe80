/** A rating that is repeated without paying. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { buyRating, ratingFor } from '#test/rating.ts';
import { describeOnEngines } from '#test/world.ts';
import { ratingApi } from '../contract/rating.ts';

describeOnEngines('a rating that was paid', (makeWorld) => {
  it('is repeated once by a form that is sent again because its answer was lost', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const { token } = await buyRating(world, visitor);
    const form = { token, user_data: ratingFor().user_data, request_id: randomUUID() };
    const answers = await Promise.all([1, 2].map(() => visitor.call(ratingApi.retake, form)));
    answers.push(await visitor.call(ratingApi.retake, form));
    expect(answers.map(({ status, body }) => [status, body.earlier.length])).toEqual(
      answers.map(() => [200, 1]),
    );
    const next = await visitor.call(ratingApi.retake, { ...form, request_id: randomUUID() });
    expect(next.body.earlier).toHaveLength(2);
  });
});
