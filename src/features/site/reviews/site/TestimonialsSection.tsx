import { useTranslations } from 'use-intl';
import { useHeading } from '#features/site/content/site/headings.ts';
import { Clip } from '#ui/Clip.tsx';
import { Section } from '#ui/Section.tsx';
import type { Review } from '../contract/reviews.ts';
import { DemoCaption } from './DemoCaption.tsx';
import styles from './TestimonialsSection.module.css';

/** Reviews on video: nothing of them, own or foreign, loads before somebody asks for it. */
export function TestimonialsSection({ reviews }: { reviews: readonly Review[] }) {
  const heading = useHeading('testimonials');
  const films = reviews.filter(({ isVideo }) => isVideo);
  if (films.length === 0) return null;
  return (
    <Section id="video-testimonials" title={heading.title} lead={heading.lead} isQuiet>
      <ul className={styles.films} data-swipe="">
        {films.map((review) => (
          <li key={review.id}>
            {review.film ? <Film {...review} film={review.film} /> : <Elsewhere {...review} />}
          </li>
        ))}
      </ul>
      <DemoCaption reviews={films} />
    </Section>
  );
}

/** The school's own file, played in its place. */
function Film({ name, text, film }: Review & { film: string }) {
  const t = useTranslations('reviews');
  return (
    <Clip src={film} label={t('watch')} title={text}>
      <span className={styles.card}>
        <span className={styles.play} aria-hidden="true" />
        <span className={styles.title}>{text}</span>
        <span className={styles.name}>{name}</span>
      </span>
    </Clip>
  );
}

function Elsewhere({ name, text, videoUrl }: Review) {
  const t = useTranslations('reviews');
  return (
    <a href={videoUrl ?? undefined} target="_blank" rel="noopener noreferrer" className={styles.card}>
      <span className={styles.play} aria-hidden="true" />
      <span className={styles.title}>{text}</span>
      <span className={styles.name}>{name}</span>
      <span className={styles.watch}>
        {t('watch')} <span className={styles.hidden}>({t('outside')})</span>
      </span>
    </a>
  );
}
