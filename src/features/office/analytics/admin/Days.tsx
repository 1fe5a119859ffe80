import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#ui/panel/formats.ts';
import type { Analytics } from '../contract.ts';
import styles from './Analytics.module.css';
import { Wide } from './Wide.tsx';

type Metric = 'visitors' | 'views' | 'orders' | 'received';

const height = 120;

/** A bar a day, and the table behind them. */
export function Days({ figures: { days, now } }: { figures: Analytics }) {
  const t = useTranslations('analyticsPanel');
  const format = useFormats();
  const metrics: Metric[] = [
    'visitors',
    'views',
    'orders',
    ...(now.received === null ? [] : ['received' as const]),
  ];
  const [metric, setMetric] = useState<Metric>('visitors');
  const shown = (value: number) => (metric === 'received' ? format.money(value) : format.count(value));
  const values = days.map((day) => day[metric] ?? 0);
  const most = Math.max(...values, 1);
  const width = 1000 / days.length;
  return (
    <section aria-labelledby="by-day">
      <header className={styles.head}>
        <h2 id="by-day">{t('days.title')}</h2>
        <SegmentedControl
          size="xs"
          aria-label={t('days.metric')}
          value={metric}
          onChange={(chosen) => setMetric(chosen as Metric)}
          data={metrics.map((value) => ({ value, label: t(`totals.${value}`) }))}
        />
      </header>
      <svg
        className={styles.chart}
        viewBox={`0 0 1000 ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('days.chart', { metric: t(`totals.${metric}`) })}
      >
        {values.map((value, place) => {
          const tall = Math.max((value / most) * height, 1);
          const { day } = days[place]!;
          return (
            <rect key={day} x={place * width} y={height - tall} width={width * 0.8} height={tall}>
              <title>{t('days.day', { day: format.day(day), value: shown(value) })}</title>
            </rect>
          );
        })}
      </svg>
      <details className={styles.more}>
        <summary>{t('days.table')}</summary>
        <Wide label={t('days.table')}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('days.column')}</th>
                {metrics.map((name) => (
                  <th key={name} scope="col">
                    {t(`totals.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map((day) => (
                <tr key={day.day}>
                  <th scope="row">{format.day(day.day)}</th>
                  {metrics.map((name) => (
                    <td key={name}>
                      {name === 'received' ? format.money(day.received ?? 0) : format.count(day[name] ?? 0)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Wide>
      </details>
    </section>
  );
}
