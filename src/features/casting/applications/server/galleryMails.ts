/** Mails that build on a decision are queued here: none of them is read before the decision's own. */
import type { TxContext } from '#server/context.ts';
import { queueWith } from '#server/outbox/queue.ts';
import { afterDecision } from '../rules/states.ts';
import type {
  sendPublicationAsked,
  sendPublicationGiven,
  sendPublicationWithdrawn,
  sendPublished,
} from './mails.ts';
import type { ApplicationRow } from './store.ts';

type GalleryMail =
  | typeof sendPublicationAsked
  | typeof sendPublicationGiven
  | typeof sendPublicationWithdrawn
  | typeof sendPublished;

/** Part of the transaction that holds the application. */
export function queueGalleryMail(ctx: TxContext, mail: GalleryMail, row: ApplicationRow): Promise<void> {
  const now = ctx.app.now();
  const runAt = afterDecision(row, now);
  const about = { applicationId: row.id, ...(row.decided_at && { decidedAt: row.decided_at }) };
  return queueWith(ctx, { job: mail, payload: about, ...(runAt > now ? { runAt } : {}) });
}
