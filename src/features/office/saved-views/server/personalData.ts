import type { TxContext } from '#server/context.ts';
import { mentions } from '#server/mentions.ts';
import { type ErasedPerson, inner, oneself, type PersonalData } from '#server/personalData.ts';
import { savedViewsTexts } from '../texts.ts';
import * as store from './store.ts';

/** Views of a member of staff, and those that name somebody. */
export const personalData: PersonalData = {
  words: savedViewsTexts.server.personalData,
  tables: [
    {
      section: 'saved_views',
      table: 'saved_views',
      owner: { column: 'owner_id' },
      erased: 'deleted',
      columns: ['list', 'name', 'query', 'is_shared', 'created_at'],
      forms: { is_shared: 'flag' },
      leftOut: { id: inner, owner_id: oneself },
    },
  ],
  erase: forgetNaming,
};

/** Those of colleagues that look for the person, or are called by them. */
async function forgetNaming(ctx: TxContext, person: ErasedPerson): Promise<void> {
  for (const { id, name, query } of await store.everyText(ctx.db)) {
    const { search = '' } = Object.fromEntries(new URLSearchParams(query));
    if (mentions(person, name) || mentions(person, search)) await store.deleteView(ctx.db, id);
  }
}
