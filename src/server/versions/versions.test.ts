import { expect, it } from 'vitest';
import { coursesChanged } from '#features/courses/contract.ts';
import { publish } from '#server/outbox/queue.ts';
import { describeOnBothEngines } from '#test/world.ts';
import { markChanged, watchVersion } from './versions.ts';

describeOnBothEngines('what processes keep in memory', (makeWorld) => {
  it('is dropped everywhere once the change is committed, and not before', async () => {
    const { app } = await makeWorld();
    const closing = new AbortController();
    const seen = Promise.withResolvers<string>();
    let isCommitted = false;
    await watchVersion(app, 'pages', closing.signal, () =>
      seen.resolve(isCommitted ? 'after the commit' : 'too early'),
    );
    await app.database.transaction(async (tx) => {
      await markChanged(app, tx, 'pages');
      isCommitted = true;
    });
    expect(await seen.promise).toBe('after the commit');
    closing.abort();
  });

  it('is dropped when the catalogue changes', async () => {
    const world = await makeWorld();
    const { app } = world;
    const closing = new AbortController();
    const seen = Promise.withResolvers<void>();
    await watchVersion(app, 'pages', closing.signal, seen.resolve);
    await app.database.transaction((tx) => publish(app, tx, coursesChanged, {}));
    await world.runJobs();
    await seen.promise;
    closing.abort();
  });
});
