import { useQuery } from '@tanstack/react-query';
import { useRouteLoaderData } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { hasStarted } from '#features/courses/rules.ts';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { formatDay } from '#ui/formats.ts';
import { paths } from '#ui/paths.ts';
import { learningApi, type PurchasedCourse } from '../contract.ts';
import styles from './MyCourses.module.css';

export function MyCourses({ courses }: { courses: PurchasedCourse[] }) {
  const t = useTranslations('learning.mine');
  return (
    <section aria-labelledby="mine-title">
      <h2 id="mine-title" className={styles.heading}>
        {t('title')}
      </h2>
      {courses.length === 0 ? (
        <div className={styles.empty}>
          <h3>{t('empty')}</h3>
          <p>{t('emptyText')}</p>
          <a className={controls.button} href="#offers">
            {t('choose')}
          </a>
        </div>
      ) : (
        <ul className={styles.list}>
          {courses.map((course) => (
            <Owned key={course.id} course={course} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Owned({ course }: { course: PurchasedCourse }) {
  const t = useTranslations('learning.mine');
  const language = useLocale();
  return (
    <li className={styles.course}>
      <div>
        <p className={styles.state}>
          {course.status} · {t('bought', { date: formatDay(course.purchase_date, language, true) })}
        </p>
        <h3 className={styles.title}>{course.title}</h3>
        <p className={styles.description}>{course.description}</p>
      </div>
      <div className={styles.side}>
        <p>{t('progress', { percent: Math.round(course.progress) })}</p>
        <progress className={styles.bar} value={course.progress} max={100} aria-label={course.title} />
        <WayIn course={course} />
      </div>
    </li>
  );
}

/** To the first lesson; or why there is no way in yet. */
function WayIn({ course }: { course: PurchasedCourse }) {
  const t = useTranslations('learning.mine');
  const language = useLocale();
  const { timeZone } = useRouteLoaderData('root') as { timeZone: string };
  const lessons = useQuery({
    queryKey: ['lessons', course.id],
    queryFn: ({ signal }) => call(learningApi.lessons, { id: course.id }, { signal }),
  });
  const first = lessons.data?.lessons[0];
  if (!hasStarted(course.start_date, new Date(), timeZone)) {
    return <p>{t('starts', { date: formatDay(course.start_date ?? '', language, true) })}</p>;
  }
  if (lessons.data && !first) return <p>{t('soon')}</p>;
  if (!first) return null;
  return (
    <a className={controls.button} href={paths.lesson(course.id, first.id)}>
      {t('watch')}
    </a>
  );
}
