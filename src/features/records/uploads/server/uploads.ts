/** Files on their way in, from the first byte to their use. */

import { type Actor, checkAccess, type Member, member } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import { hasRoomFor } from '#server/storage/reserve.ts';
import { newId } from '#server/tokens.ts';
import { markChanged } from '#server/versions/versions.ts';
import { mayAccess } from '#shared/access.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { uploadsApi } from '../contract.ts';
import { uploadErrors } from '../errors.ts';
import { kindOf, type Purpose, purposeNames, purposes } from '../rules.ts';
import { examine, type Problem } from './contents.ts';
import * as store from './store.ts';

export interface NewUpload {
  purpose: string;
  name: string;
  sizeBytes: number;
}

/** @throws unauthorized or forbidden for those who may send nothing at all */
export function uploader(actor: Actor): Member {
  const needed = purposeNames.map((name) => purposes[name].permission);
  const role = actor.kind === 'member' ? actor.role : null;
  checkAccess(actor, needed.find((permission) => mayAccess(role, permission)) ?? needed[0]!);
  return member(actor);
}

/** Makes room for a file that is about to come. @returns its id @throws forbidden, invalid_input, no_space_left */
export async function beginUpload(ctx: Context, { purpose, name, sizeBytes }: NewUpload): Promise<string> {
  if (!isPurpose(purpose)) throw new AppError('invalid_input', { fields: { purpose: 'invalid' } });
  checkAccess(ctx.actor, purposes[purpose].permission);
  const fields = {
    ...(!isName(name) && { name: 'invalid' }),
    ...(!isSize(sizeBytes) && { size: 'invalid' }),
  };
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
  const { mostBytes } = purposes[purpose];
  if (sizeBytes > mostBytes)
    throw new AppError(uploadErrors.upload_too_large, { values: inWords(mostBytes) });
  const room = await ctx.app.storage.room();
  const id = newId();
  await ctx.transaction(async (ctx) => {
    // Concurrent starts wait for each other, so that each sees what the other has announced.
    await markChanged(ctx, 'uploads');
    if (room && !hasRoomFor(sizeBytes + (await store.announcedBytes(ctx.db)), room))
      throw new AppError(uploadErrors.no_space_left);
    await store.insertUpload(ctx.db, {
      id,
      user_id: member(ctx.actor).id,
      purpose,
      name: name.trim(),
      size_bytes: sizeBytes,
      created_at: ctx.app.now().toISOString(),
    });
  });
  return id;
}

/** An upload that the caller began and nothing uses yet. @throws not_found */
export async function ownUpload(ctx: Context, id: string): Promise<store.UploadRow> {
  const upload = await store.findUploadOf(ctx.db, member(ctx.actor).id, id);
  if (!upload) throw notFound();
  return upload;
}

/** @throws no_space_left where the disk has none left for uploads that have begun */
export async function checkRoom(ctx: Context): Promise<void> {
  const room = await ctx.app.storage.room();
  if (room && !hasRoomFor(0, room)) throw new AppError(uploadErrors.no_space_left);
}

/**
 * Checks by its content a file that has arrived; a second time it answers the same. A refused one is deleted.
 * @throws not_found, conflict while bytes are missing, upload_type, upload_hevc, upload_codec
 */
export async function finishUpload(
  ctx: Context,
  { id }: ParsedInput<typeof uploadsApi.finish>,
): Promise<Output<typeof uploadsApi.finish>> {
  const { storage } = ctx.app;
  const upload = await ownUpload(ctx, id);
  if (upload.state === 'ready') return answered(upload, upload.media_type ?? '');
  if (upload.state === 'refused') throw refusal(upload, upload.problem as 'upload_type');
  const isHere = upload.synced_bytes === upload.size_bytes;
  if (!isHere || (await storage.sizeOf(id)) !== upload.size_bytes) throw new AppError('conflict');
  const found = await examine(storage, upload);
  const finished = { finished_at: ctx.app.now().toISOString() };
  if ('problem' in found) {
    const change = { ...finished, state: 'refused', problem: found.problem } as const;
    await store.changeUpload(ctx.db, { id, from: 'receiving', change });
    await storage.remove(id);
    throw refusal(upload, found.problem);
  }
  const { mediaType: media_type, seconds } = found;
  const change = { ...finished, state: 'ready', file: id, media_type, seconds } as const;
  await store.changeUpload(ctx.db, { id, from: 'receiving', change });
  return answered(upload, found.mediaType);
}

/** The caller thinks better of it. @throws not_found */
export async function cancelUpload(ctx: Context, id: string): Promise<void> {
  await ownUpload(ctx, id);
  await discard(ctx, id);
}

/** Deletes an upload and its file, unless it has come into use meanwhile. May be repeated, wherever it was ended. */
export async function discard(ctx: Context, id: string): Promise<void> {
  if (!(await store.markDiscarded(ctx.db, id, ctx.app.now().toISOString()))) return;
  // The row goes last: nothing would find a file that had lost it.
  await ctx.app.storage.remove(id);
  await store.deleteDiscarded(ctx.db, id);
}

export interface ClaimedFile {
  /** Name in the storage. */
  file: string;
  /** As it was called on the sender's machine. */
  name: string;
  mediaType: string;
  sizeBytes: number;
  /** Length of a film, as the file says it; null where it does not. */
  seconds: number | null;
}

/**
 * Takes the caller's finished upload into use, as part of `ctx`'s transaction: the claimer is responsible for it from
 * now on, and lets it go with `releaseUpload`. @throws not_found for another's, missing or used one, invalid_input when
 * it has not arrived, was refused or was sent for something else
 */
export async function claimUpload(ctx: TxContext, id: string, purpose: Purpose): Promise<ClaimedFile> {
  const upload = await ownUpload(ctx, id);
  const { file, name, media_type: mediaType, size_bytes: sizeBytes, seconds } = upload;
  const isReady = upload.state === 'ready' && upload.purpose === purpose;
  if (!isReady || file === null || mediaType === null)
    throw new AppError('invalid_input', { fields: { upload_id: 'upload' } });
  const isOurs = await store.changeUpload(ctx.db, { id, from: 'ready', change: { state: 'used' } });
  if (!isOurs) throw notFound();
  return { file, name, mediaType, sizeBytes, seconds };
}

/**
 * Lets a claimed file go: it is deleted after thirty days. Does nothing for files that were never uploaded.
 */
export async function releaseUpload(ctx: TxContext, file: string): Promise<void> {
  const change = { state: 'ready', finished_at: ctx.app.now().toISOString() } as const;
  await store.changeUpload(ctx.db, { id: file, from: 'used', change });
}

function isPurpose(value: string): value is Purpose {
  return Object.hasOwn(purposes, value);
}

function inWords(bytes: number): { amount: number; unit: string } {
  const megabytes = bytes / 1024 / 1024;
  return megabytes < 1024
    ? { amount: megabytes, unit: 'megabytes' }
    : { amount: megabytes / 1024, unit: 'gigabytes' };
}

function isName(name: string): boolean {
  const trimmed = name.trim();
  return trimmed.length > 0 && trimmed.length <= 255 && !/[\p{Cc}\p{Cs}]/u.test(trimmed);
}

function isSize(sizeBytes: number): boolean {
  return Number.isSafeInteger(sizeBytes) && sizeBytes > 0;
}

function refusal({ purpose }: store.UploadRow, problem: Problem) {
  return new AppError(uploadErrors[problem], { values: { purpose: kindOf(purpose) } });
}

function answered({ id, name, size_bytes }: store.UploadRow, mediaType: string) {
  return { id, name, size_bytes, media_type: mediaType };
}
