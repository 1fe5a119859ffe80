import { expect, it } from 'vitest';
import { contextOf } from '#server/context.ts';
import { aCourse } from '#test/school.ts';
import { describeOnBothEngines } from '#test/world.ts';
import { markChanged, watchVersion } from './versions.ts';

describeOnBothEngines('what processes keep in memory', (makeWorld) => {
  it('is dropped everywhere once the change is committed, and not before', async () => {
    const { app } = await makeWorld();
    const closing = new AbortController();
    const seen = Promise.withResolvers<string>();
    let isCommitted = false;
    await watchVersion(app, {
      name: 'pages',
      signal: closing.signal,
      onChange: () => seen.resolve(isCommitted ? 'after the commit' : 'too early'),
    });
    await contextOf(app).transaction(async (ctx) => {
      await markChanged(ctx, 'pages');
      isCommitted = true;
    });
    expect(await seen.promise).toBe('after the commit');
    closing.abort();
  });

  // spec: 830
  it('is dropped when the catalogue changes', async () => {
    const world = await makeWorld();
    const { app } = world;
    const closing = new AbortController();
    const seen = Promise.withResolvers<void>();
    await watchVersion(app, { name: 'pages', signal: closing.signal, onChange: seen.resolve });
    await aCourse(world);
    await seen.promise;
    closing.abort();
  });
});
