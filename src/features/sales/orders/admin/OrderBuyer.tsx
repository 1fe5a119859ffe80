import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { userPaths } from '#features/accounts/account/paths.ts';
import type { OrderDetails } from '#features/sales/orders/contract.ts';
import { readableEmail } from '#shared/domains.ts';
import { Facts } from '#ui/panel/Facts.tsx';

export function OrderBuyer({ order }: { order: OrderDetails }) {
  const t = useTranslations('orderDetails');
  if (order.erased) return <Facts title={t('buyer')} facts={[[t('name'), t('erased')]]} />;
  return <NamedBuyer order={order} />;
}

function NamedBuyer({ order }: { order: OrderDetails }) {
  const t = useTranslations('orderDetails');
  return (
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
            <Anchor inherit key="account" component={Link} to={userPaths.one(order.user_id)}>
              {t('openAccount')}
            </Anchor>
          ) : (
            t('noAccount')
          ),
        ],
      ]}
    />
  );
}
