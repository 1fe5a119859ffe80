import type { TxContext } from '#server/context.ts';
import { mentions } from '#server/mentions.ts';
import { colleague, type ErasedPerson, inner, oneself, type PersonalData } from '#server/personalData.ts';
import { leaveMs } from '../rules/batches.ts';
import { peopleTexts } from '../texts.ts';
import { deleteEmptyMails, hideText, mailsBefore } from './batches.store.ts';

/** Notes of staff about a person, and what was done to several at once. */
export const personalData: PersonalData = {
  words: peopleTexts.server.personalData,
  tables: [
    {
      section: 'person_notes',
      table: 'person_notes',
      owner: { column: 'user_id' },
      erased: 'deleted',
      columns: ['created_at', 'text'],
      leftOut: { id: inner, user_id: oneself, author_id: colleague },
    },
    {
      section: 'batches',
      table: 'batches',
      owner: { column: 'actor_id' },
      erased: 'deleted',
      columns: ['subject', 'text', 'created_at', 'undone_at'],
      leftOut: {
        actor_id: oneself,
        id: inner,
        kind: inner,
        course_id: inner,
        until: inner,
        about: inner,
        is_study: inner,
      },
    },
    {
      section: 'batch_people',
      table: 'batch_people',
      owner: { column: 'user_id' },
      erased: 'deleted',
      columns: ['mark', 'undone_at'],
      leftOut: { user_id: oneself, batch_id: inner, left_because: inner },
    },
  ],
  erase: hideMentions,
};

/** A mail that went to nobody else goes too; one that went to others as well loses its text where that names the person. */
async function hideMentions(ctx: TxContext, person: ErasedPerson): Promise<void> {
  const sentBefore = new Date(ctx.app.now().getTime() - leaveMs).toISOString();
  await deleteEmptyMails(ctx.db, sentBefore);
  for (const { id, subject, text } of await mailsBefore(ctx.db, sentBefore))
    if (mentions(person, `${subject} ${text}`)) await hideText(ctx.db, id);
}
