import { Stack, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { OrderDetails } from '#features/sales/orders/contract.ts';
import { Facts } from '#ui/panel/Facts.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { useReasonText } from './reasonText.ts';

export function OrderPayments({ order: { payments } }: { order: OrderDetails }) {
  const t = useTranslations('orderDetails');
  return (
    <section>
      <Title order={3} size="h5" mb={4}>
        {t('payments')}
      </Title>
      {payments.length === 0 && <Text c="dimmed">{t('noPayments')}</Text>}
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
  const list = useTranslations('orderList');
  const details = useTranslations('orderDetails');
  const format = useFormats();
  const reasonText = useReasonText();
  const provider = `providers.${payment.provider}`;
  const state = payment.is_held ? 'paymentStates.held' : `paymentStates.${payment.status}`;
  const method = payment.method && `methods.${payment.method}`;
  return (
    <Facts
      facts={[
        [list('columns.status'), t.has(state as never) ? t(state as never) : payment.status],
        [details('amount'), format.money(payment.amount)],
        [details('created'), format.time(payment.created_at)],
        [details('provider'), t.has(provider as never) ? t(provider as never) : payment.provider],
        [details('method'), method && (t.has(method as never) ? t(method as never) : payment.method)],
        [details('providerId'), payment.provider_payment_id],
        [details('heldUntil'), payment.is_held && payment.held_until && format.time(payment.held_until)],
        [details('cancellation'), payment.cancellation_reason && reasonText(payment.cancellation_reason)],
      ]}
    />
  );
}
