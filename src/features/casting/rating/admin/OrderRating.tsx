import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import type { OrderDetails } from '#features/sales/orders/contract.ts';
import { useCall } from '#ui/panel/query.ts';
import { ratingPanelApi } from '../contract/panel.ts';
import { ratingPaths } from '../paths.ts';
import { noResultYet } from './RatingState.tsx';

/** Link from an order to the rating it bought, for staff who may see it. */
export function OrderRating({ order }: { order: OrderDetails }) {
  const t = useTranslations('ratingPanel.details');
  const me = useCall(signInApi.me, {}).data;
  const isEnabled = order.product === 'rating' && Boolean(me?.permissions.includes('applications.view'));
  const rating = useCall(ratingPanelApi.show, { id: order.id }, { isEnabled }).data;
  if (!isEnabled || !rating) return null;
  return (
    <section>
      <Title order={3} size="h5" mb="xs">
        {t('inOrder')}
      </Title>
      {rating.score === null ? (
        <Text size="sm">{t(noResultYet(rating.state))}</Text>
      ) : (
        <Anchor component={Link} to={ratingPaths.one(order.id)}>
          {t('open', { score: rating.score })}
        </Anchor>
      )}
    </section>
  );
}
