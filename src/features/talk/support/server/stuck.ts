/** Things stuck with a person. */
import { stuckOf } from '#server/stuck.ts';
import { support } from '../manifest.ts';
import { supportPaths } from '../paths.ts';
import { conversationsOfPerson } from './inbox.ts';

export const supportStuck = stuckOf(support.stuck, {
  async talk_waiting(ctx, { id }) {
    const { conversations } = await conversationsOfPerson(ctx, { id });
    return conversations.flatMap(({ id, subject, awaits_since }) =>
      awaits_since === null ? [] : [{ subject, since: awaits_since, path: supportPaths.one(id) }],
    );
  },
});
