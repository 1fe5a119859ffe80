import { useTranslations } from 'use-intl';
import type { OrderDetails } from '#features/sales/orders/contract.ts';
import { useFormats } from '#ui/panel/formats.ts';
import type { HistoryEvent } from '#ui/panel/History.tsx';

/** Attempts to pay, from when they began. */
export function usePaymentEvents({ payments }: OrderDetails): HistoryEvent[] {
  const t = useTranslations();
  const format = useFormats();
  return payments.map(({ created_at, amount, provider, status, is_held }) => {
    const [state, name] = [
      `orders.paymentStates.${is_held ? 'held' : status}`,
      `orders.providers.${provider}`,
    ];
    const words = [state, name].map((key) => (t.has(key as never) ? t(key as never) : key.split('.').at(-1)));
    return {
      id: `payment ${created_at}`,
      at: created_at,
      title: t('orderActions.timeline.payment'),
      text: `${words[1]}, ${format.money(amount)} · ${words[0]}`,
    };
  });
}
