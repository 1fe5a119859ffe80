import { useLocale, useTranslations } from 'use-intl';
import type { OfferedCourse } from '#features/teaching/courses/ui/CourseCard.tsx';
import { PriceTag } from '#features/teaching/courses/ui/PriceTag.tsx';
import { useCourseLength } from '#features/teaching/courses/ui/useCourseLength.ts';
import { usePriceNote } from '#features/teaching/courses/ui/usePriceNote.ts';
import { useSchoolDay } from '#features/teaching/courses/ui/useSchoolDay.ts';
import { formatRubles } from '#shared/formats.ts';
import { wide } from '#shared/pictures.ts';
import { Clip } from '#ui/Clip.tsx';
import controls from '#ui/controls.module.css';
import { Picture } from '#ui/Picture.tsx';
import styles from './CoursePage.module.css';

/** First screen: the promise, the length, the price, and the cover with the trailer behind it. */
export function CourseFacts({ course }: { course: OfferedCourse }) {
  const t = useTranslations('courses');
  const hasCover = Boolean(course.cover_file || course.trailer);
  return (
    <section className={`${styles.first} ${hasCover ? '' : styles.plain}`} aria-labelledby="course-title">
      <div className={styles.words}>
        <p className={styles.kicker}>{t(`level.${course.level}`)}</p>
        <h1 id="course-title">{course.title}</h1>
        <p className={styles.lead}>{course.description}</p>
        <ul className={styles.facts}>
          {useCourseLength()(course).map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <CoursePrice course={course} />
      </div>
      {hasCover && <Cover course={course} />}
    </section>
  );
}

/** The price with its term, and the two ways to pay. */
export function CoursePrice({ course }: { course: OfferedCourse }) {
  const t = useTranslations('courses');
  const instalments = useTranslations('instalments');
  const language = useLocale();
  const note = usePriceNote()(course);
  const day = useSchoolDay();
  const date = course.start_date ? day(course.start_date) : '';
  return (
    <div className={styles.buying}>
      <p className={styles.price}>
        <span data-with-code={`price ${course.id}`}>
          <PriceTag price={course} />
        </span>
      </p>
      <button type="button" className={controls.button} data-press={course.id}>
        {course.isPresale ? t('presale', { date }) : t('buy')}
      </button>
      {course.instalment && (
        <button type="button" className={controls.link} data-press={`instalment:${course.id}`}>
          <span data-with-code={`plan ${course.id}`}>
            <span>
              {instalments('card', {
                monthly: formatRubles(course.instalment.monthly, language),
                months: course.instalment.months,
              })}
            </span>
          </span>
        </button>
      )}
      <p className={styles.note} data-note="">
        <span data-with-code={`note ${course.id}`}>{note && <span>{note}</span>}</span>{' '}
        {course.isPresale && <span>{t('presaleNote', { date })}</span>}
      </p>
    </div>
  );
}

function Cover({ course: { title, cover_file: file, cover_alt: alt, trailer, video_url } }: CoverProps) {
  const t = useTranslations('courses');
  const picture = file ? (
    <Picture shape={wide} file={file} alt={alt} sizes={coverSizes} isFirst />
  ) : (
    <span className={styles.blank} />
  );
  return (
    <div className={styles.cover}>
      {trailer ? (
        <Clip src={trailer} label={t('trailer')} title={t('trailerOf', { title })}>
          {picture}
        </Clip>
      ) : (
        picture
      )}
      {!trailer && video_url && (
        <a href={video_url} target="_blank" rel="noopener noreferrer">
          {t('trailer')} <span className={styles.hidden}>({t('outside')})</span>
        </a>
      )}
    </div>
  );
}

interface CoverProps {
  course: Pick<OfferedCourse, 'title' | 'cover_file' | 'cover_alt' | 'trailer' | 'video_url'>;
}

/** As `CoursePage.module.css` lays it out. */
const coverSizes = '(max-width: 62rem) 100vw, 44rem';
