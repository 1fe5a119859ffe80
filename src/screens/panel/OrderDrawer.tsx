import { Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { OrderRating } from '#features/casting/rating/admin/OrderRating.tsx';
import { InHand } from '#features/office/handovers/admin/InHand.tsx';
import { UnsentMails } from '#features/records/mails/admin/UnsentMails.tsx';
import { ManualPayment } from '#features/sales/manual-payments/admin/ManualPayment.tsx';
import { OrderBuyer } from '#features/sales/orders/admin/OrderBuyer.tsx';
import { OrderFacts } from '#features/sales/orders/admin/OrderFacts.tsx';
import { OrderGuardian } from '#features/sales/orders/admin/OrderGuardian.tsx';
import { OrderNotes } from '#features/sales/orders/admin/OrderNotes.tsx';
import { OrderPayments } from '#features/sales/orders/admin/OrderPayments.tsx';
import { type OrderDetails, ordersApi } from '#features/sales/orders/contract.ts';
import { orderPaths } from '#features/sales/orders/paths.ts';
import { HeldMoney } from '#features/sales/payments/admin/HeldMoney.tsx';
import { OrderReceipts } from '#features/sales/receipts/admin/OrderReceipts.tsx';
import { OrderRefunds } from '#features/sales/refunds/admin/OrderRefunds.tsx';
import { DetailsDrawer } from '#ui/panel/DetailsDrawer.tsx';
import { OrderHead } from './OrderHead.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';

export function OrderDrawer() {
  const t = useTranslations('orderDetails');
  return (
    <DetailsDrawer
      show={ordersApi.show}
      param="orderId"
      list={orderPaths.list}
      title={(details) => details && t('title', { number: details.number })}
    >
      {(details) => <Sections order={details} />}
    </DetailsDrawer>
  );
}

/** Parts of an order's details. Each is given the order; one with nothing to show is empty. */
function Sections({ order }: { order: OrderDetails }) {
  const thing = { kind: 'order', id: order.id, subject: order.number } as const;
  return (
    <Stack gap="lg">
      <div>
        <OrderHead order={order} thing={thing} />
        <InHand thing={thing} />
      </div>
      <HeldMoney order={order} />
      <OrderFacts order={order} />
      <UnsentMails of={{ order_id: order.id }} />
      <OrderBuyer order={order} />
      <OrderGuardian order={order} />
      <OrderPayments order={order} />
      <OrderRating order={order} />
      <OrderRefunds order={order} />
      <OrderReceipts order={order} />
      <ManualPayment order={order} />
      <OrderNotes order={order} />
      <OrderTimeline order={order} />
    </Stack>
  );
}
