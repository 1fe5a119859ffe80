import { useTranslations } from 'use-intl';
import { useHeading } from './headings.ts';
import styles from './ProgrammeSection.module.css';
import { Section } from './Section.tsx';

export interface Programme {
  /** Type or id of the course. */
  key: string;
  title: string;
  lessons: {
    lesson_number: number;
    title: string;
    description: string;
    bonus: string | null;
    duration_minutes: number;
  }[];
}

/** Where a programme is longer, the rest waits behind a toggle. */
const shownAtFirst = 7;

/** A magazine's contents page. Radio buttons choose the course, so that it works before and without script. */
export function ProgrammeSection({ programmes, chosen }: { programmes: Programme[]; chosen: string }) {
  const t = useTranslations('content.programme');
  const heading = useHeading('program');
  if (programmes.length === 0) return null;
  return (
    <Section id="program" title={heading.title} lead={heading.lead}>
      <fieldset className={styles.plans}>
        <legend className={styles.legend}>{t('plans')}</legend>
        {programmes.map(({ key, title }) => (
          <label key={key} className={styles.plan}>
            <input type="radio" name="plan" value={key} defaultChecked={key === chosen} />
            <span>{title}</span>
          </label>
        ))}
        {programmes.map((programme) => (
          <div key={programme.key} className={styles.lessons}>
            <Lessons programme={programme} />
          </div>
        ))}
      </fieldset>
    </Section>
  );
}

function Lessons({ programme: { lessons } }: { programme: Programme }) {
  const t = useTranslations('content.programme');
  const first = lessons.slice(0, shownAtFirst);
  const rest = lessons.slice(shownAtFirst);
  return (
    <>
      <ol>
        {first.map((lesson) => (
          <Lesson key={lesson.lesson_number} lesson={lesson} />
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
              <Lesson key={lesson.lesson_number} lesson={lesson} />
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

function Lesson({ lesson }: { lesson: Programme['lessons'][number] }) {
  const t = useTranslations('content.programme');
  return (
    <li className={styles.lesson}>
      <span className={styles.number}>{String(lesson.lesson_number).padStart(2, '0')}</span>
      <h3>{lesson.title}</h3>
      <span className={styles.hours}>{t('hours', { count: Math.round(lesson.duration_minutes / 60) })}</span>
      <p>{lesson.description}</p>
      {lesson.bonus && <p className={styles.bonus}>{t('bonus', { bonus: lesson.bonus })}</p>}
    </li>
  );
}
