import { useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import type { SiteContent } from '../contract/content.ts';
import styles from './Statistics.module.css';

/** Big numerals over hairlines; in a demonstration it says that they are invented. */
export function Statistics({ statistics }: { statistics: SiteContent['statistics'] }) {
  const t = useTranslations('content');
  const root = useRouteLoaderData('root') as { isDemo?: boolean } | undefined;
  if (statistics.length === 0) return null;
  return (
    <>
      <dl className={styles.statistics} aria-label={t('statistics')}>
        {statistics.map(({ value, label }, index) => (
          <div key={String(index)}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {root?.isDemo && <p className={styles.demo}>{t('demoFigures')}</p>}
    </>
  );
}
