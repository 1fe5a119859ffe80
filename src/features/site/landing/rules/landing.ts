/** Structured data about the page for search engines (schema.org). */
import type { SiteContent } from '#features/site/content/contract/content.ts';
import type { Review } from '#features/site/reviews/contract/reviews.ts';
import type { CourseOnSale } from '#features/teaching/courses/contract/courses.ts';
import { second } from '#shared/dates.ts';

export interface Described {
  /** Name of the school. */
  name: string;
  /** Address of the page. */
  url: string;
  courses: (Pick<CourseOnSale, 'title' | 'description' | 'price' | 'duration_hours' | 'film_minutes'> & {
    isPresale: boolean;
  })[];
  questions: SiteContent['questions'];
  /** Only verified reviews are included; none of the demo school's. */
  reviews: readonly Pick<Review, 'name' | 'text' | 'rating' | 'verified'>[];
}

/** JSON-LD of the landing page, safe within a script element. Prices are in rubles. */
export function structuredData({ name, url, courses, questions, reviews }: Described): string {
  const school = { '@type': 'Organization', '@id': `${url}#school`, name, url };
  const graph = [
    school,
    ...courses.map((course) => ({
      '@type': 'Course',
      name: course.title,
      description: course.description,
      provider: { '@id': school['@id'] },
      offers: {
        '@type': 'Offer',
        category: 'Paid',
        price: course.price,
        priceCurrency: 'RUB',
        availability: `https://schema.org/${course.isPresale ? 'PreOrder' : 'InStock'}`,
        url: `${url}#courses`,
      },
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        ...workloadOf(course),
      },
    })),
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
    ...reviews
      .filter(({ verified }) => verified)
      .map((review) => ({
        '@type': 'Review',
        itemReviewed: { '@id': school['@id'] },
        author: { '@type': 'Person', name: review.name },
        reviewBody: review.text,
        reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5 },
      })),
  ];
  // A text of the school must not close the script element.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

/** Nothing where no length is known. */
function workloadOf({ duration_hours, film_minutes }: Described['courses'][number]) {
  const minutes = Math.max(duration_hours * 60, film_minutes ?? 0);
  if (minutes === 0) return {};
  return { courseWorkload: minutes % 60 === 0 ? `PT${minutes / 60}H` : `PT${minutes}M` };
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
