/** Bearer sessions: opaque, hashed, revocable, checked in the database on every request. */
import { type Actor, type Member, member, type Visitor } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/database.ts';
import { hashToken, newId, newToken } from '#server/tokens.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { rememberDevice } from '../devices/service.ts';
import type { profileApi } from '../profile/contract.ts';
import { sessionMs } from '../rules.ts';
import { agentOf, seenEveryMs } from './rules.ts';
import * as store from './store.ts';

type In<K extends keyof typeof profileApi> = ParsedInput<(typeof profileApi)[K]>;

/** Starts a session as part of `tx`; the answer is the token, which is stored nowhere. */
export async function startSession(
  app: App,
  tx: Tx,
  actor: Actor,
  userId: string,
  remember: boolean,
): Promise<string> {
  const token = newToken();
  const now = app.now();
  await store.insertSession(tx, {
    id: newId(),
    user_id: userId,
    token_hash: hashToken(token),
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + (remember ? sessionMs.remembered : sessionMs.plain)).toISOString(),
    address: actor.address,
    user_agent: actor.userAgent.slice(0, 300),
    seen_at: now.toISOString(),
  });
  await rememberDevice(app, tx, actor, userId);
  return token;
}

/** Who a bearer token stands for. @throws AppError session_expired or account_blocked */
export async function actorOfToken(app: App, token: string, visitor: Visitor): Promise<Member> {
  const session = await store.findSession(app.database.handle, hashToken(token));
  if (!session) throw new AppError('session_expired');
  if (session.expires_at <= app.now().toISOString()) {
    // For good: no clock that is put back opens it again.
    await store.deleteSession(app.database.handle, session.session_id);
    throw new AppError('session_expired');
  }
  if (session.blocked_at) throw new AppError('account_blocked');
  await noteUse(app, session.session_id, session.seen_at);
  const { language, address, userAgent, requestId, device, keepsake } = visitor;
  return {
    kind: 'member',
    id: session.id,
    role: session.role,
    email: session.email,
    sessionId: session.session_id,
    language,
    address,
    userAgent,
    requestId,
    device,
    keepsake,
  };
}

/** Where a person is signed in: the session that asks first, then the one used last. */
export async function listSessions(actor: Actor, app: App) {
  const self = member(actor);
  const found = await store.findSessionsOf(app.database.handle, self.id, app.now().toISOString());
  const sessions = found.map(({ id, created_at, seen_at, address, user_agent }) => ({
    id,
    ...agentOf(user_agent),
    began_at: created_at,
    seen_at,
    address,
    is_current: id === self.sessionId,
  }));
  return { sessions: sessions.toSorted((a, b) => Number(b.is_current) - Number(a.is_current)) };
}

/** @throws AppError not_found for another's session, and for one that is over */
export async function endOneSession(actor: Actor, app: App, { id }: In<'endSession'>) {
  const isEnded = await store.deleteSessionOf(app.database.handle, member(actor).id, id);
  if (!isEnded) throw notFound();
  return {};
}

/** Everywhere else, or here as well. Asking twice is no harm. */
export async function signOutElsewhere(actor: Actor, app: App, { here }: In<'signOutElsewhere'>) {
  const self = member(actor);
  if (here) await store.deleteSessionsOf(app.database.handle, self.id);
  else await store.deleteOtherSessions(app.database.handle, self.id, self.sessionId);
  return {};
}

export async function endSession(app: App, actor: Member): Promise<void> {
  await store.deleteSession(app.database.handle, actor.sessionId);
}

export async function endAllSessions(tx: Tx, userId: string): Promise<void> {
  await store.deleteSessionsOf(tx, userId);
}

/** All but the one that the person is asking with. */
export async function endOtherSessions(tx: Tx, actor: Member): Promise<void> {
  await store.deleteOtherSessions(tx, actor.id, actor.sessionId);
}

/** Not at every request: to the minute nobody wants to know it, and reading should not cost writing. */
async function noteUse(app: App, sessionId: string, seenAt: string): Promise<void> {
  const now = app.now();
  const notSince = new Date(now.getTime() - seenEveryMs).toISOString();
  if (seenAt < notSince) await store.noteSeen(app.database.handle, sessionId, now.toISOString(), notSince);
}
