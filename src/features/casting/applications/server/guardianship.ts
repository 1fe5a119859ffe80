/** Guardians of applicants under 18: of the application, and of being shown in the gallery. */

import { z } from 'zod';
import { withdrawAgreement } from '#features/accounts/consents/server/agreements.ts';
import { adultAge } from '#features/accounts/guardians/rules.ts';
import type { Context } from '#server/context.ts';
import type { GuardedForm, GuardianKind } from '#server/guardians.ts';
import { job } from '#server/outbox/job.ts';
import { queueWith } from '#server/outbox/queue.ts';
import { day } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { idField } from '#shared/fields.ts';
import { createTranslator } from '#shared/i18n.ts';
import { applicationsTexts } from '../texts.ts';
import { queueGalleryMail } from './galleryMails.ts';
import { remember } from './history.ts';
import { sendPublicationGiven } from './mails.ts';
import { eraseApplication } from './retention.ts';
import { removeSnaps, shownSnaps, snapsOf } from './snaps.ts';
import * as store from './store.ts';

/** Without the guardian's consent the photos go at once, and the rest once the applicant's mail has gone out. */
const ofApplication: GuardianKind = {
  kind: 'application',
  documents: ['personal_data'],
  async show(ctx, id) {
    const row = await store.findApplication(ctx.db, id);
    return row ? formOf(ctx, row, 'application') : null;
  },
  hold: ({ db }, id) => store.holdApplication(db, id),
  async consented(ctx, id) {
    const row = await store.holdApplication(ctx.db, id);
    if (row?.guardian !== 'asked') throw new AppError('conflict');
    await store.changeApplication(ctx.db, id, { guardian: 'consented' });
    await remember(ctx, row, { event: 'guardian_consented' });
  },
  async cleared(ctx, id) {
    const row = await store.holdApplication(ctx.db, id);
    if (row?.guardian !== 'asked') return;
    if (row.age !== null && row.age < adultAge) throw new AppError('conflict');
    await store.changeApplication(ctx.db, id, { guardian: 'none' });
    await remember(ctx, row, { event: 'guardian_not_needed' });
  },
  async ended(ctx, id) {
    const row = await store.holdApplication(ctx.db, id);
    if (row?.guardian !== 'asked') return;
    await removeSnaps(ctx, id);
    const t = createTranslator({
      locale: row.language,
      messages: applicationsTexts.server.guardianship[row.language],
    });
    const now = ctx.app.now();
    const change = { status: 'rejected', comment: t('declined'), decided_at: now.toISOString() } as const;
    if (row.status === 'new') {
      await store.changeApplication(ctx.db, id, change);
      await remember(ctx, { id, status: 'rejected' }, { event: 'rejected', details: change.comment });
    }
    const runAt = new Date(now.getTime() + 1 * day);
    await queueWith(ctx, { job: eraseUnconsented, payload: { applicationId: id }, runAt });
  },
};

export const eraseUnconsented = job(
  'applications.erase_unconsented',
  z.object({ applicationId: idField }),
  (ctx, { applicationId: id }, claim) =>
    ctx.transaction(async (ctx) => {
      const row = await store.holdApplication(ctx.db, id);
      await claim.settle(ctx.db);
      if (row?.guardian === 'asked') await eraseApplication(ctx, row);
    }),
);

/** Named by the applicant's own consent in the ledger, so that each one leads to one request. */
const ofGallery: GuardianKind = {
  kind: 'gallery',
  documents: ['personal_data'],
  async show(ctx, consentId) {
    const row = await store.findByConsent(ctx.db, consentId);
    return row ? formOf(ctx, row, 'gallery') : null;
  },
  async hold({ db }, consentId) {
    const found = await store.findByConsent(db, consentId);
    if (found) await store.holdApplication(db, found.id);
  },
  async consented(ctx, consentId) {
    const row = await held(ctx, consentId);
    if (!row) throw new AppError('conflict');
    await store.changeApplication(ctx.db, row.id, { publication: 'given' });
    await remember(ctx, row, { event: 'guardian_consented' });
    await queueGalleryMail(ctx, sendPublicationGiven, row);
  },
  async ended(ctx, consentId) {
    const row = await held(ctx, consentId);
    if (!row) return;
    await withdrawAgreement(ctx, consentId, 'guardian');
    const change = { publication: 'withdrawn', publication_consent_id: null } as const;
    await store.changeApplication(ctx.db, row.id, change);
    await remember(ctx, row, { event: 'publication_withdrawn' });
  },
};

export const guardianKinds: readonly GuardianKind[] = [ofApplication, ofGallery];

/** The one that waits for this answer, locked. */
async function held(ctx: Context, consentId: string): Promise<store.ApplicationRow | null> {
  const found = await store.findByConsent(ctx.db, consentId);
  const row = found && (await store.holdApplication(ctx.db, found.id));
  return row?.publication === 'waiting' && row.publication_consent_id === consentId ? row : null;
}

async function formOf(
  ctx: Context,
  row: store.ApplicationRow,
  kind: 'application' | 'gallery',
): Promise<GuardedForm> {
  const { language } = ctx.actor;
  const t = createTranslator({ locale: language, messages: applicationsTexts.server.guardianship[language] });
  const { fields: labels, countries, experiences, photosWording } = applicationsTexts.applications[language];
  const { publicationWording } = applicationsTexts.applicationStatus[language].consents;
  const told: [string, string | number | null][] = [
    [labels.fullName, row.full_name],
    [labels.email, row.email],
    [labels.phone, row.phone],
    [labels.country, countries[row.country]],
    [labels.city, row.city],
    [labels.height, row.height],
    [labels.weight, row.weight],
    [labels.age, row.age],
    [labels.modelingExperience, row.experience && experiences[row.experience]],
    [labels.clothingSize, row.clothing_size],
    [labels.about, row.about],
    [t('photos'), photosWording],
    ...(kind === 'gallery' ? [[t('publication'), publicationWording] as [string, string]] : []),
  ];
  const snaps = await shownSnaps(ctx, await snapsOf(ctx, row.id));
  return {
    title: t(kind),
    fields: told.flatMap(([label, value]) => (value === null ? [] : [{ label, value: String(value) }])),
    pictures: snaps.map(({ photo }) => photo),
  };
}
