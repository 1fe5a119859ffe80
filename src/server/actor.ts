/**
 * Actors: who makes a call. Every server function gets one in its context; a person's rows are found through
 * it.
 */

import { type Access, mayAccess } from '#shared/access.ts';
import { type AnyRefusal, AppError } from '#shared/errors.ts';
import type { Language } from '#shared/i18n.ts';
import type { Role } from '#shared/roles.ts';
import type { Db } from './db/database.ts';

interface Origin {
  language: Language;
  /** Client's network address, for limits, consents and session lists. */
  address: string;
  userAgent: string;
  /** Request id in the server's log. Absent for work without a request, such as jobs. */
  requestId?: string | undefined;
  /** Set when the browser sent its device token. */
  device?: Device | undefined;
  /** Set when a browser makes the call. */
  flowCookie?: FlowCookie | undefined;
  /** Set when the call has limits. */
  attempt?: Attempt | undefined;
}

/** An attempt, as counted by the call's limits. */
export interface Attempt {
  readonly isForgiven: boolean;
  /**
   * Takes back counts of failures only. The transaction that completes the call may do so; anything left is
   * taken back after the call, in a commit of its own.
   */
  forgive(db: Db): Promise<void>;
}

/**
 * The flow cookie: a secret left with a browser for minutes, which sends it back and shows it to no script.
 * It binds the steps of signing in with a provider to the browser that began.
 */
export interface FlowCookie {
  read(): string | null;
  leave(secret: string, forMs: number): void;
  clear(): void;
}

/** Browser of a request. Knowing it grants extra attempts, never a right. */
export interface Device {
  /** SHA-256 of its token. */
  tokenHash: string;
  /** Whether this account has signed in from it before; found by the login as typed. */
  isKnownTo(db: Db, account: string): Promise<boolean>;
}

export interface Visitor extends Origin {
  kind: 'visitor';
}

export interface Member extends Origin {
  kind: 'member';
  id: string;
  role: Role;
  email: string;
  sessionId: string;
  /**
   * Signed in with a password that others may have seen: until it is changed, the session can do nothing
   * else.
   */
  mustChangePassword?: boolean;
}

/** The product itself: jobs, schedules, first start. Holds no permission and passes no access check. */
export interface System extends Origin {
  kind: 'system';
}

export type Actor = Visitor | Member | System;

export const system: System = { kind: 'system', language: 'ru', address: 'system', userAgent: 'podium' };

/** Parts of an endpoint that say how a call is refused. */
interface Refusing {
  refusal?: AnyRefusal;
  isOpenBeforePasswordChange?: boolean;
}

/**
 * @throws AppError unauthorized, the endpoint's refusal (or forbidden), or password_change_required unless the
 * call is open before that
 */
export function checkAccess(actor: Actor, access: Access, endpoint: Refusing = {}): void {
  const { refusal = 'forbidden', isOpenBeforePasswordChange = false } = endpoint;
  const role = actor.kind === 'member' ? actor.role : null;
  if (actor.kind === 'member' && actor.mustChangePassword && !isOpenBeforePasswordChange)
    throw new AppError('password_change_required');
  if (mayAccess(role, access)) return;
  throw new AppError(role === null ? 'unauthorized' : refusal);
}

/** The signed-in person of a call whose access is not 'anyone'. @throws AppError unauthorized */
export function member(actor: Actor): Member {
  if (actor.kind !== 'member') throw new AppError('unauthorized');
  return actor;
}
