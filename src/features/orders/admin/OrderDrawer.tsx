import { Anchor, Button, Stack } from '@mantine/core';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { type OrderDetails, ordersApi } from '#features/orders/contract.ts';
import { readableEmail } from '#shared/domains.ts';
import { DetailsDrawer } from '#ui/panel/DetailsDrawer.tsx';
import { Facts } from '#ui/panel/Facts.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { panelPaths } from '#ui/panel/paths.ts';
import { useCall } from '#ui/panel/query.ts';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderPayments } from './OrderPayments.tsx';
import { OrderStatus } from './OrderStatus.tsx';
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
      {(details) => (
        <Stack gap="lg">
          <OrderFacts order={details} />
          <Buyer order={details} />
          <OrderPayments payments={details.payments} />
          <OrderHistory history={details.history} />
        </Stack>
      )}
    </DetailsDrawer>
  );
}

function OrderFacts({ order }: { order: OrderDetails }) {
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
        [t('details.course'), order.course_title],
        [t('details.created'), format.time(order.date)],
        [t('details.paid'), order.paid_at && format.time(order.paid_at)],
        [t('details.id'), order.id],
      ]}
    />
  );
}

function Buyer({ order }: { order: OrderDetails }) {
  const t = useTranslations('orders.details');
  if (order.erased) return <Facts title={t('buyer')} facts={[[t('name'), t('erased')]]} />;
  return <NamedBuyer order={order} />;
}

function NamedBuyer({ order }: { order: OrderDetails }) {
  const t = useTranslations('orders.details');
  const subject = encodeURIComponent(t('letterSubject', { number: shortNumber(order.id) }));
  return (
    <div>
      <Facts
        title={t('buyer')}
        facts={[
          [t('name'), order.name],
          [
            t('email'),
            <Anchor inherit key="email" href={`mailto:${order.email}`}>
              {readableEmail(order.email)}
            </Anchor>,
          ],
          [
            t('phone'),
            order.phone && (
              <Anchor inherit href={`tel:${order.phone}`}>
                {order.phone}
              </Anchor>
            ),
          ],
          [
            t('account'),
            order.user_id ? (
              <Anchor inherit key="account" component={Link} to={panelPaths.user(order.user_id)}>
                {t('openAccount')}
              </Anchor>
            ) : (
              t('noAccount')
            ),
          ],
        ]}
      />
      <Button
        component="a"
        href={`mailto:${order.email}?subject=${subject}`}
        variant="default"
        size="sm"
        mt="sm"
      >
        {t('write')}
      </Button>
    </div>
  );
}
