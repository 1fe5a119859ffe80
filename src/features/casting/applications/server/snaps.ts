/** Photos of an application: first of a draft, then of the application. */
import type { Context, TxContext } from '#server/context.ts';
import {
  claimPrivatePicture,
  expirePrivatePicture,
  keepPrivatePicture,
} from '#server/privatePictures/privatePictures.ts';
import { pictureTickets } from '#server/privatePictures/tickets.ts';
import { hashToken, newId, newToken } from '#server/tokens.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { notFound } from '#shared/errors.ts';
import type { Snap, snapsApi } from '../contract/snaps.ts';
import { type SnapKind, snapKinds } from '../rules/snaps.ts';
import { draftMs } from '../rules/states.ts';
import * as store from './snaps.store.ts';

type In<K extends keyof typeof snapsApi> = ParsedInput<(typeof snapsApi)[K]>;
type Out<K extends keyof typeof snapsApi> = Output<(typeof snapsApi)[K]>;

/** Begins a draft. Its secret is sent once, to the browser that keeps it. */
export async function beginDraft(ctx: Context): Promise<Out<'begin'>> {
  const [id, secret] = [newId(), newToken()];
  await store.insertDraft(ctx.db, {
    id,
    secret_hash: hashToken(secret),
    created_at: ctx.app.now().toISOString(),
  });
  return { id, secret };
}

/** @throws not_found without the draft's secret */
export async function showDraft(ctx: Context, { id, secret }: In<'show'>): Promise<Out<'show'>> {
  const draft = await store.findDraft(ctx.db, id, hashToken(secret));
  if (!draft) throw notFound();
  return { snaps: await shownSnaps(ctx, await store.snapsOf(ctx.db, { draft_id: id })) };
}

/** @throws not_found, pictures_full, pictures_wait, invalid_input at `photo` for what is no picture */
export async function putDraftSnap(ctx: Context, { id, secret, kind, photo }: In<'put'>): Promise<Snap> {
  const secretHash = hashToken(secret);
  const draft = await store.findDraft(ctx.db, id, secretHash);
  if (!draft) throw notFound();
  // No longer than the draft, without which nobody would find it.
  const keptForMs = Date.parse(draft.created_at) + draftMs - ctx.app.now().getTime();
  const picture = await keepPrivatePicture(ctx, photo, { field: 'photo', keptForMs, isDraft: true });
  const snap = await ctx.transaction(async (ctx) => {
    if (!(await store.holdDraft(ctx.db, id, secretHash))) throw notFound();
    await removeSnap(ctx, { draft_id: id }, kind);
    return insert(ctx, { draft_id: id, application_id: null }, { kind, pictureId: picture.id });
  });
  return (await shownSnaps(ctx, [snap]))[0]!;
}

/** @throws not_found without the draft's secret */
export async function removeDraftSnap(
  ctx: Context,
  { id, secret, kind }: In<'remove'>,
): Promise<Out<'show'>> {
  await ctx.transaction(async (ctx) => {
    if (!(await store.holdDraft(ctx.db, id, hashToken(secret)))) throw notFound();
    await removeSnap(ctx, { draft_id: id }, kind);
  });
  return showDraft(ctx, { id, secret });
}

interface NamedDraft {
  draft_id?: string | undefined;
  draft_secret?: string | undefined;
}

/** Makes the photos of a draft those of an application, as part of `tx`. A draft that has ended has none. */
export async function takeDraft(
  ctx: TxContext,
  { draft_id: id, draft_secret: secret }: NamedDraft,
  applicationId: string,
): Promise<void> {
  if (!id || !secret || !(await store.holdDraft(ctx.db, id, hashToken(secret)))) return;
  for (const { picture_id } of await store.snapsOf(ctx.db, { draft_id: id }))
    await claimPrivatePicture(ctx, picture_id, 'draft_id');
  await store.moveSnaps(ctx.db, id, applicationId);
  await store.deleteDraft(ctx.db, id);
}

/** Adds a kept picture to an application that the caller holds, in place of the one of its kind. */
export async function addSnap(
  ctx: TxContext,
  applicationId: string,
  { kind, pictureId }: { kind: SnapKind; pictureId: string },
): Promise<void> {
  await removeSnap(ctx, { application_id: applicationId }, kind);
  await claimPrivatePicture(ctx, pictureId);
  await insert(ctx, { draft_id: null, application_id: applicationId }, { kind, pictureId });
}

/** Removes a photo, with its picture. @returns whether there was one */
export async function removeSnap(ctx: TxContext, owner: store.Owner, kind: SnapKind): Promise<boolean> {
  const snap = await store.findSnap(ctx.db, owner, kind);
  if (!snap) return false;
  await store.deleteSnap(ctx.db, snap.id);
  await expirePrivatePicture(ctx, snap.picture_id);
  return true;
}

/** Removes every photo of an application that the caller holds. */
export async function removeSnaps(ctx: TxContext, applicationId: string): Promise<void> {
  const owner = { application_id: applicationId };
  for (const { kind } of await store.snapsOf(ctx.db, owner)) await removeSnap(ctx, owner, kind);
}

/** Photos of an application, in the order of the form. */
export async function snapsOf(ctx: Context, applicationId: string): Promise<store.SnapRow[]> {
  const rows = await store.snapsOf(ctx.db, { application_id: applicationId });
  return rows.toSorted((a, b) => snapKinds.indexOf(a.kind) - snapKinds.indexOf(b.kind));
}

/** With an address for each that shows it for a minute. The caller has checked who may see them. */
export async function shownSnaps(ctx: Context, rows: readonly store.SnapRow[]): Promise<Snap[]> {
  const tickets = await pictureTickets(
    ctx,
    rows.map(({ picture_id }) => picture_id),
  );
  return rows.map(({ kind, picture_id }) => ({ kind, photo: tickets.get(picture_id)!.url }));
}

/** Deletes forms that were never sent. */
export function forgetDrafts(ctx: Context): Promise<void> {
  return store.deleteDraftsBefore(ctx.db, new Date(ctx.app.now().getTime() - draftMs).toISOString());
}

async function insert(
  ctx: TxContext,
  owner: Pick<store.SnapRow, 'draft_id' | 'application_id'>,
  { kind, pictureId }: { kind: SnapKind; pictureId: string },
): Promise<store.SnapRow> {
  const row = {
    ...owner,
    id: newId(),
    kind,
    picture_id: pictureId,
    created_at: ctx.app.now().toISOString(),
  };
  await store.insertSnap(ctx.db, row);
  return row;
}
