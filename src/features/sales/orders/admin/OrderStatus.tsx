import { Group } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { OrderState } from '#shared/orderStates.ts';
import { StateBadge, type StateLook } from '#ui/panel/StateBadge.tsx';
import type { Order } from '../listing.ts';

const looks: Record<OrderState, StateLook> = {
  new: 'untouched',
  pending: 'underWay',
  paid: 'good',
  partially_refunded: 'asks',
  refunded: 'asks',
  canceled: 'bad',
  expired: 'bad',
};

export function OrderStatus({
  order,
}: {
  order: Pick<Order, 'status' | 'refund_due' | 'held' | 'test' | 'rehearsal'>;
}) {
  const t = useTranslations('orders');
  const list = useTranslations('orderList');
  const { status, refund_due, held, test, rehearsal } = order;
  return (
    <Group gap={6} component="span">
      <StateBadge look={looks[status]}>{t(`states.${status}`)}</StateBadge>
      {test && <StateBadge look="aside">{list('test')}</StateBadge>}
      {rehearsal && <StateBadge look="aside">{list('rehearsal')}</StateBadge>}
      {held && <StateBadge look="calls">{list('columns.held')}</StateBadge>}
      {refund_due && <StateBadge look="alarm">{list('columns.refund_due')}</StateBadge>}
    </Group>
  );
}
