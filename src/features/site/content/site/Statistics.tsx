import { useTranslations } from 'use-intl';
import type { SiteContent } from '../contract/content.ts';
import styles from './Statistics.module.css';

/** Big numerals over hairlines. */
export function Statistics({ statistics }: { statistics: SiteContent['statistics'] }) {
  const t = useTranslations('content');
  if (statistics.length === 0) return null;
  return (
    <dl className={styles.statistics} aria-label={t('statistics')}>
      {statistics.map(({ value, label }, index) => (
        <div key={String(index)}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
