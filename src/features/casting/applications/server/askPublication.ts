import { recordAction } from '#features/records/audit/server/audit.ts';
import type { Context } from '#server/context.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { ApplicationDetails, applicationsPanelApi } from '../contract/panel.ts';
import { shownNumber } from '../rules/numbers.ts';
import { canAskPublication } from '../rules/states.ts';
import { showApplication } from './applicationsForStaff.ts';
import { queueGalleryMail } from './galleryMails.ts';
import { remember } from './history.ts';
import { sendPublicationAsked } from './mails.ts';
import * as store from './store.ts';

/** Asks by mail whether the applicant may be shown in the gallery. @throws not_found, conflict unless approved */
export async function askPublication(
  ctx: Context,
  { id }: ParsedInput<typeof applicationsPanelApi.askPublication>,
): Promise<ApplicationDetails> {
  await ctx.transaction(async (ctx) => {
    const row = await store.holdApplication(ctx.db, id);
    if (!row) throw notFound();
    if (!canAskPublication(row)) throw new AppError('conflict');
    await store.changeApplication(ctx.db, id, { publication: 'asked' });
    await remember(ctx, row, { event: 'publication_asked' });
    const subject = { kind: 'application', id, label: shownNumber(row.number) };
    await recordAction(ctx, { action: 'application.publication_asked', subject });
    await queueGalleryMail(ctx, sendPublicationAsked, row);
  });
  return showApplication(ctx, { id });
}
