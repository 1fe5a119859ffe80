import { useTranslations } from 'use-intl';
import type { OrderDetails } from '#features/sales/orders/contract.ts';
import { Facts } from '#ui/panel/Facts.tsx';
import { useFormats } from '#ui/panel/formats.ts';

export function OrderFacts({ order }: { order: OrderDetails }) {
  const t = useTranslations('orders');
  const list = useTranslations('orderList');
  const details = useTranslations('orderDetails');
  const format = useFormats();
  const discountFacts: [string, string][] =
    order.saving === 0 || order.price_reason === 'list'
      ? []
      : [
          [details('listPrice'), format.money(order.regular_price)],
          [details('discount'), t(`discounts.${order.price_reason}`, { saving: format.money(order.saving) })],
        ];
  const named = (source: string | null, campaign: string | null) =>
    source === null ? null : campaign || source || list('direct');
  const first = named(order.source, order.campaign);
  const last = named(order.last_source, order.last_campaign);
  const sourceFacts: [string, string | null][] = [
    [details('source'), first],
    [details('lastSource'), last === first ? null : last],
    [details('landing'), order.landing],
  ];
  return (
    <Facts
      title={details('order')}
      facts={[
        ...discountFacts,
        [list('columns.promo_code'), order.promo_code],
        [details('course'), order.course_title],
        [details('created'), format.time(order.date)],
        [details('paid'), order.paid_at && format.time(order.paid_at)],
        ...sourceFacts,
      ]}
    />
  );
}
