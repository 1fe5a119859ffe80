import type { TxContext } from '#server/context.ts';
import {
  colleague,
  type ErasedPerson,
  inner,
  oneself,
  type PersonalData,
  search,
  secret,
} from '#server/personalData.ts';
import { supportTexts } from '../texts.ts';
import { anonymise } from './anonymise.ts';
import { conversationsOf } from './store.ts';
import { tellWatchers } from './talk.ts';

/** Talks of visitors with the assistant and the staff. */
export const personalData: PersonalData = {
  words: supportTexts.server.personalData,
  tables: [
    {
      section: 'support_conversations',
      table: 'support_conversations',
      owner: { column: 'user_id', orAddress: 'email' },
      subject: 'conversation',
      erased: 'by erase',
      columns: [
        ...['id', 'state', 'language', 'subject', 'page', 'lesson_id', 'name', 'email', 'phone'],
        ...['rating', 'rating_comment', 'created_at', 'updated_at'],
      ],
      forms: { language: 'code' },
      leftOut: {
        token_hash: secret,
        session_key: secret,
        first_key: secret,
        user_id: oneself,
        operator_id: colleague,
        operator_channel: inner,
        awaits_since: inner,
        asked_at: inner,
        answered_at: inner,
        reached_staff: inner,
        answer_minutes: inner,
        mails_answers: inner,
        mailed_position: inner,
        last_position: inner,
        revision: inner,
        anonymised_at: inner,
        read_position: inner,
        seen_position: inner,
        told_position: inner,
        told_at: inner,
        search,
      },
    },
    {
      section: 'support_messages',
      table: 'support_messages',
      owner: { column: 'conversation_id', of: 'support_conversations' },
      erased: 'by erase',
      columns: ['conversation_id', 'position', 'sender', 'text', 'options', 'is_helpful', 'created_at'],
      leftOut: {
        id: inner,
        author_id: colleague,
        sources: 'which of the school’s texts the assistant has read',
        answer_id: inner,
        client_id: inner,
        reply_to: inner,
        is_confident: inner,
      },
    },
  ],
  ofSchool: {
    support_replies: 'what staff write often',
    support_settings: 'when the staff are there',
  },
  erase: eraseTalks,
};

/** Keeps the fact that there was a talk, without a word of it. */
async function eraseTalks(ctx: TxContext, person: ErasedPerson): Promise<void> {
  const rows = await conversationsOf(ctx.db, person);
  for (const row of rows) await anonymise(ctx, row);
  if (rows.length > 0) await tellWatchers(ctx);
}
