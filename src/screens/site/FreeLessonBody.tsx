import { useLocale, useTranslations } from 'use-intl';
import type { OfferedCourse } from '#features/teaching/courses/ui/CourseCard.tsx';
import type { FreeLesson } from '#features/teaching/learning/contract/freeLessons.ts';
import type { Language } from '#shared/i18n.ts';
import { paths } from '#ui/paths.ts';
import { CoursePrice } from './CourseFacts.tsx';
import { type Crumb, Crumbs } from './Crumbs.tsx';
import styles from './FreeLessonPage.module.css';
import { LessonFilm } from './LessonFilm.tsx';

export interface ShownLesson {
  lesson: FreeLesson;
  course: OfferedCourse;
}

export function crumbsOf({ lesson, course }: ShownLesson, language: Language): Crumb[] {
  return [
    { name: course.title, path: paths.course(course.slug, language) },
    { name: lesson.title, path: paths.freeLesson(lesson.slug, language) },
  ];
}

/** The film, what it is about, and what to do after it. */
export function FreeLessonBody({ shown }: { shown: ShownLesson }) {
  const { lesson } = shown;
  const t = useTranslations('standalone.lesson');
  return (
    <>
      <Crumbs last={crumbsOf(shown, useLocale())} />
      <article className={styles.lesson}>
        <header>
          <p className={styles.kicker}>
            {t('kicker')} <span>{lesson.film ? t('open') : t('elsewhere')}</span>
          </p>
          <h1>{lesson.title}</h1>
        </header>
        <LessonFilm lesson={lesson} isFirst />
        <div className={styles.below}>
          <p className={styles.about}>{lesson.description}</p>
          {lesson.task && <Task task={lesson.task} />}
        </div>
      </article>
    </>
  );
}

function Task({ task }: { task: string }) {
  const t = useTranslations('standalone.lesson');
  return (
    <section className={styles.task} aria-labelledby="task-title">
      <h2 id="task-title">{t('task')}</h2>
      <p>{task}</p>
    </section>
  );
}

/** The course that the lesson belongs to, with its price. */
export function LessonCourse({ course }: ShownLesson) {
  const t = useTranslations('standalone.lesson');
  return (
    <section className={styles.course} aria-labelledby="from-title" data-below="">
      <div className={styles.inner}>
        <div>
          <p className={styles.from}>{t('fromCourse')}</p>
          <h2 id="from-title">{course.title}</h2>
          <p>{course.description}</p>
          <p className={styles.more}>
            <a href={paths.course(course.slug, useLocale())}>{t('toCourse', { title: course.title })}</a>
          </p>
        </div>
        <CoursePrice course={course} />
      </div>
    </section>
  );
}
