/** Content of a live stream: to a visitor the news of the conversation, to staff how many conversations wait. */
import type { Context } from '#server/context.ts';
import { currentVersion } from '#server/versions/versions.ts';
import { summarise } from './inbox.ts';
import type { Follower } from './liveStream.ts';
import { chatAfter } from './shown.ts';
import { findConversation } from './store.ts';
import { openedBy } from './visiting.ts';

interface Following {
  token: string;
  /** Position after which the reader goes on. */
  after: number;
}

/** @throws not_found where the token opens nothing of the caller's */
export async function followConversation(ctx: Context, { token, after }: Following): Promise<Follower> {
  const { id } = await openedBy(ctx, token);
  let cursor = after;
  let sent = '';
  return {
    address: ctx.actor.address,
    conversationId: id,
    async next() {
      const row = await findConversation(ctx.db, id);
      if (!row) return null;
      const chat = await chatAfter(ctx, row, cursor);
      const { messages, ...state } = chat;
      const known = JSON.stringify(state);
      if (messages.length === 0 && known === sent) return null;
      sent = known;
      cursor = messages.at(-1)?.position ?? cursor;
      return event('chat', chat, cursor);
    },
    isAllowed: () =>
      openedBy(ctx, token).then(
        () => true,
        () => false,
      ),
  };
}

/** @param isAllowed whether the member of staff may still read the inbox */
export function followInbox(ctx: Context, isAllowed: () => Promise<boolean>): Follower {
  let told = -1;
  return {
    address: ctx.actor.address,
    conversationId: null,
    async next() {
      const version = await currentVersion(ctx.db, 'support');
      if (version === told) return null;
      told = version;
      return event('inbox', await summarise(ctx));
    },
    isAllowed,
  };
}

function event(name: string, data: unknown, id?: number): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
