import { useTranslations } from 'use-intl';
import { Section } from '#ui/Section.tsx';
import type { SiteContent } from '../contract/content.ts';
import { useHeading } from './headings.ts';
import styles from './ReviewsSection.module.css';

export function ReviewsSection({ reviews }: { reviews: SiteContent['reviews'] }) {
  const t = useTranslations('content.reviews');
  const { title } = useHeading('reviews');
  if (reviews.length === 0) return null;
  return (
    <Section id="reviews" title={title}>
      <ul className={styles.reviews}>
        {reviews.map((review, index) => (
          <li key={String(index)}>
            <figure>
              <Stars rating={review.rating} label={t('rating', { rating: review.rating })} />
              <blockquote>
                <p>{review.text}</p>
              </blockquote>
              <p className={styles.result}>
                <span>{t('result')}</span> {review.result}
              </p>
              <figcaption>
                <strong>{review.name}</strong>
                <span>
                  {t('age', { age: review.age })}, {review.role}
                </span>
                {review.verified && <span className={styles.verified}>{t('verified')}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
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
