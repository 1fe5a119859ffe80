import { useTranslations } from 'use-intl';
import type { OrderDetails } from '#features/orders/contract.ts';
import { Facts } from '#ui/panel/Facts.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { OrderStatus } from './OrderStatus.tsx';

export function OrderFacts({ order }: { order: OrderDetails }) {
  const t = useTranslations('orders');
  const format = useFormats();
  const discountFacts: [string, string][] =
    order.price_reason === 'list'
      ? []
      : [
          [t('details.listPrice'), format.money(order.list_price)],
          [
            t('details.discount'),
            t(`discounts.${order.price_reason}`, { saving: format.money(order.discount) }),
          ],
        ];
  return (
    <Facts
      title={t('details.order')}
      facts={[
        [t('list.columns.status'), <OrderStatus key="status" order={order} />],
        [t('details.amount'), format.money(order.amount)],
        ...discountFacts,
        [t('list.columns.promo_code'), order.promo_code],
        [t('details.course'), order.course_title],
        [t('details.created'), format.time(order.date)],
        [t('details.paid'), order.paid_at && format.time(order.paid_at)],
        [t('list.columns.number'), order.number],
      ]}
    />
  );
}
