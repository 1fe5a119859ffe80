/** Bearer sessions: opaque, hashed, revocable, checked in the database on every request. */

import { lookedAt, noteSeen } from '#features/accounts/account/server/accounts.ts';
import { type Member, member } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import { type Tx, writeIfPossible } from '#server/db/database.ts';
import { hashToken, newId, newToken } from '#server/tokens.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { PersonDevices } from '../contract/panel.ts';
import { signInErrors } from '../errors.ts';
import { agentOf, seenEveryMs } from '../rules/sessions.ts';
import { rememberDevice } from './devices.ts';
import { sessionLength } from './security.ts';
import * as store from './sessions.store.ts';

/** Functions for other features. */
export const { hasSession } = store;

/** Starts a session as part of `tx`. @returns the token, which is stored nowhere */
export async function startSession(ctx: TxContext, userId: string, remember: boolean): Promise<string> {
  const token = newToken();
  const now = ctx.app.now();
  await store.insertSession(ctx.db, {
    id: newId(),
    user_id: userId,
    token_hash: hashToken(token),
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + (await sessionLength(ctx, userId, remember))).toISOString(),
    address: ctx.actor.address,
    user_agent: ctx.actor.userAgent.slice(0, 300),
    seen_at: now.toISOString(),
  });
  await noteSeen(ctx.db, userId, now.toISOString());
  await rememberDevice(ctx, userId);
  return token;
}

/** The actor for a bearer token. @throws AppError session_expired or account_blocked */
export async function actorOfToken(ctx: Context, token: string): Promise<Member> {
  const session = await store.findSession(ctx.db, hashToken(token));
  if (!session) throw new AppError('session_expired');
  if (session.expires_at <= ctx.app.now().toISOString()) {
    // Deleted for good: putting back the clock does not revive it.
    await writeIfPossible(store.deleteSession(ctx.db, session.session_id));
    throw new AppError('session_expired');
  }
  if (session.blocked_at) throw new AppError(signInErrors.account_blocked, { actorId: session.id });
  await noteUse(ctx, session);
  const { language, address, userAgent, requestId, device, flowCookie } = ctx.actor;
  return {
    kind: 'member',
    id: session.id,
    role: session.role,
    email: session.email,
    sessionId: session.session_id,
    mustChangePassword: session.must_change_password === 1,
    language,
    address,
    userAgent,
    requestId,
    device,
    flowCookie,
  };
}

/** The person's sessions: the current one first, then the most recently used. */
export async function listSessions(ctx: Context) {
  const self = member(ctx.actor);
  const found = await store.findSessionsOf(ctx.db, self.id, ctx.app.now().toISOString());
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

/** Where a person is signed in, as staff see it: the most recently used first. @throws not_found */
export async function devicesOf(ctx: Context, { id }: { id: string }): Promise<PersonDevices> {
  await lookedAt(ctx, id);
  const found = await store.findSessionsOf(ctx.db, id, ctx.app.now().toISOString());
  return {
    devices: found.map(({ id, created_at, seen_at, user_agent }) => ({
      ...{ id, seen_at, began_at: created_at },
      ...agentOf(user_agent),
    })),
  };
}

/** @throws AppError not_found for another person's session, and for one that is over */
export async function endOneSession(ctx: Context, { id }: { id: string }) {
  const isEnded = await store.deleteSessionOf(ctx.db, member(ctx.actor).id, id);
  if (!isEnded) throw notFound();
  return {};
}

/** Ends all other sessions, or the current one too. Safe to repeat. */
export async function signOutElsewhere(ctx: Context, { here }: { here: boolean }) {
  const self = member(ctx.actor);
  if (here) await store.deleteSessionsOf(ctx.db, self.id);
  else await store.deleteOtherSessions(ctx.db, self.id, self.sessionId);
  return {};
}

export async function endSession(ctx: Context): Promise<void> {
  await store.deleteSession(ctx.db, member(ctx.actor).sessionId);
}

export async function endAllSessions(tx: Tx, userId: string): Promise<void> {
  await store.deleteSessionsOf(tx, userId);
}

/** Ends all sessions of the person except the current one. */
/** Ends the sessions of everybody: an older copy of the database would revive those that were ended since. */
export async function endEverySession({ db }: Context): Promise<void> {
  await store.deleteEverySession(db);
}

export async function endOtherSessions(ctx: TxContext): Promise<void> {
  const { id, sessionId } = member(ctx.actor);
  await store.deleteOtherSessions(ctx.db, id, sessionId);
}

/** Not on every request: nobody needs it to the minute, and reads should not cost writes. */
async function noteUse(
  ctx: Context,
  { id: userId, session_id: id, seen_at }: { id: string; session_id: string; seen_at: string },
): Promise<void> {
  const now = ctx.app.now();
  const notSince = new Date(now.getTime() - seenEveryMs).toISOString();
  if (seen_at >= notSince) return;
  const at = now.toISOString();
  await writeIfPossible(store.noteSeen(ctx.db, { id, at, notSince }));
  await writeIfPossible(noteSeen(ctx.db, userId, at));
}
