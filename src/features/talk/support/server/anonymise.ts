/** A talk that is nobody's any more: that there was one, when and how it went. */
import { forgetAnswers } from '#features/talk/assistant/server/recordAnswer.ts';
import type { TxContext } from '#server/context.ts';
import { answersIn, forgetTexts } from './messages.store.ts';
import * as store from './store.ts';

/** Names, addresses and every word go, also the assistant's, which may repeat them. The conversation is held. */
export async function anonymise(ctx: TxContext, row: store.ConversationRow): Promise<void> {
  await store.changeConversation(ctx.db, row.id, {
    ...{
      token_hash: null,
      session_key: null,
      first_key: null,
      user_id: null,
      name: null,
      email: null,
      phone: null,
    },
    ...{ subject: '', page: '', lesson_id: null, rating_comment: null, search: '' },
    ...{ awaits_since: null, mails_answers: 0, operator_channel: null },
    ...(row.state !== 'closed' && { state: 'closed' }),
    anonymised_at: ctx.app.now().toISOString(),
  });
  await forgetAnswers(ctx, await answersIn(ctx.db, row.id));
  await forgetTexts(ctx.db, row.id);
}
