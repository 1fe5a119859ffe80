import { useLocale, useTranslations } from 'use-intl';
import { useHeading } from '#features/site/content/site/headings.ts';
import type { Output } from '#shared/contract.ts';
import { face } from '#shared/pictures.ts';
import { Picture } from '#ui/Picture.tsx';
import { Section } from '#ui/Section.tsx';
import type { Review, reviewsApi } from '../contract/reviews.ts';
import { DemoCaption } from './DemoCaption.tsx';
import styles from './ReviewsSection.module.css';

export type Reviewed = Output<typeof reviewsApi.list>;

/** Shown at once; the others unfold. */
const shownFirst = 3;

export function ReviewsSection({ reviewed: { reviews, distribution } }: { reviewed: Reviewed }) {
  const t = useTranslations('reviews');
  const { title } = useHeading('reviews');
  const written = reviews.filter(({ isVideo }) => !isVideo);
  if (written.length === 0) return null;
  const others = written.slice(shownFirst);
  return (
    <Section id="reviews" title={title} className={styles.section}>
      <Distribution distribution={distribution} />
      <div className={styles.told}>
        <Reviews reviews={written.slice(0, shownFirst)} />
        {others.length > 0 && (
          <details className={styles.more}>
            <summary>{t('more', { count: others.length })}</summary>
            <Reviews reviews={others} />
          </details>
        )}
        <DemoCaption reviews={written} />
      </div>
    </Section>
  );
}

function Reviews({ reviews }: { reviews: readonly Review[] }) {
  const t = useTranslations('reviews');
  return (
    <ul className={styles.reviews} data-swipe="">
      {reviews.map((review) => (
        <li key={review.id}>
          <figure>
            <Stars rating={review.rating} label={t('rating', { rating: review.rating })} />
            <blockquote>
              <p>{review.text}</p>
            </blockquote>
            {review.result && (
              <p className={styles.result}>
                <span>{t('result')}</span> {review.result}
              </p>
            )}
            <Author review={review} />
            {review.reply && (
              <div className={styles.reply}>
                <strong>{t('reply')}</strong>
                <p>{review.reply}</p>
              </div>
            )}
          </figure>
        </li>
      ))}
    </ul>
  );
}

function Author({ review }: { review: Review }) {
  const { name, age, role, course, month, verified, picture } = review;
  const t = useTranslations('reviews');
  const language = useLocale();
  const about = [age === null ? '' : t('age', { age }), role].filter(Boolean).join(', ');
  const bought = [course, month === null ? '' : monthIn(language, month)].filter(Boolean).join(', ');
  return (
    <figcaption>
      {picture && (
        <div className={styles.face}>
          <Picture shape={face} {...picture} alt={picture.alt || t('portrait', { name })} sizes="5rem" />
        </div>
      )}
      <strong>{name}</strong>
      {about && <span>{about}</span>}
      {bought && <span>{bought}</span>}
      {verified && <span className={styles.verified}>{t('verified')}</span>}
    </figcaption>
  );
}

/** `март 2026 г.` */
function monthIn(language: string, month: string): string {
  const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

/** All ratings as they are, those of the videos included. */
function Distribution({ distribution: { average, count, stars } }: Pick<Reviewed, 'distribution'>) {
  const t = useTranslations('reviews');
  const language = useLocale();
  if (average === null) return null;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <details className={styles.distribution} data-fold="" open>
      <summary>{t('distribution.average', { average: number.format(average), count })}</summary>
      <ul aria-label={t('distribution.label')}>
        {stars.map(({ rating, count: given }) => (
          <li key={rating}>
            <span>{t('distribution.stars', { rating })}</span>
            <meter min={0} max={count} value={given} aria-hidden="true" />
            <span>{given}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const star = 'M10 0l2.9 6.6 7.1.7-5.4 4.7 1.6 7L10 15.3 3.8 19l1.6-7L0 7.3l7.1-.7z';
const starWidth = 24;

/** Stars as a drawing: few fonts have the character, and searching for one holds up the page. */
function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <svg className={styles.rating} role="img" aria-label={label} viewBox={`0 0 ${rating * starWidth} 20`}>
      {Array.from({ length: rating }, (_, n) => (
        <path key={String(n)} d={star} transform={`translate(${n * starWidth})`} />
      ))}
    </svg>
  );
}
