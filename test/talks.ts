/** Talks in the support chat, for tests that need one of each thing. */
import { supportApi } from '#features/talk/support/contract/chat.ts';
import { inboxApi } from '#features/talk/support/contract/inbox.ts';
import { repliesApi } from '#features/talk/support/contract/settings.ts';
import type { Caller, World } from './world.ts';

export interface Talk {
  id: string;
  token: string;
}

/** A visitor, or somebody who is signed in, asks for a person. */
export async function askForPerson(world: World, visitor: Caller, session_id = 'one'): Promise<Talk> {
  const { body } = await visitor.call(supportApi.send, { message: 'ЖИВОЙ ОПЕРАТОР', session_id });
  const clerk = await world.signedInAs('support');
  const waiting = (await clerk.call(inboxApi.list, { state: 'waiting', sort: 'created_at' })).body;
  return { id: waiting.conversations[0]!.id, token: body.conversation_token! };
}

/** A conversation and a canned reply, which are the same for all staff. */
export async function supportThings(world: World) {
  const { id } = await askForPerson(world, world.visitor());
  const clerk = await world.signedInAs('support');
  const reply = { language: 'ru', title: 'Адрес', text: 'Мы на улице Мира.' } as const;
  const { body } = await clerk.call(repliesApi.create, reply);
  return {
    conversation: { own: id, another: id },
    'canned reply': { own: body.id, another: body.id },
  };
}
