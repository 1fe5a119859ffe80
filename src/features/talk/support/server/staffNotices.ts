/** Notices to staff about conversations in the chat. */

import type { Context } from '#server/context.ts';
import { about, type Facts, noticesOf } from '#server/notices.ts';
import { manyWait, personAsked, visitorWrote } from '../contract/chat.ts';
import { support } from '../manifest.ts';
import { supportPaths } from '../paths.ts';
import { supportTexts } from '../texts.ts';
import { answersByReply } from './answerByReply.ts';
import { countWaiting, staffNewsOf, writerOf } from './staffNews.ts';

export const supportNotices = noticesOf(support.notices, {
  words: supportTexts.noticeKinds,
  told: {
    support_waiting: { ...about(personAsked, talkOf, describeTalk), reply: answersByReply },
    support_crowd: about(manyWait, ({ at }) => at, describeCrowd),
    support_message: {
      ...about(visitorWrote, talkOf, describeTalk),
      readerOf: writerOf,
      reply: answersByReply,
    },
  },
});

interface OfTalk {
  conversationId: string;
  position: number;
  again_at?: string | undefined;
}

/** Each message of a conversation is news of its own, and so is each reminder. */
function talkOf({ conversationId, position, again_at }: OfTalk): string {
  return `${conversationId}:${position}${again_at ? ` ${again_at}` : ''}`;
}

async function describeTalk(ctx: Context, subjectId: string): Promise<Facts | null> {
  const news = await staffNewsOf(ctx, subjectId);
  return news && { values: { question: news.question }, path: supportPaths.one(news.conversationId) };
}

/** Visitors still waiting when the notice is sent: some may have been answered since. */
async function describeCrowd(ctx: Context): Promise<Facts | null> {
  const count = await countWaiting(ctx);
  return count > 0 ? { values: { count }, path: `${supportPaths.list}?state=waiting&direction=asc` } : null;
}
