/** The person in the gallery who came of an application. */

import {
  modelOfApplication,
  publishApplicant,
  withdrawApplicant,
} from '#features/casting/models/server/applicants.ts';
import { unpublishModel } from '#features/casting/models/server/publication.ts';
import { recordAction } from '#features/records/audit/server/audit.ts';
import type { Context, TxContext } from '#server/context.ts';
import { queueWith } from '#server/outbox/queue.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { minute, schoolDay } from '#shared/dates.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { ApplicationDetails, applicationsPanelApi } from '../contract/panel.ts';
import { shownNumber } from '../rules/numbers.ts';
import { canPublish } from '../rules/states.ts';
import { showApplication } from './applicationsForStaff.ts';
import { queueGalleryMail } from './galleryMails.ts';
import { remember } from './history.ts';
import { settleGallery } from './leaveGallery.ts';
import { sendPublished } from './mails.ts';
import { snapsOf } from './snaps.ts';
import * as store from './store.ts';

type In<K extends keyof typeof applicationsPanelApi> = ParsedInput<(typeof applicationsPanelApi)[K]>;

/**
 * Shows an approved applicant who has agreed. The picture is made outside any transaction: a consent that is taken back
 * meanwhile takes the person out again, also where the process dies in between. @throws not_found; conflict without
 * consent, or where the person is shown already
 */
export async function publishApplication(ctx: Context, input: In<'publish'>): Promise<ApplicationDetails> {
  const { id, snap } = input;
  const row = await ctx.transaction(async (ctx) => {
    const row = await store.holdApplication(ctx.db, id);
    if (!row) throw notFound();
    const model = await modelOfApplication(ctx, id);
    const isPublished = model?.state === 'published';
    if (!canPublish({ ...row, isPublished })) throw new AppError('conflict');
    const runAt = new Date(ctx.app.now().getTime() + minute);
    await queueWith(ctx, { job: settleGallery, payload: { applicationId: id }, runAt });
    return row;
  });
  const photo = (await snapsOf(ctx, id)).find(({ kind }) => kind === snap);
  const { name, location, height, size } = input;
  await publishApplicant(ctx, {
    ...{ applicationId: id, height, size, name: { ru: name }, location: { ru: location } },
    pictureId: photo?.picture_id ?? null,
    consent: {
      signed_by: row.full_name,
      signed_on: schoolDay(await agreedAt(ctx, id), ctx.app.config.timeZone),
      is_guardian: row.guardian === 'consented',
    },
  });
  await ctx.transaction(async (ctx) => {
    const now = await store.holdApplication(ctx.db, id);
    if (now?.publication !== 'given') {
      await withdrawApplicant(ctx, id, 'consent withdrawn');
      return;
    }
    await remember(ctx, now, { event: 'published' });
    await audit(ctx, now, 'application.published');
    await queueGalleryMail(ctx, sendPublished, now);
  });
  return showApplication(ctx, { id });
}

/** Takes the person out of the gallery while the consent stays. @throws not_found; conflict where nobody is shown */
export async function unpublishApplication(
  ctx: Context,
  { id }: In<'unpublish'>,
): Promise<ApplicationDetails> {
  if (!(await store.findApplication(ctx.db, id))) throw notFound();
  const model = await modelOfApplication(ctx, id);
  if (model?.state !== 'published') throw new AppError('conflict');
  await unpublishModel(ctx, model.id);
  await ctx.transaction(async (ctx) => {
    const row = await store.holdApplication(ctx.db, id);
    if (!row) throw notFound();
    await remember(ctx, row, { event: 'unpublished' });
    await audit(ctx, row, 'application.unpublished');
  });
  return showApplication(ctx, { id });
}

/** When the consent was completed. */
async function agreedAt(ctx: Context, id: string): Promise<Date> {
  const history = await store.history.read(ctx.db, id);
  const agreed = history.findLast(
    ({ event }) => event === 'publication_given' || event === 'guardian_consented',
  );
  return agreed ? new Date(agreed.created_at) : ctx.app.now();
}

function audit(
  ctx: TxContext,
  { id, number }: store.ApplicationRow,
  action: 'application.published' | 'application.unpublished',
): Promise<void> {
  return recordAction(ctx, { action, subject: { kind: 'application', id, label: shownNumber(number) } });
}
