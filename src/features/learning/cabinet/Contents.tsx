import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { Course } from '#features/courses/contract.ts';
import { formatDay } from '#shared/formats.ts';
import type { Lesson } from '../contract.ts';
import styles from './Contents.module.css';

interface ContentsProps {
  course: Course;
  lessons: readonly Lesson[];
  current?: Lesson;
  pathTo: (lesson: Lesson) => string;
}

/** The lessons in their order: which are done, which are free, which are locked and why. */
export function Contents({ course, lessons, current, pathTo }: ContentsProps) {
  return (
    <ol className={styles.list}>
      {lessons.map((lesson) => (
        <li key={lesson.id}>
          <Link
            to={pathTo(lesson)}
            preventScrollReset
            aria-current={lesson.id === current?.id ? 'page' : undefined}
          >
            <span className={styles.number}>{String(lesson.lesson_number).padStart(2, '0')}</span>
            <span>
              {lesson.title}
              <State lesson={lesson} course={course} />
            </span>
            <span className={styles.side}>
              <Duration minutes={lesson.duration_minutes} />
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

function State({ lesson, course }: { lesson: Lesson; course: Course }) {
  const t = useTranslations('lessons');
  const language = useLocale();
  if (lesson.is_done) return <small className={styles.done}>{t('done')}</small>;
  if (lesson.locked === 'not_started') {
    return <small>{t('opens', { date: formatDay(course.start_date ?? '', language, true) })}</small>;
  }
  if (lesson.locked) return <small className={styles.locked}>{t('locked')}</small>;
  return lesson.is_free ? <small>{t('free')}</small> : null;
}

/** Whole hours as hours: lessons of several hours are the rule. */
export function Duration({ minutes }: { minutes: number }) {
  const t = useTranslations();
  if (minutes % 60 === 0) return <>{t('courses.hours', { count: minutes / 60 })}</>;
  return <>{t('lessons.minutes', { count: minutes })}</>;
}
