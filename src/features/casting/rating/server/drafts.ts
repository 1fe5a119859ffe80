/** Gender and photo that a visitor gives before paying; the photo is measured at once. */

import type { Context, TxContext } from '#server/context.ts';
import {
  claimPrivatePictureUntil,
  dropPrivatePicture,
  expirePrivatePicture,
  findPrivatePicture,
  keepPrivatePicture,
  readPrivatePicture,
} from '#server/privatePictures/privatePictures.ts';
import { newId } from '#server/tokens.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { day } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import type { ratingApi } from '../contract/rating.ts';
import { ratingErrors } from '../errors.ts';
import { unpaidDraftMs } from '../rules/form.ts';
import type { PhotoMeasures } from '../rules/photo.ts';
import * as store from './drafts.store.ts';
import { measurePhoto } from './measurePhoto.ts';
import { offerOf } from './offer.ts';

export type { DraftRow } from './drafts.store.ts';

/**
 * Gone after a day, unless an order names it.
 * @throws rating_unavailable, pictures_full, pictures_wait; invalid_input for a file that is no photo
 */
export async function saveDraft(
  ctx: Context,
  { gender, photo, replaces }: ParsedInput<typeof ratingApi.draft>,
): Promise<Output<typeof ratingApi.draft>> {
  if (!(await offerOf(ctx)).isOn) throw new AppError(ratingErrors.rating_unavailable);
  const kept = photo
    ? await keepPrivatePicture(ctx, photo, { field: 'photo', keptForMs: unpaidDraftMs, isDraft: true })
    : null;
  const bytes = kept && (await readPrivatePicture(ctx, kept.id));
  const measures = bytes && (await measurePhoto(bytes));
  const until = new Date(ctx.app.now().getTime() + unpaidDraftMs);
  const id = newId();
  await ctx.transaction(async (ctx) => {
    await store.insertDraft(ctx.db, {
      id,
      gender: gender ?? null,
      picture_id: kept?.id ?? null,
      picture_until: kept ? until.toISOString() : null,
      measures: measures && JSON.stringify(measures),
      created_at: ctx.app.now().toISOString(),
    });
    const former = replaces === undefined ? undefined : await store.findDraft(ctx.db, replaces);
    // One that an order names has been claimed, and stays.
    if (former?.picture_id) await dropPrivatePicture(ctx, former.picture_id);
  });
  return { draft_id: id };
}

/** The draft of the last day that an order names. @throws invalid_input where there is none */
export async function namedDraft(ctx: Context, id: string | undefined): Promise<store.DraftRow | null> {
  if (id === undefined) return null;
  const draft = await store.findDraft(ctx.db, id);
  const since = new Date(ctx.app.now().getTime() - unpaidDraftMs).toISOString();
  if (!draft || draft.created_at < since)
    throw new AppError('invalid_input', { fields: { draft_id: 'invalid' } });
  return draft;
}

/** The photo stays for the school's time from now on. */
export async function keepPhoto(ctx: TxContext, draftId: string | null): Promise<void> {
  const draft = draftId === null ? undefined : await store.findDraft(ctx.db, draftId);
  if (!draft?.picture_id) return;
  const { photoDays } = await offerOf(ctx);
  const until = new Date(ctx.app.now().getTime() + photoDays * day);
  await claimPrivatePictureUntil(ctx, draft.picture_id, until);
  await store.changeDraft(ctx.db, draft.id, { picture_until: until.toISOString() });
}

export function draftById(ctx: Context, id: string | null): Promise<store.DraftRow | undefined> {
  return id === null ? Promise.resolve(undefined) : store.findDraft(ctx.db, id);
}

/** The photo of a draft, until it ends. */
export async function photoOf(
  ctx: Context,
  draft: store.DraftRow | null | undefined,
): Promise<string | null> {
  const id = draft?.picture_id;
  return id && (await findPrivatePicture(ctx, id)) ? id : null;
}

export function measuresOf(draft: store.DraftRow | null | undefined): PhotoMeasures | null {
  return draft?.measures ? (JSON.parse(draft.measures) as PhotoMeasures) : null;
}

/** Erases drafts and their photos now. */
export async function forgetDrafts(ctx: TxContext, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const draft = await store.findDraft(ctx.db, id);
    if (draft?.picture_id) await expirePrivatePicture(ctx, draft.picture_id);
  }
  await store.deleteDrafts(ctx.db, ids);
}

const batchSize = 200;

/** Drafts that were never paid for; their photos have ended by then. */
export async function clearDrafts(ctx: Context): Promise<void> {
  // Later than anybody may name one: an order that is being placed keeps its draft.
  const time = new Date(ctx.app.now().getTime() - 2 * unpaidDraftMs).toISOString();
  for (;;) {
    const unused = await store.unusedDrafts(ctx.db, time, batchSize);
    await ctx.transaction((ctx) =>
      forgetDrafts(
        ctx,
        unused.map(({ id }) => id),
      ),
    );
    if (unused.length < batchSize) return;
  }
}
