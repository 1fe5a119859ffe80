import { useRouteLoaderData } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { Course } from '#features/courses/contract.ts';
import { hasStarted } from '#features/courses/rules.ts';
import controls from '#ui/controls.module.css';
import { formatDay } from '#ui/formats.ts';
import { paths } from '#ui/paths.ts';
import styles from './Lesson.module.css';

/** Why the lesson does not play, and what opens it. */
export function LockedLesson({ course, isVisitor }: { course: Course; isVisitor: boolean }) {
  const t = useTranslations('learning.lesson');
  const language = useLocale();
  const { timeZone } = useRouteLoaderData('root') as { timeZone: string };
  const isAhead = !hasStarted(course.start_date, new Date(), timeZone);
  return (
    <div className={styles.locked}>
      <h2>{t('lockedTitle', { course: course.title })}</h2>
      {isAhead && <p>{t('notStarted', { date: formatDay(course.start_date ?? '', language, true) })}</p>}
      <p>{t('lockedText')}</p>
      <p className={styles.lockedActions}>
        <a
          className={controls.button}
          href={isVisitor ? `${paths.home(language)}#courses` : `${paths.dashboard}#offers`}
        >
          {t('buy')}
        </a>
        {isVisitor && <a href={paths.login}>{t('signIn')}</a>}
      </p>
    </div>
  );
}
