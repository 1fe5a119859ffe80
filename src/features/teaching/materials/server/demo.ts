/** Materials of the demo school, whose files no upload has brought. */

import type { MaterialPurpose } from '#features/teaching/courses/rules/goods.ts';
import type { TxContext } from '#server/context.ts';
import { newId } from '#server/tokens.ts';
import type { LocalText } from '#shared/i18n.ts';
import { translatedColumns } from '#shared/localText.ts';
import { insertMaterial, type MaterialRow } from './store.ts';

export interface DemoMaterial {
  courseId: string;
  /** Null: of the whole course. */
  lessonId: string | null;
  purpose: MaterialPurpose;
  title: LocalText;
  /** A link, or a file that lies below the uploads already. */
  content: { url: string } | Pick<MaterialRow, 'file' | 'file_name' | 'media_type' | 'size_bytes'>;
}

/** Adds them in this order, as part of `tx`. */
export async function addDemoMaterials(ctx: TxContext, materials: readonly DemoMaterial[]): Promise<void> {
  const none = { url: null, file: null, file_name: null, media_type: null, size_bytes: null };
  for (const [index, { courseId, lessonId, purpose, title, content }] of materials.entries())
    await insertMaterial(ctx.db, {
      id: newId(),
      ...{ course_id: courseId, lesson_id: lessonId, purpose, ...translatedColumns({ title }) },
      ...none,
      ...content,
      position: index + 1,
      created_at: ctx.app.now().toISOString(),
    });
}
