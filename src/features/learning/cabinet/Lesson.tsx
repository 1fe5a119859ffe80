import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Course } from '#features/courses/contract.ts';
import { paths } from '#ui/paths.ts';
import type { Lesson as LessonData } from '../contract.ts';
import styles from './Lesson.module.css';
import { LockedLesson } from './LockedLesson.tsx';
import { Player } from './Player.tsx';

interface LessonProps {
  course: Course;
  lessons: LessonData[];
  lesson: LessonData;
  isVisitor: boolean;
}

/** The picture in the dark, what it is about below, the course's contents at the side. */
export function Lesson({ course, lessons, lesson, isVisitor }: LessonProps) {
  const t = useTranslations('learning.lesson');
  const index = lessons.indexOf(lesson);
  return (
    <main>
      <title>{`${lesson.title} — ${course.title}`}</title>
      <div className={styles.stage}>
        <div className={styles.screen}>
          {!lesson.can_watch ? (
            <LockedLesson course={course} isVisitor={isVisitor} />
          ) : lesson.has_video ? (
            <Player key={lesson.id} lesson={lesson} />
          ) : (
            <p className={styles.none}>{t('noVideo')}</p>
          )}
        </div>
      </div>
      <div className={styles.below}>
        <article>
          <p className={styles.kicker}>
            {course.title} · {t('number', { number: lesson.lesson_number })} ·{' '}
            <Duration minutes={lesson.duration_minutes} />
          </p>
          <h1 className={styles.title}>{lesson.title}</h1>
          <p className={styles.description}>{lesson.description}</p>
          <nav className={styles.steps}>
            <Step lesson={lessons[index - 1]} text={t('previous')} />
            <Step lesson={lessons[index + 1]} text={t('next')} />
          </nav>
        </article>
        <Contents lessons={lessons} current={lesson} />
      </div>
    </main>
  );
}

function Step({ lesson, text }: { lesson: LessonData | undefined; text: string }) {
  if (!lesson) return <span />;
  return (
    <Link to={paths.lesson(lesson.course_id, lesson.id)}>
      <small>{text}</small>
      {lesson.title}
    </Link>
  );
}

function Contents({ lessons, current }: { lessons: LessonData[]; current: LessonData }) {
  const t = useTranslations('learning.lesson');
  return (
    <nav className={styles.contents} aria-labelledby="contents-title">
      <h2 id="contents-title">{t('contents')}</h2>
      <ol>
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <Link
              to={paths.lesson(lesson.course_id, lesson.id)}
              aria-current={lesson === current ? 'page' : undefined}
            >
              <span className={styles.number}>{String(lesson.lesson_number).padStart(2, '0')}</span>
              <span>
                {lesson.title}
                {lesson.is_free && <small>{t('free')}</small>}
                {!lesson.can_watch && <small>{t('locked')}</small>}
              </span>
              <span className={styles.minutes}>
                <Duration minutes={lesson.duration_minutes} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Whole hours as hours: lessons of several hours are the rule. */
function Duration({ minutes }: { minutes: number }) {
  const t = useTranslations();
  if (minutes % 60 === 0) return <>{t('courses.hours', { count: minutes / 60 })}</>;
  return <>{t('learning.lesson.minutes', { count: minutes })}</>;
}
