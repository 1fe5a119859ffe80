import { useTranslations } from 'use-intl';
import { useHeading } from '#features/site/content/site/headings.ts';
import { Section } from '#ui/Section.tsx';
import type { Review } from '../contract/reviews.ts';
import { DemoCaption } from './DemoCaption.tsx';
import styles from './TestimonialsSection.module.css';

/** Reviews on video: links, so that nothing foreign loads before somebody asks for it. */
export function TestimonialsSection({ reviews }: { reviews: readonly Review[] }) {
  const t = useTranslations('reviews');
  const heading = useHeading('testimonials');
  const films = reviews.filter(({ isVideo }) => isVideo);
  if (films.length === 0) return null;
  return (
    <Section id="video-testimonials" title={heading.title} lead={heading.lead}>
      <ul className={styles.films}>
        {films.map(({ id, name, text, videoUrl }) => (
          <li key={id}>
            <a href={videoUrl ?? undefined} target="_blank" rel="noopener noreferrer">
              <span className={styles.play} aria-hidden="true" />
              <span className={styles.title}>{text}</span>
              <span className={styles.name}>{name}</span>
              <span className={styles.watch}>
                {t('watch')} <span className={styles.hidden}>({t('outside')})</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <DemoCaption reviews={films} />
    </Section>
  );
}
