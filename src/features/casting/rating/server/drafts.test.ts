import { expect, it } from 'vitest';
import { aPhoto, asDataUrl } from '#test/pictures.ts';
import { buyRating } from '#test/rating.ts';
import { rows } from '#test/rows.ts';
import { describeOnEngines } from '#test/world.ts';
import { ratingApi } from '../contract/rating.ts';

describeOnEngines('the photo of a draft', (makeWorld) => {
  it('that is replaced is gone at once, unless an order names it', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const photo = asDataUrl(await aPhoto());
    const draft = async (replaces?: string) =>
      (await visitor.call(ratingApi.draft, { photo, ...(replaces && { replaces }) })).body.draft_id;
    const draft_id = await draft(await draft());
    await world.runJobs();
    expect(await rows(world, 'select id from private_pictures')).toHaveLength(1);
    const { token } = await buyRating(world, visitor, { draft_id });
    await draft(draft_id);
    await world.runJobs();
    expect((await visitor.call(ratingApi.show, { token })).body.photo_url).toEqual(expect.any(String));
    expect(await rows(world, 'select id from private_pictures where claimed_at is null')).toHaveLength(1);
  });
});
