import { Stack } from '@mantine/core';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { OrderRating } from '#features/casting/rating/admin/OrderRating.tsx';
import { UnsentMails } from '#features/records/mails/admin/UnsentMails.tsx';
import { ManualPayment } from '#features/sales/manual-payments/admin/ManualPayment.tsx';
import { OrderActions } from '#features/sales/orders/admin/OrderActions.tsx';
import { OrderBuyer } from '#features/sales/orders/admin/OrderBuyer.tsx';
import { OrderFacts } from '#features/sales/orders/admin/OrderFacts.tsx';
import { OrderGuardian } from '#features/sales/orders/admin/OrderGuardian.tsx';
import { OrderNotes } from '#features/sales/orders/admin/OrderNotes.tsx';
import { OrderPayments } from '#features/sales/orders/admin/OrderPayments.tsx';
import { type OrderDetails, ordersApi } from '#features/sales/orders/contract.ts';
import { HeldMoney } from '#features/sales/payments/admin/HeldMoney.tsx';
import { OrderReceipts } from '#features/sales/receipts/admin/OrderReceipts.tsx';
import { OrderRefunds } from '#features/sales/refunds/admin/OrderRefunds.tsx';
import { DetailsDrawer } from '#ui/panel/DetailsDrawer.tsx';
import { useCall } from '#ui/panel/query.ts';
import { OrderTimeline } from './OrderTimeline.tsx';

export function OrderDrawer({ orderId, onClose }: { orderId: string | undefined; onClose(): void }) {
  const t = useTranslations('orderDetails');
  // While the drawer slides out it keeps its last content.
  const last = useRef(orderId);
  last.current = orderId ?? last.current;
  const id = last.current ?? '';
  const order = useCall(ordersApi.show, { id }, { isEnabled: orderId !== undefined });
  return (
    <DetailsDrawer
      title={order.data ? t('title', { number: order.data.number }) : ''}
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
      <OrderActions order={order} />
      <OrderFacts order={order} />
      <UnsentMails of={{ order_id: order.id }} />
      <OrderBuyer order={order} />
      <OrderGuardian order={order} />
      <OrderPayments order={order} />
      <HeldMoney order={order} />
      <OrderRating order={order} />
      <OrderRefunds order={order} />
      <OrderReceipts order={order} />
      <ManualPayment order={order} />
      <OrderNotes order={order} />
      <OrderTimeline order={order} />
    </Stack>
  );
}
