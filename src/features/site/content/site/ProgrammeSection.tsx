import { Fragment } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { wide } from '#shared/pictures.ts';
import { Picture } from '#ui/Picture.tsx';
import { paths } from '#ui/paths.ts';
import { Section } from '#ui/Section.tsx';
import { useHeading } from './headings.ts';
import styles from './ProgrammeSection.module.css';

export interface Programme {
  /** Type or id of the course. */
  key: string;
  title: string;
  lessons: {
    id: string;
    course_id: string;
    slug: string;
    lesson_number: number;
    title: string;
    description: string;
    bonus: string | null;
    duration_minutes: number;
    is_film_length: boolean;
    is_free: boolean;
    has_video: boolean;
    poster_file: string | null;
  }[];
}

/** As `ProgrammeSection.module.css` lays the lessons out. */
const sizes = '(max-width: 46rem) 100vw, (max-width: 62rem) 40vw, 17rem';

/** Lessons shown at first; the rest waits behind a toggle. */
const shownAtFirst = 7;

/**
 * A magazine's contents page. Radio buttons choose the course, so that it works before and without script.
 */
export function ProgrammeSection({ programmes, chosen }: { programmes: Programme[]; chosen: string }) {
  const t = useTranslations('content.programme');
  const heading = useHeading('program');
  if (programmes.length === 0) return null;
  const only = programmes.length === 1 ? programmes[0] : null;
  return (
    <Section id="program" title={heading.title} lead={heading.lead}>
      {only ? (
        <>
          <p className={styles.only}>{only.title}</p>
          <Lessons programme={only} />
        </>
      ) : (
        <fieldset className={styles.plans}>
          <legend className={styles.legend}>{t('plans')}</legend>
          <div className={styles.tabs}>
            {programmes.map((programme) => (
              <Fragment key={programme.key}>
                <label className={styles.plan}>
                  <input
                    type="radio"
                    name="plan"
                    value={programme.key}
                    defaultChecked={programme.key === chosen}
                  />
                  <span>{programme.title}</span>
                </label>
                <div className={styles.lessons}>
                  <Lessons programme={programme} />
                </div>
              </Fragment>
            ))}
          </div>
        </fieldset>
      )}
    </Section>
  );
}

function Lessons({ programme: { lessons } }: { programme: Programme }) {
  const t = useTranslations('content.programme');
  const first = lessons.slice(0, shownAtFirst);
  const rest = lessons.slice(shownAtFirst);
  return (
    <>
      <ol className={styles.first}>
        {first.map((lesson, index) => (
          <li key={lesson.id} className={styles.lesson}>
            <Poster lesson={lesson} before={first.slice(0, index)} />
            <details data-fold="" open>
              <summary>
                <Head lesson={lesson} />
              </summary>
              <Words lesson={lesson} />
            </details>
          </li>
        ))}
      </ol>
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>
            <span className={styles.more}>{t('all', { count: lessons.length })}</span>
            <span className={styles.fewer}>{t('fewer')}</span>
          </summary>
          <ol start={shownAtFirst + 1}>
            {rest.map((lesson) => (
              <li key={lesson.id} className={styles.further}>
                <Head lesson={lesson} />
                <Words lesson={lesson} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

type Lesson = Programme['lessons'][number];

/** Its picture, once in a programme; else its number, set large. */
function Poster({ lesson, before }: { lesson: Lesson; before: readonly Lesson[] }) {
  const { poster_file: file, lesson_number } = lesson;
  if (file === null || before.some((each) => each.poster_file === file))
    return (
      <span className={styles.poster} aria-hidden="true">
        {lesson_number}
      </span>
    );
  return (
    <div className={styles.poster}>
      <Picture shape={wide} file={file} alt="" sizes={sizes} />
    </div>
  );
}

function Head({ lesson }: { lesson: Lesson }) {
  const lengthOf = useLength();
  return (
    <>
      <span className={styles.number}>{String(lesson.lesson_number).padStart(2, '0')}</span>
      {lesson.duration_minutes > 0 && <span className={styles.hours}>{lengthOf(lesson)}</span>}
      <h3>{lesson.title}</h3>
    </>
  );
}

function Words({ lesson }: { lesson: Lesson }) {
  const t = useTranslations('content.programme');
  const language = useLocale();
  return (
    <>
      <p>{lesson.description}</p>
      {lesson.bonus && <p className={styles.bonus}>{t('bonus', { bonus: lesson.bonus })}</p>}
      {lesson.is_free && lesson.has_video && (
        <p className={styles.free}>
          <a href={paths.freeLesson(lesson.slug, language)}>{t('free')}</a>
        </p>
      )}
    </>
  );
}

/** Hours including practice, or minutes below one hour; the film's length where nothing else is known. */
function useLength(): (lesson: Programme['lessons'][number]) => string {
  const t = useTranslations('content.programme');
  return ({ duration_minutes: minutes, is_film_length }) => {
    if (is_film_length) return t('film', { count: minutes });
    return minutes < 60 ? t('minutes', { count: minutes }) : t('hours', { count: Math.round(minutes / 60) });
  };
}
