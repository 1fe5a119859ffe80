import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { Course, CourseOnSale } from '#features/teaching/courses/contract/courses.ts';
import { formatRubles } from '#shared/formats.ts';
import controls from '#ui/controls.module.css';
import type { Lesson as LessonData } from '../contract.ts';
import { standingIn } from '../rules/standing.ts';
import { Duration } from './Contents.tsx';
import styles from './Lesson.module.css';
import { LessonDone } from './LessonDone.tsx';
import { LockedLesson } from './LockedLesson.tsx';
import { Player } from './Player.tsx';

interface LessonProps {
  course: Course;
  lessons: LessonData[];
  lesson: LessonData;
  isVisitor: boolean;
  /** Address of another lesson of the course, on the lesson's page or in the cabinet. */
  pathTo: (lesson: LessonData) => string;
  /** The course at the reader's price, if it is on sale. */
  offer: CourseOnSale | undefined;
  onBuy: (course: CourseOnSale) => void;
  /** Files and links of a lesson; without one, those of the course as a whole. */
  materialsOf: (lessonId?: string) => ReactNode;
  /** Given where the lesson's name is not shown already. */
  heading?: ReactNode;
  /** Shown once all lessons are done. */
  feast: ReactNode;
}

/** The stage: the video, or the reason for its absence. Same on the lesson's page and in the cabinet. */
export function LessonStage({
  lesson,
  isVisitor,
  ...rest
}: Omit<LessonProps, 'pathTo' | 'heading' | 'lessons' | 'materialsOf' | 'feast'>) {
  const t = useTranslations('lessons');
  if (lesson.can_watch && lesson.has_video) {
    return (
      <div className={styles.stage}>
        <Player key={`${lesson.id} ${lesson.film}`} lesson={lesson} isKept={!isVisitor} />
      </div>
    );
  }
  return (
    <div className={styles.stage}>
      <div className={styles.screen}>
        {lesson.can_watch ? (
          <p className={styles.none}>{t('noVideo')}</p>
        ) : (
          <LockedLesson {...rest} lesson={lesson} isVisitor={isVisitor} />
        )}
      </div>
    </div>
  );
}

/** The lesson's description, whether it is done, and links to the next ones. */
export function LessonText(props: LessonProps) {
  const { course, lessons, lesson, isVisitor, pathTo, materialsOf, heading, offer, onBuy, feast } = props;
  const t = useTranslations('lessons');
  const isOwned = !isVisitor && !lessons.some(({ locked }) => locked === 'not_owned');
  const index = lessons.findIndex(({ id }) => id === lesson.id);
  return (
    <div className={styles.text}>
      <p className={styles.kicker}>
        {course.title} · {t('number', { number: lesson.lesson_number })}
        {lesson.duration_minutes > 0 && (
          <>
            {' · '}
            <Duration minutes={lesson.duration_minutes} />
          </>
        )}
      </p>
      {heading}
      <p className={styles.description}>{lesson.description}</p>
      {lesson.bonus && <p className={styles.description}>{t('bonus', { bonus: lesson.bonus })}</p>}
      {lesson.task && <p className={styles.description}>{t('task', { task: lesson.task })}</p>}
      {lesson.can_watch && !isVisitor && materialsOf(lesson.id)}
      {isOwned && materialsOf()}
      {lesson.can_watch && !isVisitor && <LessonDone key={lesson.id} lesson={lesson} lessons={lessons} />}
      {isOwned && standingIn(lessons, null).isComplete && feast}
      {offer && lesson.is_free && lessons.some(({ locked }) => locked === 'not_owned') && (
        <WholeCourse offer={offer} count={lessons.length} onBuy={onBuy} />
      )}
      <nav className={styles.steps} aria-label={t('steps')}>
        <Step lesson={lessons[index - 1]} text={t('previous')} pathTo={pathTo} />
        <Step lesson={lessons[index + 1]} text={t('next')} pathTo={pathTo} />
      </nav>
    </div>
  );
}

interface WholeCourseProps {
  offer: CourseOnSale;
  count: number;
  onBuy: (course: CourseOnSale) => void;
}

function WholeCourse({ offer, count, onBuy }: WholeCourseProps) {
  const t = useTranslations('lessons');
  const price = formatRubles(offer.price, useLocale());
  return (
    <section className={styles.whole} aria-labelledby="whole-title">
      <div>
        <h2 id="whole-title">{t('wholeTitle')}</h2>
        <p>{t('whole', { course: offer.title, count })}</p>
      </div>
      <button type="button" className={controls.button} onClick={() => onBuy(offer)}>
        {t('buy', { price })}
      </button>
    </section>
  );
}

interface StepProps {
  lesson: LessonData | undefined;
  text: string;
  pathTo: (lesson: LessonData) => string;
}

function Step({ lesson, text, pathTo }: StepProps) {
  if (!lesson) return <span />;
  return (
    <Link to={pathTo(lesson)} discover="none" preventScrollReset>
      <small>{text}</small>
      {lesson.title}
    </Link>
  );
}
