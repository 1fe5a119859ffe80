/** Structured data about the page for search engines (schema.org). */
import type { SiteContent } from '#features/site/content/contract/content.ts';
import type { Review } from '#features/site/reviews/contract/reviews.ts';
import type { CourseOnSale } from '#features/teaching/courses/contract/courses.ts';
import { second } from '#shared/dates.ts';
import { courseNode, graphOf, questionsNode, reviewNodes, schoolNode } from './graph.ts';

export interface Described {
  /** Name of the school. */
  name: string;
  /** Address of the page. */
  url: string;
  courses: (Pick<CourseOnSale, 'title' | 'description' | 'price' | 'duration_hours' | 'film_minutes'> & {
    isPresale: boolean;
    /** Address of its own page. */
    url: string;
  })[];
  questions: SiteContent['questions'];
  /** Only verified reviews are included; none of the demo school's. */
  reviews: readonly Pick<Review, 'name' | 'text' | 'rating' | 'verified'>[];
}

/** JSON-LD of the landing page, safe within a script element. Prices are in rubles. */
export function structuredData({ name, url, courses, questions, reviews }: Described): string {
  const school = schoolNode({ name, url });
  return graphOf([
    school,
    ...courses.map((course) => courseNode(course, { schoolId: school['@id'], url: course.url })),
    questionsNode(questions),
    ...reviewNodes(reviews, school['@id']),
  ]);
}

/**
 * Simulated students counter: its start, and how it may grow every 30 seconds. Demo only, never for a real
 * school.
 */
export const growingCounter = { start: 127, everyMs: 30 * second, chance: 0.3 } as const;

/** @param dice from 0 up to, but not including, 1 */
export function grown(count: number, dice: number): number {
  return dice < growingCounter.chance ? count + 1 : count;
}

/** A text for search engines and the home screen, with the school's name in place of `{school}`. */
export function withSchool(text: string, name: string): string {
  return text.replaceAll('{school}', () => name);
}
