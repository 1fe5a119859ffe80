import { useLocale, useTranslations } from 'use-intl';
import { formatRubles } from '#shared/formats.ts';
import { wide } from '#shared/pictures.ts';
import { Clip } from '#ui/Clip.tsx';
import controls from '#ui/controls.module.css';
import { Picture } from '#ui/Picture.tsx';
import { paths } from '#ui/paths.ts';
import type { CourseOnSale } from '../contract/courses.ts';
import styles from './CourseCard.module.css';
import { PriceTag } from './PriceTag.tsx';
import { useCourseLength } from './useCourseLength.ts';
import { usePriceNote } from './usePriceNote.ts';
import { useSchoolDay } from './useSchoolDay.ts';

export interface OfferedCourse extends CourseOnSale {
  /** On sale before its lessons open. */
  isPresale: boolean;
  /** Address of the first lesson, where it is free. */
  freeLesson?: string | undefined;
  /** The plan shown under the price, in rubles; none where the course cannot be paid in instalments. */
  instalment?: { months: number; monthly: number } | undefined;
}

/** One course, set like a page of a lookbook. The recommended one lies on champagne. */
export function CourseCard({ course }: { course: OfferedCourse }) {
  const t = useTranslations('courses');
  const priceNote = usePriceNote()(course);
  const dayText = useSchoolDay();
  const start = course.start_date ? dayText(course.start_date) : '';
  return (
    <article className={`${styles.card} ${course.is_featured ? styles.featured : ''}`}>
      <Cover course={course} />
      <p className={styles.kicker}>
        <span>{t(`level.${course.level}`)}</span>
        {course.is_featured && <span className={styles.mark}>{t('featured')}</span>}
      </p>
      <h3 className={styles.title}>
        <a href={paths.course(course.slug, useLocale())}>{course.title}</a>
      </h3>
      <p className={styles.description}>{course.description}</p>
      <ul className={styles.facts}>
        {useCourseLength()(course).map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p className={styles.price}>
        <span data-with-code={`price ${course.id}`}>
          <PriceTag price={course} />
        </span>
        {course.instalment && <InstalmentLine course={course} plan={course.instalment} />}
      </p>
      <button type="button" className={`${controls.button} ${styles.buy}`} data-press={course.id}>
        {course.isPresale ? t('presale', { date: start }) : t('buy')}
      </button>
      <p className={styles.note} data-note="">
        <span data-with-code={`note ${course.id}`}>{priceNote && <span>{priceNote}</span>}</span>{' '}
        {course.isPresale && <span>{t('presaleNote', { date: start })}</span>}{' '}
        {course.freeLesson && <a href={course.freeLesson}>{t('freeLesson')}</a>}
      </p>
    </article>
  );
}

/** The top of the card: the cover, and behind it the trailer; always a cell of the grid. */
function Cover({ course: { title, cover_file: file, cover_alt: alt, trailer, video_url } }: CoverProps) {
  const t = useTranslations('courses');
  const picture = file && <Picture shape={wide} file={file} alt={alt} sizes={coverSizes} />;
  return (
    <div className={styles.cover}>
      {trailer ? (
        <Clip src={trailer} label={t('trailer')} title={t('trailerOf', { title })}>
          {picture || <span className={styles.blank} />}
        </Clip>
      ) : (
        picture
      )}
      {!trailer && video_url && (
        <a className={styles.trailer} href={video_url} target="_blank" rel="noopener noreferrer">
          {t('trailer')} <span className={styles.hidden}>({t('outside')})</span>
        </a>
      )}
    </div>
  );
}

interface CoverProps {
  course: Pick<OfferedCourse, 'title' | 'cover_file' | 'cover_alt' | 'trailer' | 'video_url'>;
}

/** As `CoursesSection.module.css` lays the cards out. */
const coverSizes = '(max-width: 62rem) 100vw, 30rem';

/** Opens the form for instalments. */
function InstalmentLine({
  course,
  plan,
}: {
  course: OfferedCourse;
  plan: { months: number; monthly: number };
}) {
  const t = useTranslations('instalments');
  const monthly = formatRubles(plan.monthly, useLocale());
  return (
    <button
      type="button"
      className={`${controls.link} ${styles.instalment}`}
      data-press={`instalment:${course.id}`}
    >
      <span data-with-code={`plan ${course.id}`}>
        <span>{t('card', { monthly, months: plan.months })}</span>
      </span>
    </button>
  );
}
