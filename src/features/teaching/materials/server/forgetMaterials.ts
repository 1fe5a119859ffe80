import { releaseUpload } from '#features/records/uploads/server/uploads.ts';
import type { TxContext } from '#server/context.ts';
import { deleteMaterialsIn } from './store.ts';

/** Deletes the materials of a course, or of one lesson, that is gone for good, and lets go of their files. */
export async function forgetMaterialsIn(
  ctx: TxContext,
  where: { courseId: string } | { lessonId: string },
): Promise<void> {
  for (const file of await deleteMaterialsIn(ctx.db, where)) await releaseUpload(ctx, file);
}
