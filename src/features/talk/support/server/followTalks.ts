/** Content of a live stream: to a visitor the news of the conversation, to staff how many conversations wait. */
import { type Actor, member } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import { currentVersion } from '#server/versions/versions.ts';
import { AppError } from '#shared/errors.ts';
import { networkOf } from '#shared/networks.ts';
import { chatAfter, historyOf } from './chatView.ts';
import { summarise } from './inbox.ts';
import { type Follower, over } from './liveStream.ts';
import type { ConversationRow } from './store.ts';
import { openedBy } from './visitorActions.ts';

interface Following {
  token: string;
  /** Position after which the reader goes on. */
  after: number;
  whoNow(): Promise<Actor>;
}

/**
 * The stream lasts only while the session that opened it does: the reader is checked again before anything is sent.
 * @param whoNow finds the caller again
 * @throws not_found where the token opens nothing of the caller's
 */
export async function followConversation(
  ctx: Context,
  { token, after, whoNow }: Following,
): Promise<Follower> {
  const opened = await openedBy(ctx, token);
  const current = async () => openedBy({ ...ctx, actor: await whoNow() }, token);
  let cursor = after > 0 ? after : await beforeLastPage(ctx, opened);
  let sent = '';
  return {
    reader: { kind: 'visitor', key: networkOf(ctx.actor.address) },
    conversationId: opened.id,
    async next() {
      const row = await current().catch(endedWith);
      if (!row) return over;
      const chat = await chatAfter(ctx, row, cursor);
      const { messages, ...state } = chat;
      const known = JSON.stringify(state);
      if (messages.length === 0 && known === sent) return null;
      sent = known;
      cursor = messages.at(-1)?.position ?? cursor;
      return event('chat', chat, cursor);
    },
    isAllowed: async () => (await current().catch(endedWith)) !== null,
  };
}

/** A reader who knows nothing yet gets one page at most. */
async function beforeLastPage(ctx: Context, row: ConversationRow): Promise<number> {
  const { messages, has_earlier } = await historyOf(ctx, row, null);
  return has_earlier ? messages[0]!.position - 1 : 0;
}

/** Null for a refusal: the right to read has ended. Anything else, such as a database that is away, is no refusal. */
function endedWith(error: unknown): null {
  if (error instanceof AppError && error.status < 500) return null;
  throw error;
}

/** @param whoNow finds the caller again; refuses those who may no longer read the inbox */
export function followInbox(ctx: Context, whoNow: () => Promise<Actor>): Follower {
  let told = -1;
  const isAllowed = async () => (await whoNow().catch(endedWith)) !== null;
  return {
    reader: { kind: 'staff', key: member(ctx.actor).id },
    conversationId: null,
    async next() {
      if (!(await isAllowed())) return over;
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
