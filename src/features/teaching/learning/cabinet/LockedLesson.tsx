import { useRouteLoaderData } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { Course, CourseOnSale } from '#features/teaching/courses/contract/courses.ts';
import { hasStarted } from '#features/teaching/courses/rules/courses.ts';
import { formatDay, formatRubles } from '#shared/formats.ts';
import controls from '#ui/controls.module.css';
import { paths } from '#ui/paths.ts';
import type { Lesson } from '../contract.ts';
import styles from './Lesson.module.css';

interface LockedLessonProps {
  course: Course;
  lesson: Lesson;
  isVisitor: boolean;
  /** The course at the reader's price; undefined while loading, or when it is no longer sold. */
  offer: CourseOnSale | undefined;
  onBuy: (course: CourseOnSale) => void;
}

/** Why the lesson does not play, and what unlocks it. */
export function LockedLesson({ course, lesson, isVisitor, offer, onBuy }: LockedLessonProps) {
  const t = useTranslations('lessons');
  const language = useLocale();
  const { timeZone } = useRouteLoaderData('root') as { timeZone: string };
  const date = course.start_date ? formatDay(course.start_date, language, true) : '';
  if (lesson.locked === 'not_started') {
    return (
      <div className={styles.locked}>
        <h2>{t('notStartedTitle', { date })}</h2>
        <p>{t('notStarted', { course: course.title })}</p>
      </div>
    );
  }
  if (lesson.locked === 'not_open_yet') {
    return (
      <div className={styles.locked}>
        <h2>
          {t('notStartedTitle', { date: lesson.opens_on ? formatDay(lesson.opens_on, language, true) : '' })}
        </h2>
        <p>{t('notOpenYet', { course: course.title })}</p>
      </div>
    );
  }
  const isAhead = !hasStarted(course.start_date, new Date(), timeZone);
  const how = isAhead ? t('lockedPresale', { date }) : t(isVisitor ? 'lockedVisitor' : 'lockedMember');
  return (
    <div className={styles.locked}>
      <h2>{t('lockedTitle', { course: course.title })}</h2>
      <p>{how}</p>
      <Later lesson={lesson} />
      <p className={styles.lockedActions}>
        {offer && (
          <button type="button" className={controls.button} onClick={() => onBuy(offer)}>
            {t('buy', { price: formatRubles(offer.price, language) })}
          </button>
        )}
        {isVisitor && <a href={paths.login}>{t('signIn')}</a>}
      </p>
    </div>
  );
}

/** Says that a lesson opens some time after the course, so that buyers know beforehand. */
function Later({ lesson }: { lesson: Lesson }) {
  const t = useTranslations('lessons');
  const language = useLocale();
  const { timeZone } = useRouteLoaderData('root') as { timeZone: string };
  const { opens_after_days: days, opens_on: day } = lesson;
  const isLater = !hasStarted(day, new Date(), timeZone);
  if (day === null || !isLater) return days === null ? null : <p>{t('opensAfter', { count: days })}</p>;
  return <p>{t('opensLater', { date: formatDay(day, language, true) })}</p>;
}
