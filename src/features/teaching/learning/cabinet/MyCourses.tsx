import { Link, useRouteLoaderData } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { hasStarted } from '#features/teaching/courses/rules/courses.ts';
import { lastDayBefore } from '#shared/dates.ts';
import { formatDay } from '#shared/formats.ts';
import controls from '#ui/controls.module.css';
import { paths } from '#ui/paths.ts';
import { useDayOf, useSchoolZone } from '#ui/schoolDays.ts';
import type { EndedCourse, Lesson, PurchasedCourse } from '../contract.ts';
import { standingIn } from '../rules/standing.ts';
import { Contents } from './Contents.tsx';
import type { LessonsByCourse } from './lessons.ts';
import styles from './MyCourses.module.css';

interface MyCoursesProps {
  courses: PurchasedCourse[];
  /** Those that are closed by now. */
  ended: EndedCourse[];
  lessons: LessonsByCourse;
}

export function MyCourses({ courses, ended, lessons }: MyCoursesProps) {
  const t = useTranslations('enrolments.mine');
  return (
    <section id="mine" aria-labelledby="mine-title">
      <h2 id="mine-title" className={styles.heading}>
        {t('title')}
      </h2>
      {courses.length + ended.length === 0 ? (
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
            <Owned key={course.id} course={course} lessons={lessons.get(course.id)} />
          ))}
          {ended.map((course) => (
            <Ended key={course.id} course={course} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface OwnedProps {
  course: PurchasedCourse;
  lessons: readonly Lesson[] | undefined;
}

function Owned({ course, lessons }: OwnedProps) {
  const t = useTranslations('enrolments.mine');
  const language = useLocale();
  const zone = useSchoolZone();
  const dayOf = useDayOf();
  return (
    <li className={styles.course}>
      <div>
        <p className={styles.state}>
          <span className={styles.status}>{course.status}</span>
          {t(course.is_given ? 'given' : 'bought', { date: dayOf(course.purchase_date) })}
          {course.access_until && (
            <>
              {' '}
              · {t('until', { date: formatDay(lastDayBefore(course.access_until, zone), language, true) })}
            </>
          )}
        </p>
        <h3 className={styles.title}>{course.title}</h3>
        <p className={styles.description}>{course.description}</p>
      </div>
      <div className={styles.side}>
        <p>{t('progress', { percent: course.progress })}</p>
        <progress className={styles.bar} value={course.progress} max={100} aria-label={course.title} />
        <WayIn course={course} lessons={lessons} />
      </div>
      {lessons && lessons.length > 1 && (
        <details className={styles.lessons}>
          <summary>{t('lessons')}</summary>
          <Contents course={course} lessons={lessons} pathTo={({ id }) => paths.watch(course.id, id)} />
        </details>
      )}
    </li>
  );
}

/** A course that was open: what was done stays known, and the way back is to buy it. */
function Ended({ course }: { course: EndedCourse }) {
  const t = useTranslations('enrolments.mine');
  const language = useLocale();
  const lastDay = lastDayBefore(course.last_moment, useSchoolZone());
  return (
    <li className={styles.course}>
      <div>
        <p className={styles.state}>{t('ended', { date: formatDay(lastDay, language, true) })}</p>
        <h3 className={styles.title}>{course.title}</h3>
        <p className={styles.description}>{course.description}</p>
      </div>
      <div className={styles.side}>
        <p>{t('progress', { percent: course.progress })}</p>
        <progress className={styles.bar} value={course.progress} max={100} aria-label={course.title} />
        {course.is_active ? (
          <a className={`${controls.button} ${controls.quiet}`} href="#offers">
            {t('buyAgain')}
          </a>
        ) : (
          <p>{t('notSold')}</p>
        )}
      </div>
    </li>
  );
}

/** Link to the next lesson, or the reason why none is open yet. */
function WayIn({ course, lessons }: OwnedProps) {
  const t = useTranslations('enrolments.mine');
  const language = useLocale();
  const { timeZone } = useRouteLoaderData('root') as { timeZone: string };
  if (course.start_date && !hasStarted(course.start_date, new Date(), timeZone)) {
    return <p>{t('starts', { date: formatDay(course.start_date, language, true) })}</p>;
  }
  const [first] = lessons ?? [];
  if (lessons && !first) return <p>{t('soon')}</p>;
  if (!lessons || !first) return null;
  const { waiting, isComplete, opensOn } = standingIn(lessons, course.start_date);
  const [next] = waiting;
  const hasBegun = lessons.some(({ is_done, position_seconds }) => is_done || position_seconds > 0);
  return (
    <>
      {isComplete && <p className={styles.complete}>{t('complete')}</p>}
      {!next && !isComplete && (
        <p>{opensOn ? t('nextOpens', { date: formatDay(opensOn, language, true) }) : t('soon')}</p>
      )}
      <Link
        className={`${controls.button} ${next ? '' : controls.quiet}`}
        discover="none"
        to={paths.watch(course.id, (next ?? first).id)}
        preventScrollReset
      >
        {!next ? t('again') : hasBegun ? t('goOn') : t('watch')}
      </Link>
    </>
  );
}
