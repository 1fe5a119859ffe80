/** Being shown in the gallery: asked for by staff, agreed to by the applicant, and over as soon as that is taken back. */

import { ownClaim } from '#features/accounts/account/server/claims.ts';
import { recordAgreement, withdrawAgreement } from '#features/accounts/consents/server/agreements.ts';
import { consentsGivenBy } from '#features/accounts/consents/server/consents.ts';
import {
  askGuardian,
  guardianStateOf,
  withdrawQuestion,
} from '#features/accounts/guardians/server/questions.ts';
import type { Context, TxContext } from '#server/context.ts';
import { publish } from '#server/outbox/queue.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { publicationAgreed } from '../contract/applications.ts';
import type { publicationApi } from '../contract/publication.ts';
import { mayGivePublication } from '../rules/states.ts';
import { applicationsTexts } from '../texts.ts';
import { queueGalleryMail } from './galleryMails.ts';
import { remember } from './history.ts';
import { takeFromGallery } from './leaveGallery.ts';
import { sendPublicationGiven, sendPublicationWithdrawn } from './mails.ts';
import * as store from './store.ts';

type Row = store.ApplicationRow;

/**
 * The applicant agrees, as part of `tx`; under 18 it takes effect only once the guardian agrees too. Repeated, it
 * changes nothing. @throws conflict where the school has not asked
 */
export async function givePublication(ctx: TxContext, row: Row): Promise<void> {
  if (row.publication === 'given' || row.publication === 'waiting') return;
  if (!mayGivePublication(row)) throw new AppError('conflict');
  const { id, email, user_id: userId } = row;
  const consentId = await recordAgreement(ctx, {
    ...{ userId, email, agreement: 'publication', place: 'application page' },
    wording: applicationsTexts.applicationStatus[ctx.actor.language].consents.publicationWording,
  });
  const isMinor = row.guardian !== 'none';
  const publication = isMinor ? 'waiting' : 'given';
  const consent_ids = JSON.stringify([...(JSON.parse(row.consent_ids) as string[]), consentId]);
  const change = { publication, publication_consent_id: consentId, consent_ids } as const;
  await store.changeApplication(ctx.db, id, change);
  await remember(ctx, row, { event: isMinor ? 'publication_waiting' : 'publication_given' });
  if (isMinor) return askTheGuardian(ctx, row, consentId);
  await queueGalleryMail(ctx, sendPublicationGiven, row);
  await publish(ctx, publicationAgreed, { applicationId: id });
}

/**
 * Takes the consent back, as part of `tx`: the person leaves the gallery with this commit. Repeatable.
 * @param place where on the site that was
 */
export async function withdrawPublication(
  ctx: TxContext,
  row: Row,
  place: 'application page' | 'cabinet' = 'application page',
): Promise<void> {
  const { id, publication_consent_id: consentId } = row;
  if (row.publication !== 'given' && row.publication !== 'waiting') return;
  await takeFromGallery(ctx, row, 'consent withdrawn');
  if (consentId) {
    await withdrawAgreement(ctx, consentId, place);
    await withdrawQuestion(ctx, { kind: 'gallery', subjectId: consentId });
  }
  await store.changeApplication(ctx.db, id, { publication: 'withdrawn', publication_consent_id: null });
  await remember(ctx, row, { event: 'publication_withdrawn' });
  await queueGalleryMail(ctx, sendPublicationWithdrawn, row);
}

/** The same from the caller's list of consents. @throws not_found for what is no such consent of the caller's */
export async function withdrawMine(
  ctx: Context,
  { id: consentId }: ParsedInput<typeof publicationApi.withdraw>,
): Promise<Output<typeof publicationApi.withdraw>> {
  const own = await consentsGivenBy(ctx.db, await ownClaim(ctx));
  if (!own.some(({ id, document }) => id === consentId && document === 'publication')) throw notFound();
  await ctx.transaction(async (ctx) => {
    const found = await store.findByConsent(ctx.db, consentId);
    const row = found && (await store.holdApplication(ctx.db, found.id));
    // Taken back meanwhile, and perhaps given again: that is another consent.
    if (row?.publication_consent_id === consentId) await withdrawPublication(ctx, row, 'cabinet');
  });
  return {};
}

async function askTheGuardian(ctx: TxContext, row: Row, subjectId: string): Promise<void> {
  const asked = await guardianStateOf(ctx, { kind: 'application', subjectId: row.id });
  if (!asked) throw new AppError('conflict');
  const person = { userId: row.user_id, email: row.email, name: row.full_name, language: row.language };
  const guardianEmail = asked.guardian_email;
  await askGuardian(ctx, { kind: 'gallery', subjectId, guardianEmail, person });
}
