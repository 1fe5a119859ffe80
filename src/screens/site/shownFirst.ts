/** The landing page's selection of all that the school has. */
import type { SiteContent } from '#features/site/content/contract/content.ts';
import type { Programme } from '#features/site/content/site/ProgrammeSection.tsx';
import type { Language } from '#shared/i18n.ts';
import { paths } from '#ui/paths.ts';

/** A school that sells nothing yet promises nothing yet. */
export function withoutPromises(content: SiteContent): SiteContent {
  return { ...content, statistics: [], objections: [], questions: [] };
}

/** Address of the first lesson, where anybody may watch it. */
export function freeLessonOf(programme: Programme | undefined, language: Language): string | undefined {
  const first = programme?.lessons[0];
  return first?.is_free && first.has_video ? paths.freeLesson(first.slug, language) : undefined;
}
