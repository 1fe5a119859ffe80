import { Anchor } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { OrderDetails } from '#features/orders/contract.ts';
import { readableEmail } from '#shared/domains.ts';
import { Facts } from '#ui/panel/Facts.tsx';
import { useFormats } from '#ui/panel/formats.ts';

/** The adult whom a buyer under 18 has named; empty for an adult buyer. */
export function OrderGuardian({ order: { guardian } }: { order: OrderDetails }) {
  const t = useTranslations('orders.guardian');
  const format = useFormats();
  if (!guardian) return null;
  const { state, name, email, expires_at } = guardian;
  return (
    <Facts
      title={t('title')}
      facts={[
        [t('state'), t(`states.${state}`)],
        [t('name'), name],
        [
          t('email'),
          email && (
            <Anchor inherit href={`mailto:${email}`}>
              {readableEmail(email)}
            </Anchor>
          ),
        ],
        [t('until'), state === 'waiting' && format.time(expires_at)],
      ]}
    />
  );
}
