import { useRouteLoaderData } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { standaloneCardPath } from '#features/site/landing/rules/card.ts';
import { courseData } from '#features/site/landing/rules/pages.ts';
import { pictureAddress, wide } from '#shared/pictures.ts';
import { paths } from '#ui/paths.ts';
import type { ShownCourse } from './CourseBody.tsx';
import { crumbsTo } from './Crumbs.tsx';
import { StandaloneTags } from './StandaloneTags.tsx';

interface CourseTagsProps {
  shown: ShownCourse;
  /** Name of the school. */
  school: string;
}

export function CourseTags({ shown, school }: CourseTagsProps) {
  const { course, outcomes, lessons, content, reviews, isDemo } = shown;
  const language = useLocale();
  const t = useTranslations('standalone.crumbs');
  const { appUrl } = useRouteLoaderData('root') as { appUrl: string };
  const path = paths.course(course.slug, language);
  const crumbs = crumbsTo(language, t, [{ name: course.title, path }]);
  const json = courseData({
    school: { name: school, url: appUrl + paths.home(language) },
    crumbs: crumbs.map(({ name, path }) => ({ name, url: appUrl + path })),
    url: appUrl + path,
    picture: course.cover_file && appUrl + pictureAddress(course.cover_file, wide.widths[2]),
    teacher: content.founder?.name ?? null,
    questions: content.questions,
    reviews: reviews.filter((review) => !isDemo && !review.isDemo),
    ...{ course, outcomes, lessons },
  });
  return (
    <StandaloneTags
      title={course.title}
      description={course.description || outcomes.join('. ') || course.title}
      school={school}
      type="website"
      pathIn={(of) => paths.course(course.slug, of)}
      card={standaloneCardPath(language, {
        kind: 'course',
        slug: course.slug,
        content: { brand: school, title: course.title, picture: course.cover_file },
      })}
      json={json}
    />
  );
}
