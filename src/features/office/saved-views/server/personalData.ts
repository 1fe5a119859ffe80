import type { TxContext } from '#server/context.ts';
import { type ErasedPerson, inner, oneself, type PersonalData } from '#server/personalData.ts';
import { savedViewsPrivacyMessages } from '../messages/privacy.ts';
import * as store from './store.ts';

/** Views of a member of staff, and people named in the search of one. */
export const personalData: PersonalData = {
  words: savedViewsPrivacyMessages,
  tables: [
    {
      section: 'saved_views',
      table: 'saved_views',
      owner: { column: 'owner_id' },
      columns: ['list', 'name', 'query', 'is_shared', 'created_at'],
      forms: { is_shared: 'flag' },
      leftOut: { id: inner, owner_id: oneself },
    },
  ],
  erase: forget,
};

async function forget(ctx: TxContext, { userId, email }: ErasedPerson): Promise<void> {
  await store.deleteViewsOf(ctx.db, userId);
  if (email === null) return;
  for (const { id, query } of await store.everyQuery(ctx.db)) {
    const { search = '' } = Object.fromEntries(new URLSearchParams(query));
    if (search.toLowerCase().includes(email)) await store.deleteView(ctx.db, id);
  }
}
