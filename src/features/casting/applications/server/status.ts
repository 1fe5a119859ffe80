/** An application as the applicant has it, by the private link of a mail. */
import { withdrawAgreement } from '#features/accounts/consents/server/agreements.ts';
import { mailTurns } from '#features/accounts/sign-in/rules/limits.ts';
import { modelOfApplication } from '#features/casting/models/server/applicants.ts';
import type { Context, TxContext } from '#server/context.ts';
import { queueWith } from '#server/outbox/queue.ts';
import { keepPrivatePicture } from '#server/privatePictures/privatePictures.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { hour } from '#shared/dates.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { applicationStatusApi, OwnApplication } from '../contract/status.ts';
import { shownNumber } from '../rules/numbers.ts';
import { isShownToApplicant, mayAddSnaps, mayGivePublication } from '../rules/states.ts';
import { remember } from './history.ts';
import { sendNewLink } from './mails.ts';
import { givePublication, withdrawPublication } from './publication.ts';
import { eraseApplication, erasedOn } from './retention.ts';
import { addSnap, removeSnap, removeSnaps, shownSnaps, snapsOf } from './snaps.ts';
import * as store from './store.ts';

type In<K extends keyof typeof applicationStatusApi> = ParsedInput<(typeof applicationStatusApi)[K]>;
type Out<K extends keyof typeof applicationStatusApi> = Output<(typeof applicationStatusApi)[K]>;

/** @throws not_found for an unknown link, link_used_or_expired for one that has ended */
export async function showOwnApplication(ctx: Context, { token }: In<'show'>): Promise<OwnApplication> {
  const { handle } = ctx.app.database;
  const row = await find({ ...ctx, db: handle }, token);
  const history = await store.history.read(handle, row.id);
  const snaps = await snapsOf({ ...ctx, db: handle }, row.id);
  return {
    number: shownNumber(row.number),
    status: row.status,
    comment: row.comment,
    guardian: row.guardian,
    full_name: row.full_name,
    created_at: row.created_at,
    consents: {
      photos: row.photos_consent_id !== null,
      publication: row.publication,
      mayGivePublication: mayGivePublication(row),
    },
    maySendPhotos: mayAddSnaps(row),
    is_published: (await modelOfApplication(ctx, row.id))?.state === 'published',
    erased_on: await erasedOn(ctx, row),
    snaps: await shownSnaps({ ...ctx, db: handle }, snaps),
    history: history
      .filter(({ event }) => isShownToApplicant(event))
      // Why staff look again is their own affair.
      .map(({ event, details, created_at }) => ({
        ...{ event, at: created_at },
        details: event === 'reopened' ? null : details,
      })),
  };
}

/** @throws not_found; conflict where nobody has asked, and for photos, which are consented to by applying */
export async function changeOwnConsent(
  ctx: Context,
  { token, consent, given }: In<'consent'>,
): Promise<OwnApplication> {
  await change(ctx, token, async (ctx, row) => {
    if (consent === 'publication') return given ? givePublication(ctx, row) : withdrawPublication(ctx, row);
    if (given) throw new AppError('conflict');
    await withdrawPhotos(ctx, row);
  });
  return showOwnApplication(ctx, { token });
}

/** @throws not_found; conflict once it is decided, or without consent; invalid_input for what is no picture */
export async function putOwnSnap(
  ctx: Context,
  { token, kind, photo }: In<'putSnap'>,
): Promise<OwnApplication> {
  if (!mayAddSnaps(await find(ctx, token))) throw new AppError('conflict');
  const picture = await keepPrivatePicture(ctx, photo, { field: 'photo', keptForMs: 1 * hour });
  await change(ctx, token, async (ctx, row) => {
    if (!mayAddSnaps(row)) throw new AppError('conflict');
    await addSnap(ctx, row.id, { kind, pictureId: picture.id });
    await remember(ctx, row, { event: 'snap_added', details: kind });
  });
  return showOwnApplication(ctx, { token });
}

/** @throws not_found */
export async function removeOwnSnap(
  ctx: Context,
  { token, kind }: In<'removeSnap'>,
): Promise<OwnApplication> {
  await change(ctx, token, async (ctx, row) => {
    if (await removeSnap(ctx, { application_id: row.id }, kind))
      await remember(ctx, row, { event: 'snap_removed', details: kind });
  });
  return showOwnApplication(ctx, { token });
}

/** Also what withdrawing the consent to process the data comes to. @throws not_found */
export async function eraseOwnApplication(ctx: Context, { token }: In<'erase'>): Promise<Out<'erase'>> {
  await change(ctx, token, eraseApplication);
  return { erased: true };
}

/** Mails a new link in place of one that has ended. Answers the same for an unknown token. */
export async function renewLink(ctx: Context, { token }: In<'newLink'>): Promise<Out<'newLink'>> {
  const link = await store.links.find(ctx, token);
  if (link)
    await ctx.transaction((ctx) =>
      queueWith(ctx, { job: sendNewLink, payload: { applicationId: link.thing.id }, turn: mailTurns.notice }),
    );
  return {};
}

/** The photos go at once; the application is considered without them. */
async function withdrawPhotos(ctx: TxContext, row: store.ApplicationRow): Promise<void> {
  if (row.photos_consent_id === null) return;
  await withdrawAgreement(ctx, row.photos_consent_id, 'application page');
  await removeSnaps(ctx, row.id);
  await store.changeApplication(ctx.db, row.id, { photos_consent_id: null });
  await remember(ctx, row, { event: 'photos_withdrawn' });
}

async function change(
  ctx: Context,
  token: string,
  work: (ctx: TxContext, row: store.ApplicationRow) => Promise<void>,
): Promise<void> {
  const { id } = await find(ctx, token);
  await ctx.transaction(async (ctx) => {
    const row = await store.holdApplication(ctx.db, id);
    if (!row) throw notFound();
    await work(ctx, row);
  });
}

async function find(ctx: Context, token: string): Promise<store.ApplicationRow> {
  const link = await store.links.find(ctx, token);
  if (!link) throw notFound();
  if (link.hasEnded) throw new AppError('link_used_or_expired');
  return link.thing;
}
