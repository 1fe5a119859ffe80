import { Badge, Group } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { OrderState } from '#features/orders/contract.ts';

const colors: Record<OrderState, string> = {
  new: 'graphite',
  pending: 'graphite',
  paid: 'good',
  partially_refunded: 'carmine',
  refunded: 'carmine',
  canceled: 'bad',
  expired: 'bad',
};

export function OrderStatus({ status, isRefundDue }: { status: OrderState; isRefundDue: boolean }) {
  const t = useTranslations('orders');
  return (
    <Group gap={6} component="span">
      <Badge color={colors[status]} variant="light" tt="none" fw={500} miw="max-content">
        {t(`states.${status}`)}
      </Badge>
      {isRefundDue && (
        <Badge color="bad" variant="filled" tt="none" fw={500} miw="max-content">
          {t('list.refundDue')}
        </Badge>
      )}
    </Group>
  );
}
