import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { countedTo } from '#shared/listing.ts';
import { useFormats } from '#ui/panel/formats.ts';
import { Totals } from '#ui/panel/Totals.tsx';

interface OrderSumsProps {
  /** Undefined while it loads; null where the selection has too many orders to sum up. */
  summary: { revenue: number; orders: number; successful: number } | null | undefined;
}

/** Sums of the selection. */
export function OrderSums({ summary }: OrderSumsProps) {
  const t = useTranslations('orders.summary');
  const format = useFormats();
  if (summary === null)
    return (
      <Text size="sm" c="dimmed">
        {t('tooMany', { total: countedTo })}
      </Text>
    );
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
