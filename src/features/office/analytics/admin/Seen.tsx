import { useTranslations } from 'use-intl';
import { otherValue } from '#features/records/visits/rules/visits.ts';
import { useFormats } from '#ui/panel/formats.ts';
import type { Analytics } from '../contract.ts';
import styles from './Analytics.module.css';
import { Share } from './Share.tsx';

interface SeenProps {
  title: string;
  rows: Analytics['sources'];
  by?: 'visitors' | 'views';
  /** The label of an empty value. */
  unnamed?: string;
  isDevice?: boolean;
}

/** Values of a dimension, those of most visitors or views first. */
export function Seen({ title, rows, by = 'visitors', unnamed = '', isDevice = false }: SeenProps) {
  const t = useTranslations('analyticsPanel');
  const format = useFormats();
  const most = Math.max(...rows.map((row) => row[by]), 1);
  const nameOf = (value: string) => {
    if (value === otherValue) return t('other');
    return isDevice ? t(`devices.${value as 'phone'}`) : value || unnamed;
  };
  return (
    <section>
      <h2>{title}</h2>
      {rows.length === 0 && <p className={styles.hint}>{t('nothing')}</p>}
      <ol className={styles.bars}>
        {rows.slice(0, 24).map((row) => (
          <li key={row.value}>
            <span>{nameOf(row.value)}</span>
            <Share of={row[by]} most={most} />
            <strong>{format.count(row[by])}</strong>
          </li>
        ))}
      </ol>
    </section>
  );
}
