/** Addresses of the pages that stand alone: `/courses/{slug}` and `/lessons/{slug}`, in each language. */
import { withoutLanguage } from '#shared/i18n.ts';

export interface StandalonePage {
  kind: 'course' | 'lesson';
  slug: string;
}

export function standaloneAt(path: string): StandalonePage | null {
  const [, kind, slug] = /^\/(course|lesson)s\/([^/]+)$/.exec(withoutLanguage(path)) ?? [];
  return slug === undefined ? null : { kind: kind as StandalonePage['kind'], slug };
}
