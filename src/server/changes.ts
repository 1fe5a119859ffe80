/** The only way to change what the school shows: cached pages drop it, and nobody's work is overwritten. */
import { createHash } from 'node:crypto';
import type { TxContext } from '#server/context.ts';
import { AppError } from '#shared/errors.ts';
import { markChanged } from './versions/versions.ts';

/**
 * The first thing of a transaction that changes what public pages show, and the only way to drop them. Concurrent
 * changes wait for its end, so that what is read after this call is what gets replaced; every process forgets its pages
 * as soon as the transaction commits. A part of a transaction that has begun may begin again.
 */
export function beginChange(ctx: TxContext): Promise<void> {
  return markChanged(ctx, 'pages');
}

/**
 * Version of a state, so that an editor can say which one a change was based on. Equal values have equal
 * versions.
 */
export function fingerprint(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
}

/** @throws AppError conflict when somebody has changed it since it was read as `version` */
export function assertUnchanged(current: unknown, version: string): void {
  if (fingerprint(current) !== version) throw new AppError('conflict');
}
