import { useTranslations } from 'use-intl';
import { useHeading } from '#features/site/content/site/headings.ts';
import { face } from '#shared/pictures.ts';
import { Clip } from '#ui/Clip.tsx';
import { Picture } from '#ui/Picture.tsx';
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
function Film({ film, ...review }: Review & { film: string }) {
  const t = useTranslations('reviews');
  return (
    <Clip src={film} label={t('watch')} title={review.text}>
      <span className={styles.card}>
        <Poster review={review} />
      </span>
    </Clip>
  );
}

function Elsewhere(review: Review) {
  const t = useTranslations('reviews');
  return (
    <a href={review.videoUrl ?? undefined} target="_blank" rel="noopener noreferrer" className={styles.card}>
      <Poster review={review} />
      <span className={styles.watch}>
        {t('watch')} <span className={styles.hidden}>({t('outside')})</span>
      </span>
    </a>
  );
}

/** Its picture where it has one; without words of its own it stands beside the title. */
function Poster({ review: { name, text, picture } }: { review: Omit<Review, 'film'> }) {
  return (
    <>
      <span className={styles.poster}>
        {picture && <Picture shape={face} {...picture} sizes={sizes} />}
        <span className={styles.play} aria-hidden="true" />
      </span>
      <span className={styles.title}>{text}</span>
      <span className={styles.name}>{name}</span>
    </>
  );
}

/** As `TestimonialsSection.module.css` lays them out. */
const sizes = '(max-width: 46rem) min(11rem, 46vw), (max-width: 62rem) 44vw, 20rem';
