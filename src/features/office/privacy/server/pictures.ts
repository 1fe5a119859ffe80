/** The person's private pictures, as files of the export. */
import type { Context } from '#server/context.ts';
import type { HeldRow } from '#server/personalData.ts';
import { readPrivatePicture } from '#server/privatePictures/privatePictures.ts';
import { pictureColumn } from './store.ts';

/** Far above what one person has; the archive is made in memory. */
export const mostPictureBytes = 64 * 1024 * 1024;

type Data = Record<string, HeldRow[]>;

/**
 * Reads the pictures that rows name, and puts the names of their files there: null where a picture has ended, or the
 * archive is full, which `leftOut` counts.
 */
export async function withPictures(ctx: Context, data: Data, room = mostPictureBytes) {
  const names = new Map<string, string | null>();
  const pictures: Record<string, Uint8Array> = {};
  let left = room;
  let leftOut = 0;
  const nameOf = async (id: string) => {
    const bytes = await readPrivatePicture(ctx, id);
    if (!bytes) return null;
    if (bytes.length > left) {
      leftOut += 1;
      return null;
    }
    left -= bytes.length;
    const name = `pictures/${Object.keys(pictures).length + 1}.webp`;
    pictures[name] = bytes;
    return name;
  };
  for (const row of Object.values(data).flat()) {
    const id = row[pictureColumn];
    if (typeof id === 'string' && !names.has(id)) names.set(id, await nameOf(id));
  }
  const named = (row: HeldRow): HeldRow =>
    pictureColumn in row ? { ...row, [pictureColumn]: names.get(String(row[pictureColumn])) ?? null } : row;
  const sections = Object.entries(data).map(([section, rows]) => [section, rows.map(named)] as const);
  return { data: Object.fromEntries(sections) as Data, pictures, leftOut };
}
