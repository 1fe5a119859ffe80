/** The one place through which changes of what the school shows go: pages drop it, and whoever listens is told. */
import { createHash } from 'node:crypto';
import type { Change } from '#shared/changes.ts';
import { AppError } from '#shared/errors.ts';
import type { Actor } from './actor.ts';
import type { App } from './app.ts';
import type { Tx } from './db/database.ts';
import { markChanged } from './versions/versions.ts';

/**
 * The first thing of a transaction that changes what public pages show. Whoever begins the same waits for its end,
 * so that what is read after this is what is replaced; every process forgets its pages as soon as `tx` commits.
 */
export function beginChange(app: App, tx: Tx): Promise<void> {
  return markChanged(app, tx, 'pages');
}

/** Names a state, so that an editor can say which one the change was made from. The same value, the same name. */
export function fingerprint(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
}

/** @throws AppError conflict where somebody has changed it since it was read as `version` */
export function assertUnchanged(current: unknown, version: string): void {
  if (fingerprint(current) !== version) throw new AppError('conflict');
}

/** An account of a change, for its event. */
export function changeBy(actor: Actor, app: App, subject: string, before: unknown, after: unknown): Change {
  return { subject, by: whoOf(actor), before, after, at: app.now().toISOString() };
}

function whoOf(actor: Actor): Change['by'] {
  if (actor.kind !== 'member') return null;
  const { id, email, role, address, userAgent: user_agent, requestId: request_id = '' } = actor;
  return { id, email, role, address, user_agent, request_id };
}
