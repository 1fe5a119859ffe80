/**
 * A visitor asks for a person: the conversation waits, staff get a notice, the visitor learns when to expect an answer.
 */

import { z } from 'zod';
import type { TxContext } from '#server/context.ts';
import { takeRooms } from '#server/limits/limits.ts';
import { job } from '#server/outbox/job.ts';
import { publish, queueWith } from '#server/outbox/queue.ts';
import { schoolDay } from '#shared/dates.ts';
import { formatDay, formatTimeOfDay } from '#shared/formats.ts';
import { createTranslator, type Language } from '#shared/i18n.ts';
import { manyWait, personAsked } from '../contract/chat.ts';
import { handOffs, summaries } from '../rules/limits.ts';
import { firstReminderMs } from '../rules/waiting.ts';
import { supportTexts } from '../texts.ts';
import type { MessageRow } from './messages.store.ts';
import { presence } from './offer.ts';
import { type ConversationRow, changeConversation, countWaiting } from './store.ts';
import { say, sayEvent } from './talk.ts';
import { lookLater } from './waiting.ts';

/** @returns what the visitor sees. The conversation is held, and no member of staff has it. */
export async function callPerson(
  ctx: TxContext,
  row: ConversationRow,
  { language, sentId }: Call,
): Promise<MessageRow> {
  const now = ctx.app.now();
  const { isOpen, opensAt } = await presence(ctx);
  const isKnown = row.user_id !== null || row.email !== null;
  await changeConversation(ctx.db, row.id, {
    ...{ state: 'waiting', operator_id: null, operator_channel: null },
    awaits_since: now.toISOString(),
    told_at: now.toISOString(),
    told_position: row.last_position,
    ...(!isOpen && isKnown && { mails_answers: 1 }),
  });
  await lookLater(ctx, row.id, firstReminderMs);
  const { position } = await sayEvent(ctx, row.id, { event: 'asked' });
  await tellStaff(ctx, { conversationId: row.id, position });
  const text = wordsFor(language, { isOpen, isKnown, opensAt, timeZone: ctx.app.config.timeZone });
  return say(ctx, row.id, { sender: 'bot', text, reply_to: sentId });
}

interface Call {
  language: Language;
  /** The visitor's message that asks for a person. */
  sentId: string;
}

/**
 * A network that asks often uses up nothing of the common limit. Visitors beyond either limit are counted in one notice
 * every ten minutes, so that no one waits unseen because a stranger makes noise.
 */
async function tellStaff(ctx: TxContext, asked: z.input<typeof personAsked.payload>): Promise<void> {
  if (await takeRooms(ctx, handOffs)) return publish(ctx, personAsked, asked);
  const now = ctx.app.now();
  if (!(await takeRooms(ctx, [summaries]))) return;
  await queueWith(ctx, { job: tellWaiting, payload: {}, runAt: new Date(now.getTime() + summaries.perMs) });
}

/** Tells staff how many wait: some of them had no notice of their own. */
export const tellWaiting = job('support.tell_waiting', z.object({}), async (ctx, _, claim) => {
  await ctx.transaction(async (ctx) => {
    if ((await countWaiting(ctx.db)) > 0) await publish(ctx, manyWait, { at: ctx.app.now().toISOString() });
    await claim.settle(ctx.db);
  });
});

interface Presence {
  isOpen: boolean;
  isKnown: boolean;
  opensAt: string | null;
  timeZone: string;
}

function wordsFor(language: Language, { isOpen, isKnown, opensAt, timeZone }: Presence): string {
  const t = createTranslator({ locale: language, messages: supportTexts.server.handOff[language] });
  if (isOpen) return t('open');
  const when = opensAt ? t('after', momentOf(opensAt, language, timeZone)) : t('later');
  return t(isKnown ? 'awayKnown' : 'away', { when });
}

/** By the clocks of the school, which it names. */
function momentOf(moment: string, language: Language, timeZone: string) {
  const { time, zone } = formatTimeOfDay(moment, timeZone);
  return { day: formatDay(schoolDay(new Date(moment), timeZone), language), time, zone };
}
