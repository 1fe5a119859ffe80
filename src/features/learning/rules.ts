import type { Language } from '#shared/i18n.ts';

/** The specification's default status of a purchased course. */
export const activeStatus: Record<Language, string> = { ru: 'Активен', en: 'Active', zh: '已开通' };

interface Watcher {
  isOwner: boolean;
  hasStarted: boolean;
  isFree: boolean;
}

/** A free lesson is anybody's; the others belong to the course's owners, from the day it starts. */
export function canWatch({ isOwner, hasStarted, isFree }: Watcher): boolean {
  return isFree || (isOwner && hasStarted);
}
