import { expect, it } from 'vitest';
import { drawnBy } from '#test/drawings.ts';
import { buyRating } from '#test/rating.ts';
import { type Caller, describeOnEngines } from '#test/world.ts';
import { ratingApi } from '../contract/rating.ts';

describeOnEngines('a result', (makeWorld) => {
  it('has card and paper drawn once for the same content, and again for another', async () => {
    const world = await makeWorld();
    const visitor = world.visitor('en');
    const { token } = await buyRating(world, visitor);
    const share = async (name: string) => {
      const { body } = await visitor.call(ratingApi.share, { token, is_shared: true, name });
      return body.share!.url.split('/').at(-1)!;
    };
    const url = `/share/ratings/${await share('Вера')}.jpg`;
    const ask = (headers = {}) => world.server.inject({ url, headers });
    const asked = await Promise.all(Array.from({ length: 5 }, () => ask()));
    const { etag } = asked[0]!.headers;
    expect(await drawnBy(world, 'card')).toBe(1);
    expect((await ask({ 'if-none-match': etag })).statusCode).toBe(304);
    await share('Анна');
    expect((await ask({ 'if-none-match': etag })).statusCode).toBe(200);
    expect(await drawnBy(world, 'card')).toBe(2);
    await visitor.call(ratingApi.share, { token, is_shared: false });
    const gone = await ask({ 'if-none-match': etag });
    expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store']);

    const print = (caller: Caller) =>
      caller.request({ method: 'POST', url: '/api/rating/paper', payload: { token } });
    for (let n = 0; n < 3; n++) expect((await print(visitor)).status).toBe(200);
    expect(await drawnBy(world, 'pdf')).toBe(1);
    expect((await print(world.visitor('ru'))).status).toBe(200);
    expect(await drawnBy(world, 'pdf')).toBe(2);
  });
});
