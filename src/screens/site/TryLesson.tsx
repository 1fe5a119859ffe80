import { useLocale, useTranslations } from 'use-intl';
import type { FreeLesson } from '#features/teaching/learning/contract/freeLessons.ts';
import { paths } from '#ui/paths.ts';
import { LessonFilm } from './LessonFilm.tsx';
import styles from './TryLesson.module.css';

/** A whole lesson on the landing page: it plays in place, and its own words say what to do after it. */
export function TryLesson({ lesson }: { lesson: FreeLesson }) {
  const t = useTranslations('standalone.lesson');
  return (
    <section id="try" className={styles.section} aria-labelledby="try-title" data-below="">
      <div className={styles.film}>
        <LessonFilm lesson={lesson} />
      </div>
      <div className={styles.words}>
        <p className={styles.kicker}>{t('kicker')}</p>
        <h2 id="try-title">
          <a href={paths.freeLesson(lesson.slug, useLocale())}>{lesson.title}</a>
        </h2>
        <p className={styles.about}>{lesson.description}</p>
        {lesson.task && (
          <p className={styles.task}>
            <strong>{t('task')}</strong> {lesson.task}
          </p>
        )}
        <p className={styles.open}>{t(lesson.film ? 'open' : 'elsewhere')}</p>
      </div>
    </section>
  );
}
