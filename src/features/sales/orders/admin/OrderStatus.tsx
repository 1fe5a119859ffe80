import { Badge, Group } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { OrderState } from '#shared/orderStates.ts';
import type { Order } from '../listing.ts';

const colors: Record<OrderState, string> = {
  new: 'graphite',
  pending: 'graphite',
  paid: 'good',
  partially_refunded: 'carmine',
  refunded: 'carmine',
  canceled: 'bad',
  expired: 'bad',
};

export function OrderStatus({ order }: { order: Pick<Order, 'status' | 'refund_due' | 'held' | 'test'> }) {
  const t = useTranslations('orders');
  const list = useTranslations('orderList');
  const { status, refund_due, held, test } = order;
  return (
    <Group gap={6} component="span">
      <Badge color={colors[status]} variant="light" tt="none" fw={500} miw="max-content">
        {t(`states.${status}`)}
      </Badge>
      {test && (
        <Badge color="graphite" variant="filled" tt="none" fw={500} miw="max-content">
          {list('test')}
        </Badge>
      )}
      {held && (
        <Badge color="carmine" variant="filled" tt="none" fw={500} miw="max-content">
          {list('columns.held')}
        </Badge>
      )}
      {refund_due && (
        <Badge color="bad" variant="filled" tt="none" fw={500} miw="max-content">
          {list('columns.refund_due')}
        </Badge>
      )}
    </Group>
  );
}
