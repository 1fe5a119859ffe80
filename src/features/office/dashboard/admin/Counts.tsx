import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Output } from '#shared/contract.ts';
import { useFormats } from '#ui/panel/formats.ts';
import type { dashboardApi } from '../contract.ts';
import styles from './Dashboard.module.css';

type Counted = Output<typeof dashboardApi.show>['counts'];

/** Where each is listed. */
const listed: Record<keyof Counted, string> = {
  users: '/admin/users',
  models: '/admin/models',
  courses: '/admin/courses',
  orders: '/admin/orders',
  reviews: '/admin/content',
};

export function Counts({ counts }: { counts: Counted }) {
  const t = useTranslations('dashboardPanel.counts');
  const format = useFormats();
  return (
    <dl className={styles.counts} aria-label={t('label')}>
      {(Object.keys(listed) as (keyof Counted)[]).map((name) => (
        <div key={name}>
          <dt>
            <Link to={listed[name]}>{t(name)}</Link>
          </dt>
          <dd>{format.count(counts[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
