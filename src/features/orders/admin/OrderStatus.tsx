import { Badge } from '@mantine/core';
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

export function OrderStatus({ status }: { status: OrderState }) {
  const t = useTranslations('orders.states');
  return (
    <Badge color={colors[status]} variant="light" tt="none" fw={500} miw="max-content">
      {t(status)}
    </Badge>
  );
}
