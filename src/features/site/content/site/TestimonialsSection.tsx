import { useTranslations } from 'use-intl';
import { Section } from '#ui/Section.tsx';
import type { SiteContent } from '../contract/content.ts';
import { useHeading } from './headings.ts';
import styles from './TestimonialsSection.module.css';

/** Videos hosted elsewhere: links, so that nothing foreign loads before somebody asks for it. */
export function TestimonialsSection({ testimonials }: { testimonials: SiteContent['testimonials'] }) {
  const t = useTranslations('content.testimonials');
  const heading = useHeading('testimonials');
  if (testimonials.length === 0) return null;
  return (
    <Section id="video-testimonials" title={heading.title} lead={heading.lead}>
      <ul className={styles.films}>
        {testimonials.map(({ name, title, url }, index) => (
          <li key={String(index)}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              <span className={styles.play} aria-hidden="true" />
              <span className={styles.title}>{title}</span>
              <span className={styles.name}>{name}</span>
              <span className={styles.watch}>
                {t('watch')} <span className={styles.hidden}>({t('outside')})</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
