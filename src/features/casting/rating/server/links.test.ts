import { expect, it } from 'vitest';
import { day } from '#shared/dates.ts';
import { buyRating, ratingFor } from '#test/rating.ts';
import { describeOnEngines } from '#test/world.ts';
import { ratingApi } from '../contract/rating.ts';
import { linksADay } from '../rules/form.ts';

describeOnEngines('the private address of a result', (makeWorld) => {
  // spec: 254
  it('ends after sixty days; a new one goes to the order’s address, so often a day', async () => {
    const world = await makeWorld();
    const visitor = world.visitor();
    const { token, order_secret } = await buyRating(world, visitor);
    world.passTime(59 * day);
    expect((await visitor.call(ratingApi.show, { token })).status).toBe(200);
    world.passTime(1 * day);
    const paper = await visitor.request({ method: 'POST', url: '/api/rating/paper', payload: { token } });
    const answers = [
      await visitor.call(ratingApi.show, { token }),
      await visitor.call(ratingApi.share, { token, is_shared: true }),
      await visitor.call(ratingApi.retake, { token, user_data: ratingFor().user_data }),
      paper,
    ];
    expect(answers.map(({ status }) => status)).toEqual([410, 410, 410, 410]);
    const bySecret = (await visitor.call(ratingApi.result, { order_secret })).body;
    expect(bySecret).toMatchObject({ status: 'paid', token: null, rating: null });
    world.mail.clear();
    const invented = await visitor.call(ratingApi.newLink, { token: 'x'.repeat(43) });
    for (let n = 0; n < 8; n += 1) {
      const answer = await world.visitor().call(ratingApi.newLink, { token });
      expect([answer.status, answer.body]).toEqual([invented.status, invented.body]);
    }
    await world.runJobs();
    const mails = world.mail.messages();
    expect(mails.map(({ to }) => to)).toEqual(Array(linksADay).fill(['lena@example.com']));
    expect(mails[0]!.text).toContain('Она работает 60 дней');
    const [, fresh] = /\/rating\/([\w-]+)/.exec(mails[0]!.text) ?? [];
    expect((await visitor.call(ratingApi.show, { token: fresh! })).status).toBe(200);
    expect((await visitor.call(ratingApi.show, { token })).status).toBe(410);
  });
});
