import { useRouteLoaderData } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { standaloneCardPath } from '#features/site/landing/rules/card.ts';
import { lessonData } from '#features/site/landing/rules/pages.ts';
import { pictureAddress, wide } from '#shared/pictures.ts';
import { paths } from '#ui/paths.ts';
import { crumbsTo } from './Crumbs.tsx';
import { crumbsOf, type ShownLesson } from './FreeLessonBody.tsx';
import { StandaloneTags } from './StandaloneTags.tsx';

interface FreeLessonTagsProps {
  shown: ShownLesson;
  /** Name of the school. */
  school: string;
}

export function FreeLessonTags({ shown, school }: FreeLessonTagsProps) {
  const { lesson, course } = shown;
  const language = useLocale();
  const t = useTranslations('standalone.crumbs');
  const { appUrl } = useRouteLoaderData('root') as { appUrl: string };
  const picture = lesson.poster_file ?? course.cover_file;
  const { film } = lesson;
  const json = lessonData({
    school: { name: school, url: appUrl + paths.home(language) },
    crumbs: crumbsTo(language, t, crumbsOf(shown, language)).map(({ name, path }) => ({
      name,
      url: appUrl + path,
    })),
    url: appUrl + paths.freeLesson(lesson.slug, language),
    picture: picture && appUrl + pictureAddress(picture, wide.widths[2]),
    lesson: { ...lesson, film: film && { url: appUrl + film.url, seconds: film.seconds } },
    course: { title: course.title, url: appUrl + paths.course(course.slug, language) },
  });
  return (
    <StandaloneTags
      title={lesson.title}
      description={lesson.description || lesson.title}
      school={school}
      type="video.other"
      film={film?.url}
      pathIn={(of) => paths.freeLesson(lesson.slug, of)}
      card={standaloneCardPath(language, {
        kind: 'lesson',
        slug: lesson.slug,
        content: { brand: school, title: lesson.title, picture },
      })}
      json={json}
    />
  );
}
