import type { Permission } from '#shared/access.ts';
import { day } from '#shared/dates.ts';

const megabyte = 1024 * 1024;

/** Purposes of uploads: who may send, and how large files may be. */
export const purposes = {
  video: { permission: 'lessons.manage', mostBytes: 5 * 1024 * megabyte },
  material: { permission: 'materials.manage', mostBytes: 500 * megabyte },
  captions: { permission: 'lessons.manage', mostBytes: 2 * megabyte },
  picture: { permission: 'lessons.manage', mostBytes: 20 * megabyte },
  review: { permission: 'reviews.manage', mostBytes: 200 * megabyte },
  trailer: { permission: 'courses.manage', mostBytes: 200 * megabyte },
  site: { permission: 'content.manage', mostBytes: 200 * megabyte },
  table: { permission: 'users.manage', mostBytes: 20 * megabyte },
} as const satisfies Record<string, { permission: Permission; mostBytes: number }>;

export type Purpose = keyof typeof purposes;

/** Kind of file that serves a purpose; a clip is a film that everybody may watch. */
export function kindOf(purpose: Purpose): 'video' | 'clip' | 'material' | 'captions' | 'picture' | 'table' {
  return purpose === 'review' || purpose === 'trailer' || purpose === 'site' ? 'clip' : purpose;
}
export const purposeNames = Object.keys(purposes) as [Purpose, ...Purpose[]];

/** An upload that has not arrived is given up after this time. */
export const unfinishedForMs = 7 * day;
/** A file that nothing uses is deleted after this time. */
export const unusedForMs = 30 * day;
