import { useTranslations } from 'use-intl';
import type { OrderDetails } from '#features/sales/orders/contract.ts';
import { useFormats } from '#ui/panel/formats.ts';
import type { HistoryEvent } from '#ui/panel/History.tsx';
import { useCall } from '#ui/panel/query.ts';
import { receiptsPanelApi } from '../contract.ts';

/** Fiscal receipts of the order, at their registration or, until then, when they were due. */
export function useReceiptEvents(order: OrderDetails): HistoryEvent[] {
  const t = useTranslations('receiptsPanel');
  const format = useFormats();
  const { data } = useCall(receiptsPanelApi.ofOrder, { id: order.id }, { isEnabled: order.paid_at !== null });
  return (data?.receipts ?? []).map(({ id, kind, amount, state, registered_at, created_at }) => ({
    id: `receipt ${id}`,
    at: registered_at ?? created_at,
    title: t('order.event'),
    text: `${t(`list.choices.kind.${kind}`)}, ${format.money(amount)} · ${t(`list.choices.state.${state}`)}`,
  }));
}
