/** Addresses of the pages that stand alone: `/courses/{slug}` and `/lessons/{slug}`, in each language. */

export interface StandalonePage {
  kind: 'course' | 'lesson';
  slug: string;
}

export function standaloneAt(path: string): StandalonePage | null {
  const [, kind, slug] = /^(?:\/(?:en|zh))?\/(course|lesson)s\/([^/]+)$/.exec(path) ?? [];
  return slug === undefined ? null : { kind: kind as StandalonePage['kind'], slug };
}
