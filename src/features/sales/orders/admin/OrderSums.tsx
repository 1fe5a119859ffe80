import { useTranslations } from 'use-intl';
import { useFormats } from '#ui/panel/formats.ts';
import { Totals } from '#ui/panel/Totals.tsx';

interface OrderSumsProps {
  summary: { revenue: number; orders: number; successful: number } | undefined;
}

/** Sums of the selection. */
export function OrderSums({ summary }: OrderSumsProps) {
  const t = useTranslations('orders.summary');
  const format = useFormats();
  return (
    <Totals
      label={t('title')}
      totals={[
        [t('revenue'), summary && format.money(summary.revenue)],
        [t('orders'), summary && format.count(summary.orders)],
        [t('successful'), summary && format.count(summary.successful)],
      ]}
    />
  );
}
