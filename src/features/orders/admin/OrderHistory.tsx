import { Text, Timeline, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { OrderDetails } from '#features/orders/contract.ts';
import { useFormats } from '#ui/panel/formats.ts';
import { useReasonText } from './reasonText.ts';

/** Oldest first: read from top to bottom it is the order's story. */
export function OrderHistory({ history }: { history: OrderDetails['history'] }) {
  const t = useTranslations('orders');
  const format = useFormats();
  const reasonText = useReasonText();
  return (
    <section>
      <Title order={3} size="h5" mb="sm">
        {t('details.history')}
      </Title>
      <Timeline active={history.length - 1} bulletSize={14} lineWidth={2}>
        {history.map((entry) => (
          <Timeline.Item
            key={`${entry.at} ${entry.to} ${entry.reason}`}
            title={entry.from === entry.to ? t('details.remark') : t(`states.${entry.to}`)}
          >
            <Text size="sm">{reasonText(entry.reason, entry.details)}</Text>
            <Text size="xs" c="dimmed">
              {format.time(entry.at)}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
    </section>
  );
}
