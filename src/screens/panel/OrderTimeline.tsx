import { Text, Timeline, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { TimelineEvent } from '#features/sales/orders/admin/timeline.ts';
import { useHistoryEvents } from '#features/sales/orders/admin/useHistoryEvents.ts';
import { usePaymentEvents } from '#features/sales/orders/admin/usePaymentEvents.ts';
import { useStaffEvents } from '#features/sales/orders/admin/useStaffEvents.ts';
import type { OrderDetails } from '#features/sales/orders/contract.ts';
import { useReceiptEvents } from '#features/sales/receipts/admin/useReceiptEvents.ts';
import { useFormats } from '#ui/panel/formats.ts';

/** All that happened to the order, of whatever feature; oldest first: read from top to bottom it is its story. */
export function OrderTimeline({ order }: { order: OrderDetails }) {
  const t = useTranslations('orderDetails');
  const format = useFormats();
  const events = inOrder([
    ...useHistoryEvents(order),
    ...usePaymentEvents(order),
    ...useStaffEvents(order),
    ...useReceiptEvents(order),
    // A feature adds its events by a hook here.
  ]);
  return (
    <section>
      <Title order={3} size="h5" mb="sm">
        {t('history')}
      </Title>
      <Timeline active={events.length - 1} bulletSize={14} lineWidth={2}>
        {events.map((event) => (
          <Timeline.Item key={event.id} title={event.title}>
            {event.text && (
              <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
                {event.text}
              </Text>
            )}
            <Text size="xs" c="dimmed">
              {format.time(event.at)}
              {event.by && ` · ${event.by}`}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
    </section>
  );
}

/** By time; what shares an instant stays in the order of its feature. */
function inOrder(events: TimelineEvent[]): TimelineEvent[] {
  return events.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}
