/** Who is asking. First argument of every service; a person's rows are found through it. */

import { type Access, mayAccess, type Role } from '#shared/access.ts';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/i18n.ts';
import type { Db } from './db/database.ts';

interface Origin {
  language: Language;
  /** Address of the client, for limits, consents and session lists. */
  address: string;
  userAgent: string;
  /** Of the request in the server's log. Absent where there was none, as for jobs. */
  requestId?: string | undefined;
  /** Where the browser sent the token that it keeps about itself. */
  device?: Device | undefined;
  /** Where it is a browser that asks. */
  keepsake?: Keepsake | undefined;
  /** Where the call has limits. */
  attempt?: Attempt | undefined;
}

/** The call as its limits have counted it. */
export interface Attempt {
  readonly isForgiven: boolean;
  /**
   * Takes back what counts failures only. The transaction that the call's success is may do so with it; what is left is
   * taken back after the call, by a commit of its own.
   */
  forgive(db: Db): Promise<void>;
}

/**
 * A secret left with a browser for minutes, which sends it back and shows it to no script: it binds the steps of
 * signing in elsewhere to the browser that began.
 */
export interface Keepsake {
  read(): string | null;
  leave(secret: string, forMs: number): void;
  clear(): void;
}

/** The browser of a request. Whose it is gives it an allowance of attempts, never a right. */
export interface Device {
  /** SHA-256 of its token. */
  tokenHash: string;
  /** Whether this account has signed in from it before; by what is typed to sign in. */
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
}

/** The product itself: jobs, schedules, first start. Holds no permission and passes no access check. */
export interface System extends Origin {
  kind: 'system';
}

export type Actor = Visitor | Member | System;

export const system: System = { kind: 'system', language: 'ru', address: 'system', userAgent: 'podium' };

/** @throws AppError unauthorized or forbidden. */
export function checkAccess(actor: Actor, access: Access): void {
  const role = actor.kind === 'member' ? actor.role : null;
  if (mayAccess(role, access)) return;
  throw new AppError(role === null ? 'unauthorized' : 'forbidden');
}

/** The signed-in person behind an endpoint whose access is not 'anyone'. @throws AppError unauthorized */
export function member(actor: Actor): Member {
  if (actor.kind !== 'member') throw new AppError('unauthorized');
  return actor;
}
