import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import type { Schema } from '#server/db/schema.ts';
import type { SnapKind } from '../rules/snaps.ts';

export type DraftRow = Selectable<Schema['application_drafts']>;
/**
 * - `draft_id`: Either a form that was not sent yet, or an application.
 * - `picture_id`: Private picture; the row goes with it.
 */
export type SnapRow = Selectable<Schema['application_snaps']>;
export type Owner = { draft_id: string } | { application_id: string };

export async function insertDraft(db: Db, row: Insertable<Schema['application_drafts']>): Promise<void> {
  await db.insertInto('application_drafts').values(row).execute();
}

/** For the holder of its secret. */
export function findDraft(db: Db, id: string, secretHash: string): Promise<DraftRow | undefined> {
  return db
    .selectFrom('application_drafts')
    .selectAll()
    .where('id', '=', id)
    .where('secret_hash', '=', secretHash)
    .executeTakeFirst();
}

/** Locked until `tx` ends, so that its photos change one at a time. */
export function holdDraft(tx: Db, id: string, secretHash: string): Promise<DraftRow | undefined> {
  const draft = tx
    .selectFrom('application_drafts')
    .selectAll()
    .where('id', '=', id)
    .where('secret_hash', '=', secretHash);
  return held(tx, draft).executeTakeFirst();
}

export async function deleteDraft(db: Db, id: string): Promise<void> {
  await db.deleteFrom('application_drafts').where('id', '=', id).execute();
}

/** Names of their photos go with them; the photos end by themselves. */
export async function deleteDraftsBefore(db: Db, time: string): Promise<void> {
  await db.deleteFrom('application_drafts').where('created_at', '<=', time).execute();
}

export function snapsOf(db: Db, owner: Owner): Promise<SnapRow[]> {
  return ownedBy(db.selectFrom('application_snaps').selectAll(), owner).orderBy('kind').execute();
}

export function findSnap(db: Db, owner: Owner, kind: SnapKind): Promise<SnapRow | undefined> {
  return ownedBy(db.selectFrom('application_snaps').selectAll(), owner)
    .where('kind', '=', kind)
    .executeTakeFirst();
}

export async function insertSnap(db: Db, row: Insertable<Schema['application_snaps']>): Promise<void> {
  await db.insertInto('application_snaps').values(row).execute();
}

export async function deleteSnap(db: Db, id: string): Promise<void> {
  await db.deleteFrom('application_snaps').where('id', '=', id).execute();
}

/** The photos of a draft are the application's from now on. */
export async function moveSnaps(db: Db, draftId: string, applicationId: string): Promise<void> {
  await db
    .updateTable('application_snaps')
    .set({ draft_id: null, application_id: applicationId })
    .where('draft_id', '=', draftId)
    .execute();
}

function ownedBy<Q extends { where(column: 'draft_id' | 'application_id', is: '=', id: string): Q }>(
  query: Q,
  owner: Owner,
): Q {
  return 'draft_id' in owner
    ? query.where('draft_id', '=', owner.draft_id)
    : query.where('application_id', '=', owner.application_id);
}
