import { SegmentedControl } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '#ui/panel/formats.ts';
import { Totals } from '#ui/panel/Totals.tsx';
import { type Period, periods } from '../rules/summary.ts';

interface PeriodSummaryProps {
  summary: { revenue: number; orders: number; successful: number } | undefined;
  period: Period | undefined;
  onPeriod(period: Period | undefined): void;
}

/** Sums of the selection, and the usual periods to narrow it to; other days are chosen among the filters. */
export function PeriodSummary({ summary, period, onPeriod }: PeriodSummaryProps) {
  const t = useTranslations('orders.summary');
  const words = useTranslations('orderActions.periods');
  const format = useFormats();
  return (
    <>
      <SegmentedControl
        aria-label={words('label')}
        data={(['all', ...periods] as const).map((value) => ({ value, label: words(value) }))}
        value={period ?? 'all'}
        onChange={(chosen) => onPeriod(periods.find((each) => each === chosen))}
        mb="sm"
      />
      <Totals
        label={t('title')}
        totals={[
          [t('revenue'), summary && format.money(summary.revenue)],
          [t('orders'), summary && format.count(summary.orders)],
          [t('successful'), summary && format.count(summary.successful)],
        ]}
      />
    </>
  );
}
