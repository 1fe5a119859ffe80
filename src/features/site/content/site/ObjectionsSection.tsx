import { useTranslations } from 'use-intl';
import type { SiteContent } from '../contract/content.ts';
import { useHeading } from './headings.ts';
import styles from './ObjectionsSection.module.css';

/** The myths that keep people from beginning; part of the page's opening. The first is answered at once. */
export function ObjectionsSection({ objections }: { objections: SiteContent['objections'] }) {
  const t = useTranslations('content.objections');
  const { title } = useHeading('objections');
  if (objections.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="objections-title" data-below="">
      <h2 id="objections-title">{title}</h2>
      <div className={styles.cards} data-swipe="">
        {objections.map(({ myth, answer }, index) => (
          // The list never changes while it is shown, and two items may begin alike.
          <details key={String(index)} open={index === 0}>
            <summary>{t('quoted', { myth })}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
