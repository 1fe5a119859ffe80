import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#shared/formats.ts';
import { pictureFile, wide } from '#shared/pictures.ts';
import controls from '#ui/controls.module.css';
import { Picture } from '#ui/Picture.tsx';
import { paths } from '#ui/paths.ts';
import type { Lesson, PurchasedCourse } from '../contract.ts';
import { standingIn } from '../rules/standing.ts';
import type { LessonsByCourse } from './lessons.ts';
import styles from './NextStep.module.css';

/** The one thing to do now: continue the lesson that was begun, or start the first. */
export function NextStep({ courses, lessons }: { courses: PurchasedCourse[]; lessons: LessonsByCourse }) {
  const t = useTranslations('enrolments.next');
  const next = stepIn(courses, lessons);
  if (!next) return <NextOpening courses={courses} lessons={lessons} />;
  const { course, lesson } = next;
  const number = lesson.lesson_number;
  const picture = lesson.poster ?? course.cover;
  return (
    <section className={styles.next} aria-label={t('label')}>
      {picture && (
        <Picture
          shape={wide}
          file={pictureFile(picture)}
          alt=""
          sizes="(max-width: 40rem) 100vw, 26rem"
          isFirst
        />
      )}
      <div className={styles.body}>
        <div className={styles.text}>
          <p className={styles.kicker}>{hasBegun(lesson) ? t('goOn', { number }) : t('start', { number })}</p>
          <h2 className={styles.title}>{lesson.title}</h2>
          <p className={styles.course}>
            {course.title}
            {hasBegun(lesson) && lesson.seconds_left !== null && (
              <>
                {' · '}
                <Left seconds={lesson.seconds_left} />
              </>
            )}
          </p>
        </div>
        <Link
          className={`${controls.button} ${styles.button}`}
          discover="none"
          to={paths.watch(course.id, lesson.id)}
          preventScrollReset
        >
          {t('watch')}
        </Link>
      </div>
    </section>
  );
}

/** Nothing to do now: when the next lesson opens. Nothing where none does. */
function NextOpening({ courses, lessons }: { courses: PurchasedCourse[]; lessons: LessonsByCourse }) {
  const t = useTranslations('enrolments.next');
  const language = useLocale();
  const [first] = courses
    .flatMap((course) => {
      const { opensOn } = standingIn(lessons.get(course.id) ?? [], course.start_date);
      return opensOn ? [{ course, opensOn }] : [];
    })
    .sort((one, other) => one.opensOn.localeCompare(other.opensOn));
  if (!first) return null;
  return (
    <section className={styles.next} aria-label={t('label')}>
      <div className={styles.body}>
        <div className={styles.text}>
          <p className={styles.kicker}>{t('opens', { date: formatDay(first.opensOn, language, true) })}</p>
          <h2 className={styles.title}>{first.course.title}</h2>
        </div>
      </div>
    </section>
  );
}

function Left({ seconds }: { seconds: number }) {
  const t = useTranslations('enrolments.next');
  return <>{seconds < 60 ? t('almost') : t('left', { count: Math.ceil(seconds / 60) })}</>;
}

/** A course that was begun comes before others; within each group the newest first. */
function stepIn(courses: PurchasedCourse[], lessons: LessonsByCourse) {
  const steps = courses.flatMap((course) => {
    const all = lessons.get(course.id) ?? [];
    const [lesson] = standingIn(all, course.start_date).waiting;
    return lesson ? [{ course, lesson, isUnderWay: all.some((one) => one.is_done || hasBegun(one)) }] : [];
  });
  return steps.find(({ isUnderWay }) => isUnderWay) ?? steps[0];
}

function hasBegun(lesson: Lesson): boolean {
  return lesson.position_seconds > 0;
}
