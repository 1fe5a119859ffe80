/** The upload library's memory of each upload: read from our own rows, which outlive a power cut. */
import { type KvStore, Upload } from '@tus/server';
import type { Context } from '#server/context.ts';
import { findUpload, raiseSynced } from './store.ts';

export function recordsOf(ctx: Context): KvStore {
  return {
    async get(id) {
      const row = await findUpload(ctx.db, id);
      if (!row) return undefined;
      const { name, purpose, size_bytes: size, synced_bytes: offset, created_at: creation_date } = row;
      return new Upload({ id, size, offset, metadata: { name, purpose }, creation_date });
    },
    // The row exists before the library hears of the upload; cancelling deletes it.
    async set(id, { offset }) {
      await raiseSynced(ctx.db, id, offset);
    },
    async delete() {},
  };
}
