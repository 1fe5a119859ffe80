import { useTranslations } from 'use-intl';
import type { Output } from '#shared/contract.ts';
import { useFormats } from '#ui/panel/formats.ts';
import type { dashboardApi } from '../contract.ts';
import styles from './Dashboard.module.css';

type Counted = Output<typeof dashboardApi.show>['counts'];

const order = ['users', 'models', 'courses', 'orders', 'reviews'] as const;

/** How much there is in all; the menu beside it leads there. */
export function Counts({ counts }: { counts: Counted }) {
  const t = useTranslations('dashboardPanel.counts');
  const format = useFormats();
  return (
    <dl className={styles.counts} aria-label={t('label')}>
      {order.map((name) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{format.count(counts[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
