import { hour } from '#shared/dates.ts';
import type { Language } from '#shared/i18n.ts';
import type { Limit } from '#shared/limits.ts';

/** The specification's default status of a purchased course. */
export const activeStatus: Record<Language, string> = { ru: 'Активен', en: 'Active', zh: '已开通' };

/** Why a lesson does not play. */
export const lockReasons = ['not_owned', 'not_started'] as const;
export type LockReason = (typeof lockReasons)[number];

/** Whoever clicks through all lessons of a course takes a ticket for each; free ones play without signing in. */
export const ticketLimits = [
  { name: 'video tickets', by: 'person', times: 240, perMs: 1 * hour, atOnce: 120 },
] satisfies Limit[];

interface Watcher {
  isOwner: boolean;
  hasStarted: boolean;
  isFree: boolean;
}

/** A free lesson is anybody's; the others belong to the course's owners, from the day it starts. Null: it plays. */
export function lockReason({ isOwner, hasStarted, isFree }: Watcher): LockReason | null {
  if (isFree) return null;
  if (!isOwner) return 'not_owned';
  return hasStarted ? null : 'not_started';
}

/** How much of a course is done, in whole percent; 100 only when nothing is left. */
export function progressPercent(done: number, lessons: number): number {
  return lessons === 0 ? 0 : Math.floor((done / lessons) * 100);
}
