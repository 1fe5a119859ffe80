import { Stack, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { OrderDetails } from '#features/orders/contract.ts';
import { Facts } from '#ui/panel/Facts.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { useReasonText } from './reasonText.ts';

export function OrderPayments({ order: { payments } }: { order: OrderDetails }) {
  const t = useTranslations('orders');
  return (
    <section>
      <Title order={3} size="h5" mb={4}>
        {t('details.payments')}
      </Title>
      {payments.length === 0 && <Text c="dimmed">{t('details.noPayments')}</Text>}
      <Stack gap="md">
        {payments.map((payment) => (
          <Payment key={payment.created_at} payment={payment} />
        ))}
      </Stack>
    </section>
  );
}

function Payment({ payment }: { payment: OrderDetails['payments'][number] }) {
  const t = useTranslations('orders');
  const format = useFormats();
  const reasonText = useReasonText();
  const provider = `providers.${payment.provider}`;
  const state = payment.is_held ? 'paymentStates.held' : `paymentStates.${payment.status}`;
  const method = payment.method && `methods.${payment.method}`;
  return (
    <Facts
      facts={[
        [t('list.columns.status'), t.has(state as never) ? t(state as never) : payment.status],
        [t('details.amount'), format.money(payment.amount)],
        [t('details.created'), format.time(payment.created_at)],
        [t('details.provider'), t.has(provider as never) ? t(provider as never) : payment.provider],
        [t('details.method'), method && (t.has(method as never) ? t(method as never) : payment.method)],
        [t('details.providerId'), payment.provider_payment_id],
        [t('details.heldUntil'), payment.is_held && payment.held_until && format.time(payment.held_until)],
        [t('details.cancellation'), payment.cancellation_reason && reasonText(payment.cancellation_reason)],
      ]}
    />
  );
}
