import type { School } from '#features/publishing/school/contract/school.ts';
import type { SiteContent } from '#features/site/content/contract/content.ts';
import { hasContacts } from './ContactSection.tsx';

/** Linked parts of the page, in order; the names are their anchors. */
const sections = [
  'program',
  'video-testimonials',
  'reviews',
  'models',
  'about',
  'courses',
  'model-rating',
  'faq',
  'contact',
] as const;
export type PageSection = (typeof sections)[number];

interface Shown {
  content: Pick<SiteContent, 'founder' | 'questions'>;
  reviews: readonly { isVideo: boolean }[];
  programmes: readonly unknown[];
  school: School;
  rating: { is_on: boolean };
  models: readonly unknown[];
  /** Nothing is on sale by now: the courses have no place, nor has a gallery of nobody. */
  isOpening: boolean;
}

/** Only those that this school has, so that no link leads nowhere. */
export function sectionsOf(shown: Shown): PageSection[] {
  const { content, reviews, programmes, school, rating, models, isOpening } = shown;
  const isMissing: Partial<Record<PageSection, boolean>> = {
    courses: isOpening,
    models: isOpening && models.length === 0,
    'model-rating': !rating.is_on,
    program: programmes.length === 0,
    'video-testimonials': !reviews.some(({ isVideo }) => isVideo),
    reviews: !reviews.some(({ isVideo }) => !isVideo),
    about: content.founder === null,
    faq: content.questions.length === 0,
    contact: !hasContacts(school),
  };
  return sections.filter((section) => !isMissing[section]);
}
