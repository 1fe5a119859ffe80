import { Group } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { StateBadge, type StateLook } from '#ui/panel/StateBadge.tsx';
import type { Order } from '../listing.ts';
import type { Standing } from '../rules/standings.ts';

const looks: Record<Standing, StateLook> = {
  new: 'untouched',
  waiting: 'underWay',
  erased_open: 'underWay',
  held: 'calls',
  paid: 'good',
  paid_ahead: 'good',
  partly_returned: 'asks',
  returned: 'asks',
  voided: 'bad',
  canceled_by_buyer: 'bad',
  canceled_by_staff: 'bad',
  guardian_declined: 'bad',
  guardian_expired: 'bad',
  expired: 'bad',
  declined: 'bad',
  erased: 'bad',
};

export function OrderStatus({
  order,
}: {
  order: Pick<Order, 'standing' | 'refund_due' | 'held' | 'test' | 'rehearsal'>;
}) {
  const t = useTranslations('orders');
  const list = useTranslations('orderList');
  const { standing, refund_due, held, test, rehearsal } = order;
  return (
    <Group gap={6} component="span">
      <StateBadge look={looks[standing]}>{t(`standings.${standing}`)}</StateBadge>
      {test && <StateBadge look="aside">{list('test')}</StateBadge>}
      {rehearsal && <StateBadge look="aside">{list('rehearsal')}</StateBadge>}
      {held && standing !== 'held' && <StateBadge look="calls">{list('columns.held')}</StateBadge>}
      {refund_due && <StateBadge look="alarm">{list('columns.refund_due')}</StateBadge>}
    </Group>
  );
}
