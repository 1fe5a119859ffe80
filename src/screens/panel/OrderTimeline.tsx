import { useTranslations } from 'use-intl';
import { useHistoryEvents } from '#features/sales/orders/admin/useHistoryEvents.ts';
import { usePaymentEvents } from '#features/sales/orders/admin/usePaymentEvents.ts';
import { useStaffEvents } from '#features/sales/orders/admin/useStaffEvents.ts';
import type { OrderDetails } from '#features/sales/orders/contract.ts';
import { useReceiptEvents } from '#features/sales/receipts/admin/useReceiptEvents.ts';
import { History, type HistoryEvent } from '#ui/panel/History.tsx';

/** Everything that happened to the order, from any feature. */
export function OrderTimeline({ order }: { order: OrderDetails }) {
  const t = useTranslations('orderDetails');
  const events = inOrder([
    ...useHistoryEvents(order),
    ...usePaymentEvents(order),
    ...useStaffEvents(order),
    ...useReceiptEvents(order),
    // A feature adds its events by a hook here.
  ]);
  return <History title={t('history')} events={events} />;
}

/** By time; what shares an instant stays in the order of its feature. */
function inOrder(events: HistoryEvent[]): HistoryEvent[] {
  return events.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}
