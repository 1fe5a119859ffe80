/** Structured data of the pages that stand alone. Addresses are whole ones; prices are in rubles. */
import type { FreeLesson } from '#features/teaching/learning/contract/freeLessons.ts';
import {
  breadcrumbNode,
  courseNode,
  type DescribedReview,
  graphOf,
  questionsNode,
  reviewNodes,
  schoolNode,
} from './graph.ts';

interface Described {
  school: { name: string; url: string };
  /** From the home page to this one. */
  crumbs: readonly { name: string; url: string }[];
  url: string;
  picture: string | null;
}

export interface DescribedCoursePage extends Described {
  course: Parameters<typeof courseNode>[0];
  outcomes: readonly string[];
  lessons: readonly { title: string; description: string }[];
  teacher: string | null;
  questions: readonly { question: string; answer: string }[];
  /** Reviews of this course, without the demo school's. */
  reviews: readonly DescribedReview[];
}

export function courseData({ school: named, crumbs, url, picture, course, ...more }: DescribedCoursePage) {
  const school = schoolNode(named);
  const id = `${url}#course`;
  const { hasCourseInstance, ...node } = courseNode(course, { schoolId: school['@id'], url });
  const { outcomes, lessons, teacher, questions, reviews } = more;
  return graphOf([
    school,
    {
      ...node,
      '@id': id,
      ...(picture && { image: picture }),
      ...(outcomes.length > 0 && { teaches: outcomes }),
      ...(lessons.length > 0 && {
        syllabusSections: lessons.map(({ title, description }) => ({
          '@type': 'Syllabus',
          name: title,
          description,
        })),
      }),
      hasCourseInstance: {
        ...hasCourseInstance,
        ...(teacher && { instructor: { '@type': 'Person', name: teacher } }),
      },
    },
    breadcrumbNode(crumbs),
    ...(questions.length > 0 ? [questionsNode(questions)] : []),
    ...reviewNodes(reviews, id),
  ]);
}

export interface DescribedLesson extends Described {
  lesson: Pick<FreeLesson, 'title' | 'description' | 'created_at'> & {
    /** Whole address and length; null where another host plays it. */
    film: { url: string; seconds: number | null } | null;
  };
  course: { title: string; url: string };
}

export function lessonData({ school: named, crumbs, picture, url, lesson, course }: DescribedLesson) {
  const school = schoolNode(named);
  const { film } = lesson;
  return graphOf([
    school,
    ...(film && picture
      ? [
          {
            '@type': 'VideoObject',
            name: lesson.title,
            description: lesson.description || lesson.title,
            url,
            thumbnailUrl: picture,
            uploadDate: lesson.created_at,
            contentUrl: film.url,
            ...(film.seconds && { duration: `PT${film.seconds}S` }),
            isAccessibleForFree: true,
            publisher: { '@id': school['@id'] },
            isPartOf: { '@type': 'Course', name: course.title, url: course.url },
          },
        ]
      : []),
    breadcrumbNode(crumbs),
  ]);
}
