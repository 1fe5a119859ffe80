import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { ratingApi } from '#features/casting/rating/contract/rating.ts';
import { AskForReview } from '#features/site/reviews/cabinet/AskForReview.tsx';
import { CertificateOf } from '#features/teaching/certificates/cabinet/CertificateCard.tsx';
import type { CourseOnSale } from '#features/teaching/courses/contract/courses.ts';
import { PriceTag } from '#features/teaching/courses/ui/PriceTag.tsx';
import { usePriceNote } from '#features/teaching/courses/ui/usePriceNote.ts';
import { catalogueFor } from '#features/teaching/learning/cabinet/catalogue.ts';
import { ownCourses } from '#features/teaching/learning/cabinet/lessons.ts';
import { recommendedOf } from '#features/teaching/learning/rules/offers.ts';
import { formatRubles } from '#shared/formats.ts';
import { call } from '#ui/api.ts';
import controls from '#ui/controls.module.css';
import { paths } from '#ui/paths.ts';
import styles from './CourseFeast.module.css';

export interface CourseFeastProps {
  course: { id: string; title: string };
  lessonsCount: number;
  onBuy: (course: CourseOnSale) => void;
}

/** The end of a course: the certificate on the spot, a word to others, and what one may do next. */
export function CourseFeast({ course, lessonsCount, onBuy }: CourseFeastProps) {
  const t = useTranslations('courseFeast');
  return (
    <section className={styles.feast} aria-labelledby="feast-title">
      <header>
        <h2 id="feast-title">{t('title', { course: course.title })}</h2>
        <p>{t('lead', { count: lessonsCount })}</p>
      </header>
      <section className={styles.part} aria-label={t('certificate')}>
        <CertificateOf courseId={course.id} />
      </section>
      <section className={styles.part} aria-label={t('review')}>
        <AskForReview courseId={course.id} />
      </section>
      <Further onBuy={onBuy} />
    </section>
  );
}

function Further({ onBuy }: Pick<CourseFeastProps, 'onBuy'>) {
  const t = useTranslations('courseFeast');
  const language = useLocale();
  const home = paths.home(language);
  const { data: rating } = useQuery({
    queryKey: ['rating offer'],
    queryFn: ({ signal }) => call(ratingApi.offer, {}, { signal }),
  });
  const next = useNextCourse();
  return (
    <section className={styles.part} aria-labelledby="feast-further">
      <h3 id="feast-further">{t('further')}</h3>
      {next && <NextCourse course={next} onBuy={onBuy} />}
      <ul className={styles.ways}>
        {rating?.is_on && (
          <li>
            <a href={`${home}#model-rating`}>
              {t('rating', { price: formatRubles(rating.price, language) })}
            </a>
          </li>
        )}
        <li>
          <a href={`${home}#models`}>{t('gallery')}</a>
        </li>
      </ul>
    </section>
  );
}

function NextCourse({ course, onBuy }: { course: CourseOnSale } & Pick<CourseFeastProps, 'onBuy'>) {
  const t = useTranslations('courseFeast');
  const language = useLocale();
  const note = usePriceNote()(course);
  return (
    <>
      <p>
        <a href={paths.course(course.slug, language)}>{t('next', { course: course.title })}</a>
      </p>
      <p className={styles.price}>
        <PriceTag price={course} />
      </p>
      {note && <p className={styles.note}>{note}</p>}
      <button type="button" className={`${controls.button} ${controls.quiet}`} onClick={() => onBuy(course)}>
        {t('buy', { price: formatRubles(course.price, language) })}
      </button>
    </>
  );
}

/** The one that the cabinet recommends: on sale, and not owned for good. */
function useNextCourse(): CourseOnSale | undefined {
  const { data: mine } = useQuery(ownCourses);
  const { data: all } = useQuery(catalogueFor(false));
  if (!mine || !all) return undefined;
  const kept = mine.courses.filter(({ access_until }) => access_until === null);
  return recommendedOf(all.courses.filter((course) => !kept.some(({ id }) => id === course.id)));
}
