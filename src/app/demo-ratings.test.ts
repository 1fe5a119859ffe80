/** Ratings of the demo school, as its staff and its student find them. */
import { expect, it } from 'vitest';
import { emailOf } from '#demo/people.ts';
import { ratingPanelApi } from '#features/rating/contract/panel.ts';
import { ratingApi } from '#features/rating/contract/rating.ts';
import { signInApi } from '#features/sign-in/contract/signIn.ts';
import { demoPassword } from '#server/demoDefaults.ts';
import { rows } from '#test/rows.ts';
import { describeOnBothEngines } from '#test/world.ts';
import { fillDemoSchool } from './demo.ts';

describeOnBothEngines('ratings of the demo school', (makeWorld) => {
  it('are ready, repeated with what changed, and waiting; nothing is kept of a minor’s body', async () => {
    const world = await makeWorld();
    await fillDemoSchool(world.app);
    const manager = await world.signedInAs('super_admin');
    const { ratings } = (await manager.call(ratingPanelApi.list, {})).body;
    const listed = ratings.map(({ email, state, results }) => [email.split('@')[0], state, results]);
    expect(listed).toEqual([
      ['ozerny', 'waiting', expect.any(Number)],
      ['lesnaya', 'waiting', expect.any(Number)],
      ['tikhiy', 'open', 1],
      ['olkhova', 'open', 1],
      ['student', 'open', 2],
    ]);
    const asked = 'select height, weight from rating_results where age < 18';
    expect(await rows(world, asked)).toEqual([{ height: null, weight: null }]);
    const shown = (await manager.call(ratingPanelApi.show, { id: ratings.at(-1)!.id })).body;
    expect(shown.attempts).toHaveLength(2);
    expect((await manager.request({ url: shown.photo_url! })).status).toBe(200);

    const input = { email: emailOf('student'), password: demoPassword };
    const { access_token } = (await world.visitor().call(signInApi.login, input)).body;
    const student = world.bearer(access_token);
    const [own] = (await student.call(ratingApi.mine, {})).body.ratings;
    const link = (await student.call(ratingApi.link, { id: own!.id })).body;
    const rating = (await student.call(ratingApi.show, link)).body;
    expect(rating.earlier).toHaveLength(1);
    expect(rating.differences.length).toBeGreaterThan(0);
  });
});
