import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, checkAccess } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import { contextOf } from '#server/context.ts';
import { routes } from '#server/http/call.ts';
import type { FindActor } from '#server/http/mount.ts';
import { supportApi } from '../contract/chat.ts';
import { inboxApi } from '../contract/inbox.ts';
import { repliesApi, supportSettingsApi } from '../contract/settings.ts';
import { followConversation, followInbox } from './followTalks.ts';
import {
  conversationsOfPerson,
  listConversations,
  showConversation,
  showEarlier as showEarlierToStaff,
  summarise,
} from './inbox.ts';
import type { Follower } from './liveStream.ts';
import {
  addNote,
  answerVisitor,
  assignConversation,
  closeConversation,
  noteReading,
  releaseConversation,
  takeConversation,
  takeOver,
} from './operatorActions.ts';
import { listOperators } from './operators.ts';
import { createReply, listReplies, removeReply, restoreReply, saveReply } from './replies.ts';
import { sendMessage } from './sendMessage.ts';
import { saveSettings, showSettings } from './settings.ts';
import { Streams } from './streams.ts';
import {
  leaveContacts,
  noteSeen,
  rateAnswer,
  rateHelp,
  showChat,
  showEarlier,
  showOffer,
  showOwn,
} from './visitorActions.ts';

export const supportRoutes = [
  ...routes(supportApi, {
    offer: showOffer,
    send: sendMessage,
    show: showChat,
    own: showOwn,
    seen: noteSeen,
    earlier: showEarlier,
    rateAnswer,
    rate: rateHelp,
    leaveContacts,
  }),
  ...routes(inboxApi, {
    list: listConversations,
    summary: summarise,
    operators: listOperators,
    show: showConversation,
    ofPerson: conversationsOfPerson,
    earlier: showEarlierToStaff,
    take: takeConversation,
    assign: assignConversation,
    takeOver,
    answer: answerVisitor,
    read: noteReading,
    note: addNote,
    release: releaseConversation,
    close: closeConversation,
  }),
  ...routes(repliesApi, {
    list: listReplies,
    create: createReply,
    save: saveReply,
    remove: removeReply,
    restore: restoreReply,
  }),
  ...routes(supportSettingsApi, { show: showSettings, save: saveSettings }),
];

interface StreamRoute {
  Params: { token: string };
  Querystring: { after?: string };
}

/** Streams are read by fetch, which sends the bearer; they go on after `Last-Event-ID`. */
export function serveStreams(server: FastifyInstance, app: App, findActor: FindActor): void {
  const streams = new Streams(app);
  server.addHook('preClose', async () => streams.close());

  server.get<StreamRoute>(
    '/api/support/chat/:token/stream',
    { schema: described('What is new in a conversation, as it comes'), exposeHeadRoute: false },
    async (request, reply) => {
      const whoNow = () => findActor(request, 'anyone', reply);
      const token = request.params.token.slice(0, 100);
      const following = { token, after: after(request), whoNow };
      return stream(reply, await followConversation(contextOf(app, await whoNow()), following));
    },
  );

  server.get(
    '/api/admin/support/stream',
    {
      schema: { ...described('How many conversations wait, as it changes'), security: [{ bearer: [] }] },
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const mayRead = async (): Promise<Actor> => {
        const actor = await findActor(request, 'support.chat', reply);
        checkAccess(actor, 'support.chat');
        return actor;
      };
      const ctx = contextOf(app, await mayRead());
      return stream(reply, followInbox(ctx, mayRead));
    },
  );

  async function stream(reply: FastifyReply, follower: Follower) {
    const events = await streams.follow(follower);
    return reply
      .headers({ 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' })
      .send(events);
  }
}

function described(summary: string) {
  return { summary, tags: ['support'] };
}

function after({ headers, query }: FastifyRequest<StreamRoute>): number {
  const given = Number(headers['last-event-id'] ?? query.after ?? 0);
  return Number.isSafeInteger(given) && given > 0 ? given : 0;
}
