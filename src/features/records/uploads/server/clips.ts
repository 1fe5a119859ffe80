/** Uploaded films as a player needs them. */
import type { Context } from '#server/context.ts';
import { findUpload } from './store.ts';

export interface Clip {
  /** Name in the storage. */
  file: string;
  mediaType: string;
}

/** Null for none, and for one whose file is being deleted. */
export async function clipOf(ctx: Context, file: string | null): Promise<Clip | null> {
  const upload = file === null ? undefined : await findUpload(ctx.db, file);
  return upload?.media_type ? { file: upload.id, mediaType: upload.media_type } : null;
}
