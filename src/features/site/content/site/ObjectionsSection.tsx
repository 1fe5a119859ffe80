import { useTranslations } from 'use-intl';
import type { SiteContent } from '../contract/content.ts';
import { Answers } from './Answers.tsx';
import { useHeading } from './headings.ts';
import styles from './ObjectionsSection.module.css';

/** The myths that keep people from beginning; part of the page's opening. */
export function ObjectionsSection({ objections }: { objections: SiteContent['objections'] }) {
  const t = useTranslations('content.objections');
  const { title } = useHeading('objections');
  if (objections.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="objections-title" data-below="">
      <h2 id="objections-title">{title}</h2>
      <Answers items={objections.map(({ myth, answer }) => ({ line: t('quoted', { myth }), answer }))} />
    </section>
  );
}
