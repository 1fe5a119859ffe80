import type { TxContext } from '#server/context.ts';
import { code, type ErasedPerson, inner, oneself, type PersonalData } from '#server/personalData.ts';
import { hiddenName } from '#shared/erased.ts';
import { guardiansTexts } from '../texts.ts';
import { holdQuestion, kindOf } from './kinds.ts';
import * as store from './store.ts';

/** Questions to guardians, for the person under 18 who had them asked; the guardian's own answer stands in the ledger. */
export const personalData: PersonalData = {
  words: guardiansTexts.server.personalData,
  tables: [
    {
      section: 'guardian_requests',
      table: 'guardian_requests',
      owner: { column: 'user_id', orAddress: 'email' },
      erased: 'by erase',
      kept: { kind: code, guardian_language: code },
      columns: [
        ...['kind', 'email', 'name', 'language', 'guardian_email', 'guardian_name', 'state'],
        'guardian_language',
        ...['created_at', 'expires_at', 'reminded_at', 'decided_at'],
      ],
      forms: { language: 'code' },
      leftOut: { id: inner, subject_id: inner, user_id: oneself },
    },
  ],
  ofProduct: {
    guardian_links: 'hashes of the links of these mails',
    guardian_repeats: 'moments at which staff had such a mail sent again',
  },
  erase: eraseRequests,
};

/** Once somebody is erased, the question is over and names nobody: the person who asked, or the guardian who was asked. */
async function eraseRequests(ctx: TxContext, person: ErasedPerson): Promise<void> {
  for (const found of await store.requestsOf(ctx.db, person)) {
    const row = await holdQuestion(ctx, found);
    if (!row) continue;
    const isGuardian = row.guardian_email === person.email;
    const at = ctx.app.now().toISOString();
    if (row.state === 'waiting') {
      await kindOf(ctx, row.kind).ended(ctx, row.subject_id, 'declined');
      await store.decide(ctx.db, { id: row.id, to: 'withdrawn', at });
    }
    await store.deleteLinks(ctx.db, row.id);
    await store.changeRequest(ctx.db, row.id, {
      ...{ guardian_email: '', guardian_name: '' },
      ...(!isGuardian && { email: hiddenName, name: hiddenName }),
    });
  }
}
