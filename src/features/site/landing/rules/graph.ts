/** Nodes of structured data (schema.org), which search engines read. */
import type { Review } from '#features/site/reviews/contract/reviews.ts';
import type { CourseOnSale } from '#features/teaching/courses/contract/courses.ts';

type DescribedCourse = Pick<
  CourseOnSale,
  'title' | 'description' | 'price' | 'duration_hours' | 'film_minutes'
> & { isPresale: boolean };
export type DescribedReview = Pick<Review, 'name' | 'text' | 'rating' | 'verified'>;

/** Safe within a script element: no text of the school closes it. */
export function graphOf(nodes: readonly object[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** @param url of the home page */
export function schoolNode({ name, url }: { name: string; url: string }) {
  return { '@type': 'Organization', '@id': `${url}#school`, name, url };
}

/** @param where the school's id, and the page that sells the course */
export function courseNode(course: DescribedCourse, { schoolId, url }: { schoolId: string; url: string }) {
  return {
    '@type': 'Course',
    name: course.title,
    description: course.description,
    url,
    provider: { '@id': schoolId },
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      price: course.price,
      priceCurrency: 'RUB',
      availability: `https://schema.org/${course.isPresale ? 'PreOrder' : 'InStock'}`,
      url,
    },
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', ...workloadOf(course) },
  };
}

export function questionsNode(questions: readonly { question: string; answer: string }[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Only verified ones. @param subjectId of what they are about */
export function reviewNodes(reviews: readonly DescribedReview[], subjectId: string) {
  return reviews
    .filter(({ verified }) => verified)
    .map((review) => ({
      '@type': 'Review',
      itemReviewed: { '@id': subjectId },
      author: { '@type': 'Person', name: review.name },
      reviewBody: review.text,
      reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5 },
    }));
}

/** The way from the home page to this one. */
export function breadcrumbNode(crumbs: readonly { name: string; url: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** Nothing where no length is known. */
function workloadOf({ duration_hours, film_minutes }: DescribedCourse) {
  const minutes = Math.max(duration_hours * 60, film_minutes ?? 0);
  if (minutes === 0) return {};
  return { courseWorkload: minutes % 60 === 0 ? `PT${minutes / 60}H` : `PT${minutes}M` };
}
