/** A visitor asks for a person: the conversation waits, staff are told, the visitor learns when the answer comes. */

import type { TxContext } from '#server/context.ts';
import { takeRoom } from '#server/limits/limits.ts';
import { publish } from '#server/outbox/queue.ts';
import { schoolDay } from '#shared/dates.ts';
import { formatDay, formatTimeOfDay } from '#shared/formats.ts';
import { createTranslator, type Language } from '#shared/i18n.ts';
import { personAsked } from '../contract/chat.ts';
import { handOffMessages } from '../messages/chat.ts';
import { handOffs } from '../rules/limits.ts';
import type { MessageRow } from './messages.store.ts';
import { presence } from './offer.ts';
import { type ConversationRow, changeConversation } from './store.ts';
import { say, sayEvent } from './talk.ts';

/** @returns what the visitor is told. The conversation is held, and nobody of the staff has it. */
export async function callPerson(
  ctx: TxContext,
  row: ConversationRow,
  language: Language,
): Promise<MessageRow> {
  const now = ctx.app.now();
  const { isOpen, opensAt } = await presence(ctx);
  const isKnown = row.user_id !== null || row.email !== null;
  await changeConversation(ctx.db, row.id, {
    ...{ state: 'waiting', operator_id: null, operator_channel: null },
    awaits_since: now.toISOString(),
    ...(!isOpen && isKnown && { mails_answers: 1 }),
  });
  const { position } = await sayEvent(ctx, row.id, { event: 'asked' });
  // Beyond so many a day, somebody is making a noise: the panel alone tells it.
  if (await takeRoom(ctx.db, handOffs, now.getTime()))
    await publish(ctx, personAsked, { conversationId: row.id, position });
  const text = wordsFor(language, { isOpen, isKnown, opensAt, timeZone: ctx.app.config.timeZone });
  return say(ctx, row.id, { sender: 'bot', text });
}

interface Presence {
  isOpen: boolean;
  isKnown: boolean;
  opensAt: string | null;
  timeZone: string;
}

function wordsFor(language: Language, { isOpen, isKnown, opensAt, timeZone }: Presence): string {
  const t = createTranslator({ locale: language, messages: handOffMessages[language] });
  if (isOpen) return t('open');
  const when = opensAt ? t('after', momentOf(opensAt, language, timeZone)) : t('later');
  return t(isKnown ? 'awayKnown' : 'away', { when });
}

/** By the clocks of the school, which it names. */
function momentOf(moment: string, language: Language, timeZone: string) {
  const { time, zone } = formatTimeOfDay(moment, timeZone);
  return { day: formatDay(schoolDay(new Date(moment), timeZone), language), time, zone };
}
