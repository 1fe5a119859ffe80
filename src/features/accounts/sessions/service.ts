/** Bearer sessions: opaque, hashed, revocable, checked in the database on every request. */
import type { Actor, Member, Visitor } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/database.ts';
import { hashToken, newId, newToken } from '#server/tokens.ts';
import { AppError } from '#shared/errors.ts';
import { rememberDevice } from '../devices/service.ts';
import { sessionMs } from '../rules.ts';
import { deleteOtherSessions, deleteSession, deleteSessionsOf, findSession, insertSession } from './store.ts';

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
  await insertSession(tx, {
    id: newId(),
    user_id: userId,
    token_hash: hashToken(token),
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + (remember ? sessionMs.remembered : sessionMs.plain)).toISOString(),
    address: actor.address,
    user_agent: actor.userAgent.slice(0, 300),
  });
  await rememberDevice(app, tx, actor, userId);
  return token;
}

/** Who a bearer token stands for. @throws AppError session_expired or account_blocked */
export async function actorOfToken(app: App, token: string, visitor: Visitor): Promise<Member> {
  const session = await findSession(app.database.handle, hashToken(token));
  if (!session) throw new AppError('session_expired');
  if (session.expires_at <= app.now().toISOString()) {
    // For good: no clock that is put back opens it again.
    await deleteSession(app.database.handle, session.session_id);
    throw new AppError('session_expired');
  }
  if (session.blocked_at) throw new AppError('account_blocked');
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

export async function endSession(app: App, actor: Member): Promise<void> {
  await deleteSession(app.database.handle, actor.sessionId);
}

export async function endAllSessions(tx: Tx, userId: string): Promise<void> {
  await deleteSessionsOf(tx, userId);
}

/** All but the one that the person is asking with. */
export async function endOtherSessions(tx: Tx, actor: Member): Promise<void> {
  await deleteOtherSessions(tx, actor.id, actor.sessionId);
}
