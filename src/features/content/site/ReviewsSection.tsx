import { useTranslations } from 'use-intl';
import type { SiteContent } from '../contract.ts';
import { useHeading } from './headings.ts';
import styles from './ReviewsSection.module.css';
import { Section } from './Section.tsx';

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
              <p className={styles.rating} role="img" aria-label={t('rating', { rating: review.rating })}>
                {'★'.repeat(review.rating)}
              </p>
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
