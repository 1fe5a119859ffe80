import { Stack } from '@mantine/core';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type OrderDetails, ordersApi } from '#features/orders/contract.ts';
import { DetailsDrawer } from '#ui/panel/DetailsDrawer.tsx';
import { useCall } from '#ui/panel/query.ts';
import { OrderBuyer } from './OrderBuyer.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderPayments } from './OrderPayments.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { shortNumber } from './shortNumber.ts';

export function OrderDrawer({ orderId, onClose }: { orderId: string | undefined; onClose(): void }) {
  const t = useTranslations('orders.details');
  // While the drawer slides out it keeps its last content.
  const last = useRef(orderId);
  last.current = orderId ?? last.current;
  const id = last.current ?? '';
  const order = useCall(ordersApi.show, { id }, { isEnabled: orderId !== undefined });
  return (
    <DetailsDrawer
      title={t('title', { number: shortNumber(id) })}
      isOpen={orderId !== undefined}
      onClose={onClose}
      query={order}
    >
      {(details) => <Sections order={details} />}
    </DetailsDrawer>
  );
}

/** Parts of an order's details. Each is given the order; one with nothing to show is empty. */
function Sections({ order }: { order: OrderDetails }) {
  return (
    <Stack gap="lg">
      <OrderFacts order={order} />
      <OrderBuyer order={order} />
      <OrderPayments order={order} />
      <OrderTimeline order={order} />
    </Stack>
  );
}
