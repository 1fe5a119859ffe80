import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { Course } from '#features/teaching/courses/contract/courses.ts';
import { formatDay } from '#shared/formats.ts';
import type { Lesson } from '../contract.ts';
import styles from './Contents.module.css';

interface ContentsProps {
  course: Course;
  lessons: readonly Lesson[];
  current?: Lesson;
  pathTo: (lesson: Lesson) => string;
}

/** The lessons in order and by section, each marked as done, free, or locked and why. */
export function Contents({ lessons, ...rest }: ContentsProps) {
  const ids = new Set(lessons.map(({ section }) => section?.id));
  return [...ids].map((id) => {
    const within = lessons.filter(({ section }) => section?.id === id);
    return (
      <section key={id ?? 'none'} aria-label={within[0]?.section?.title}>
        {within[0]?.section && <h3 className={styles.section}>{within[0].section.title}</h3>}
        <ol className={styles.list}>
          {within.map((lesson) => (
            <Line key={lesson.id} lesson={lesson} {...rest} />
          ))}
        </ol>
      </section>
    );
  });
}

function Line({ course, lesson, current, pathTo }: Omit<ContentsProps, 'lessons'> & { lesson: Lesson }) {
  return (
    <li>
      <Link
        discover="none"
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
  );
}

function State({ lesson, course }: { lesson: Lesson; course: Course }) {
  const t = useTranslations('lessons');
  const language = useLocale();
  if (lesson.is_done) return <small className={styles.done}>{t('done')}</small>;
  const opensOn = { not_started: course.start_date, not_open_yet: lesson.opens_on, not_owned: null };
  const day = lesson.locked && opensOn[lesson.locked];
  if (day) return <small>{t('opens', { date: formatDay(day, language, true) })}</small>;
  if (lesson.locked) {
    const days = lesson.opens_after_days;
    return <small>{days === null ? t('locked') : t('opensAfter', { count: days })}</small>;
  }
  if (!lesson.is_active) return <small>{t('hidden')}</small>;
  return lesson.is_free ? <small>{t('free')}</small> : null;
}

/** Whole hours as hours, since most lessons last several. */
export function Duration({ minutes }: { minutes: number }) {
  const t = useTranslations('lessons');
  if (minutes === 0) return null;
  return <>{minutes % 60 === 0 ? t('hours', { count: minutes / 60 }) : t('minutes', { count: minutes })}</>;
}
