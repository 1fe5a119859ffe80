/** Courses leave the catalogue: archived when sold, else deleted, and both come back. */

import { beginChange } from '#server/changes.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { featuresOf } from '#server/feature.ts';
import { expirePrivatePicture } from '#server/privatePictures/privatePictures.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { notFound } from '#shared/errors.ts';
import type { coursesPanelApi, PanelCourse } from '../contract/panel.ts';
import { courseAction, courseChange } from './courseAudit.ts';
import { panelCourse, restorableMs, soldAmong } from './coursesForStaff.ts';
import { releaseTrailer } from './covers.ts';
import { noteOfferedPrice } from './offeredPrices.ts';
import { deletePromotionsOf } from './prices.store.ts';
import * as store from './store.ts';

type In<K extends keyof typeof coursesPanelApi> = ParsedInput<(typeof coursesPanelApi)[K]>;

/**
 * Deletes a course, which can be undone for thirty days; one that was sold goes into the archive instead, and
 * its students keep it. @throws not_found
 */
export function removeCourse(ctx: Context, { id }: In<'remove'>): Promise<PanelCourse> {
  return move(ctx, id, async (ctx, row) => {
    if (row.deleted_at) throw notFound();
    if ((await soldAmong(ctx, [id])).length > 0) return archive(ctx, row);
    const change = { deleted_at: nowOf(ctx), archived_at: null, is_active: 0 };
    await courseChange(ctx, row, { action: 'course.deleted', change });
  });
}

/** Takes a course out of the catalogue, also one that was never sold. @throws not_found */
export function archiveCourse(ctx: Context, { id }: In<'archive'>): Promise<PanelCourse> {
  return move(ctx, id, async (ctx, row) => {
    if (row.deleted_at) throw notFound();
    await archive(ctx, row);
  });
}

/** Brings back an archived or deleted course; any other stays as it is. @throws not_found */
export function restoreCourse(ctx: Context, { id, is_active }: In<'restore'>): Promise<PanelCourse> {
  return move(ctx, id, async (ctx, row) => {
    if (!row.deleted_at && !row.archived_at) return;
    const change = { deleted_at: null, archived_at: null, is_active: is_active ? 1 : 0 };
    await courseChange(ctx, row, { action: 'course.restored', change });
  });
}

/** Deletes for good what was deleted thirty days ago, with its lessons and their files; a course sold meanwhile is archived. */
export async function purgeDeleted(ctx: Context): Promise<void> {
  const until = new Date(ctx.app.now().getTime() - restorableMs).toISOString();
  for (const id of await store.deletedUntil(ctx.db, until))
    await ctx.transaction(async (ctx) => {
      await beginChange(ctx);
      const row = await store.holdCourse(ctx.db, id);
      if (!row?.deleted_at || row.deleted_at > until) return;
      if ((await soldAmong(ctx, [id])).length > 0) {
        const change = { deleted_at: null, archived_at: nowOf(ctx) };
        await courseChange(ctx, row, { action: 'course.archived', change });
        return;
      }
      await courseAction(ctx, id, { action: 'course.purged' });
      for (const { forgetCourse } of featuresOf(ctx.app)) await forgetCourse?.(ctx, id);
      if (row.cover_picture_id) await expirePrivatePicture(ctx, row.cover_picture_id);
      await deleteCourse(ctx.db, id);
      await releaseTrailer(ctx, row.trailer_file);
    });
}

/** With its promotions; lessons and orders must be gone. @returns ids of the promotions */
export async function deleteCourse(tx: Tx, id: string): Promise<string[]> {
  const promotions = await deletePromotionsOf(tx, id);
  await store.deleteCourse(tx, id);
  return promotions;
}

function archive(ctx: TxContext, row: store.CourseRow): Promise<void> {
  const archived_at = row.archived_at ?? nowOf(ctx);
  return courseChange(ctx, row, { action: 'course.archived', change: { archived_at, is_active: 0 } });
}

/** Pages and price history follow what `work` changes. */
async function move(
  ctx: Context,
  id: string,
  work: (ctx: TxContext, row: store.CourseRow) => Promise<void>,
): Promise<PanelCourse> {
  await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const row = await store.holdCourse(ctx.db, id);
    if (!row) throw notFound();
    await work(ctx, row);
    await noteOfferedPrice(ctx, id);
  });
  return panelCourse(ctx, id);
}

function nowOf(ctx: Context): string {
  return ctx.app.now().toISOString();
}
