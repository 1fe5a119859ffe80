/** Notices to staff about conversations in the chat. */

import type { Context } from '#server/context.ts';
import { about, type Facts, noticesOf, type Told } from '#server/notices.ts';
import { manyWait, personAsked, visitorWrote } from '../contract/chat.ts';
import { support } from '../manifest.ts';
import { supportPaths } from '../paths.ts';
import { supportTexts } from '../texts.ts';
import { answerByReply } from './answerByReply.ts';
import { countWaiting, staffNewsOf, writerOf } from './staffNews.ts';

export const supportNotices = noticesOf(support.notices, {
  words: supportTexts.noticeKinds,
  told: {
    support_waiting: { ...about(personAsked, talkOf, describeTalk('waiting')), reply: answerByReply },
    support_crowd: about(manyWait, ({ at }) => at, describeCrowd),
    support_message: {
      ...about(visitorWrote, talkOf, describeTalk('human')),
      readerOf: writerOf,
      reply: answerByReply,
    },
  },
});

/** Each message of a conversation is news of its own. */
function talkOf({ conversationId, position }: { conversationId: string; position: number }): string {
  return `${conversationId}:${position}`;
}

function describeTalk(state: 'waiting' | 'human'): Told['describe'] {
  return async (ctx, subjectId) => {
    const news = await staffNewsOf(ctx, subjectId, state);
    return news && { values: { question: news.question }, path: supportPaths.one(news.conversationId) };
  };
}

/** Visitors still waiting when the notice is sent: some may have been answered since. */
async function describeCrowd(ctx: Context): Promise<Facts | null> {
  const count = await countWaiting(ctx);
  return count > 0 ? { values: { count }, path: `${supportPaths.list}?state=waiting&direction=asc` } : null;
}
