/** The visitor's side besides sending: history, thumbs, rating, contacts. */

import { consentErrors } from '#features/accounts/consents/errors.ts';
import { recordConsents } from '#features/accounts/consents/server/consents.ts';
import { monthsOffered } from '#features/sales/instalments/server/offer.ts';
import { answerRated } from '#features/talk/assistant/contract.ts';
import { member } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import { publish } from '#server/outbox/queue.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { searchable } from '#shared/search.ts';
import type { ChatHistory, supportApi } from '../contract/chat.ts';
import { isWithPeople } from '../rules/conversation.ts';
import { historyOf, stateOf } from './chatView.ts';
import { findMessage, setHelpful } from './messages.store.ts';
import { isChatOn, presence } from './offer.ts';
import { findOpened, isOf } from './sendMessage.ts';
import * as store from './store.ts';
import { inConversation } from './talk.ts';

type In<K extends keyof typeof supportApi> = ParsedInput<(typeof supportApi)[K]>;
type Out<K extends keyof typeof supportApi> = Output<(typeof supportApi)[K]>;

export async function showOffer(ctx: Context): Promise<Out<'offer'>> {
  const { isOpen, opensAt } = await presence(ctx);
  return {
    ...{ is_on: await isChatOn(ctx), is_open: isOpen, opens_at: opensAt },
    has_instalments: (await monthsOffered(ctx)).length > 0,
  };
}

/** The conversation that the token opens. @throws not_found, also where it is another account's */
export async function openedBy(ctx: Context, token: string): Promise<store.ConversationRow> {
  const row = await findOpened(ctx, token);
  if (!row || !isOf(ctx.actor, row)) throw notFound();
  return row;
}

/** For an account its own open conversation, whichever device began it: the id opens it for that account alone. */
export async function showOwn(ctx: Context): Promise<Out<'own'>> {
  const row = await store.findOpenOf(ctx.db, member(ctx.actor).id);
  return { conversation_token: row?.id ?? null };
}

/** A position that there is not yet says nothing. @throws not_found */
export async function noteSeen(ctx: Context, { token, position }: In<'seen'>): Promise<Out<'seen'>> {
  const { id } = await openedBy(ctx, token);
  await store.noteRead(ctx.db, id, { column: 'seen_position', position });
  return {};
}

/** @throws not_found */
export async function showChat(ctx: Context, { token }: In<'show'>): Promise<ChatHistory> {
  const row = await openedBy(ctx, token);
  const { seen_position } = row;
  return { ...(await stateOf(ctx, row)), ...(await historyOf(ctx, row, null)), seen_position };
}

/** @throws not_found */
export async function showEarlier(ctx: Context, { token, before }: In<'earlier'>): Promise<Out<'earlier'>> {
  return historyOf(ctx, await openedBy(ctx, token), before);
}

/** @throws not_found for what is no answer of the assistant in this conversation */
export async function rateAnswer(ctx: Context, input: In<'rateAnswer'>): Promise<Out<'rateAnswer'>> {
  const { id } = await openedBy(ctx, input.token);
  return inConversation(ctx, id, async (ctx) => {
    const message = await findMessage(ctx.db, input.message_id);
    if (message?.conversation_id !== id || message.answer_id === null) throw notFound();
    await setHelpful(ctx.db, message.id, input.is_helpful);
    await publish(ctx, answerRated, { answerId: message.answer_id, isHelpful: input.is_helpful });
    return {};
  });
}

/** @throws not_found, conflict before a person has ended the conversation */
export async function rateHelp(ctx: Context, input: In<'rate'>): Promise<Out<'rate'>> {
  const { id } = await openedBy(ctx, input.token);
  return inConversation(ctx, id, async (ctx, row) => {
    if (row.state !== 'closed' || row.operator_id === null) throw new AppError('conflict');
    const { rating, comment } = input;
    await store.changeConversation(ctx.db, id, { rating, rating_comment: comment || null });
    return {};
  });
}

/** The answer is mailed there as well. @throws not_found, consent_required, document_changed */
export async function leaveContacts(ctx: Context, input: In<'leaveContacts'>): Promise<Out<'leaveContacts'>> {
  const { id } = await openedBy(ctx, input.token);
  if (!input.consent) throw new AppError(consentErrors.consent_required, { fields: { consent: 'consent' } });
  const { name, email, phone = null, document_versions } = input;
  return inConversation(ctx, id, async (ctx, row) => {
    await store.changeConversation(ctx.db, id, {
      ...{ name, email, phone },
      // Answers from before they left their address are there to be read.
      ...(isWithPeople(row.state) && { mails_answers: 1, mailed_position: row.last_position }),
      search: searchable(row.subject, name, email, phone),
    });
    await recordConsents(ctx, {
      ...{ userId: row.user_id, email, documents: ['personal_data'], place: 'support' },
      shown: document_versions,
    });
    return {};
  });
}
