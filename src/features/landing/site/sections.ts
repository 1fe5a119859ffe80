import type { SiteContent } from '#features/content/contract.ts';
import type { School } from '#features/school/contract.ts';
import { hasContacts } from '#features/school/site/ContactSection.tsx';

/** The parts of the page that one can go to, as they follow each other; the names are their anchors. */
const sections = [
  'courses',
  'models',
  'program',
  'video-testimonials',
  'reviews',
  'about',
  'faq',
  'contact',
] as const;
export type PageSection = (typeof sections)[number];

interface Shown {
  content: Pick<SiteContent, 'testimonials' | 'reviews' | 'founder' | 'questions'>;
  programmes: readonly unknown[];
  school: School;
}

/** Only those that this school has: no link leads nowhere. */
export function sectionsOf({ content, programmes, school }: Shown): PageSection[] {
  const isMissing: Partial<Record<PageSection, boolean>> = {
    program: programmes.length === 0,
    'video-testimonials': content.testimonials.length === 0,
    reviews: content.reviews.length === 0,
    about: content.founder === null,
    faq: content.questions.length === 0,
    contact: !hasContacts(school),
  };
  return sections.filter((section) => !isMissing[section]);
}
