/** What search engines are told of the page, in their own words (schema.org). */
import type { SiteContent } from '#features/content/contract.ts';
import type { Course } from '#features/courses/contract.ts';
import { second } from '#shared/dates.ts';

export interface Described {
  /** Name of the school. */
  name: string;
  /** Address of the page. */
  url: string;
  courses: (Pick<Course, 'title' | 'description' | 'price' | 'duration_hours'> & { isPresale: boolean })[];
  questions: SiteContent['questions'];
  /** Only verified ones are told; none of the demo school's. */
  reviews: SiteContent['reviews'];
}

/** JSON-LD of the landing page, safe to stand in a script element. Prices are rubles. */
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
        courseWorkload: `PT${course.duration_hours}H`,
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
  // A text of the school must not end the element it stands in.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

/** The students counter of a show: where it starts, and how it may grow every 30 seconds. Never of a real school. */
export const growingCounter = { start: 127, everyMs: 30 * second, chance: 0.3 } as const;

/** @param dice from 0 up to 1 */
export function grown(count: number, dice: number): number {
  return dice < growingCounter.chance ? count + 1 : count;
}
