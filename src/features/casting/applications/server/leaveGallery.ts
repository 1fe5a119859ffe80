/** Leaving the gallery, whatever the reason. */
import { z } from 'zod';
import { modelOfApplication, withdrawApplicant } from '#features/casting/models/server/applicants.ts';
import { system } from '#server/actor.ts';
import type { TxContext } from '#server/context.ts';
import { job } from '#server/outbox/job.ts';
import { idField } from '#shared/fields.ts';
import { isStaff } from '#shared/roles.ts';
import { remember } from './history.ts';
import * as store from './store.ts';

/** Takes the person out of the gallery, as part of `tx`; nothing where nobody was shown. */
export async function takeFromGallery(
  ctx: TxContext,
  row: store.ApplicationRow,
  reason: string,
): Promise<void> {
  if (row.publication !== 'given') return;
  const model = await modelOfApplication(ctx, row.id);
  if (!model) return;
  // The log of staff names nobody who acts for themselves.
  const actor = ctx.actor.kind === 'member' && isStaff(ctx.actor.role) ? ctx.actor : system;
  await withdrawApplicant({ ...ctx, actor }, row.id, reason);
  if (model.state === 'published') await remember(ctx, row, { event: 'unpublished' });
}

/** A publication during which the consent was taken back leaves nobody in the gallery. */
export const settleGallery = job(
  'applications.settle_gallery',
  z.object({ applicationId: idField }),
  (ctx, { applicationId }, claim) =>
    ctx.transaction(async (ctx) => {
      const row = await store.holdApplication(ctx.db, applicationId);
      if (row?.publication !== 'given') await withdrawApplicant(ctx, applicationId, 'consent withdrawn');
      await claim.settle(ctx.db);
    }),
);
