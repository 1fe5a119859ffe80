import { useTranslations } from 'use-intl';
import type { OrderDetails } from '#features/sales/orders/contract.ts';
import type { HistoryEvent } from '#ui/panel/History.tsx';
import { useReasonText } from './reasonText.ts';

/** The order's own changes. */
export function useHistoryEvents({ history }: OrderDetails): HistoryEvent[] {
  const t = useTranslations('orders');
  const details = useTranslations('orderDetails');
  const reasonText = useReasonText();
  return history.map((entry, index) => ({
    id: `history ${index}`,
    at: entry.at,
    title: entry.from === entry.to ? details('remark') : t(`states.${entry.to}`),
    text: reasonText(entry.reason, entry.details),
    by: entry.by,
  }));
}
