import { Alert, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type OrderDetails, ordersApi } from '#features/sales/orders/contract.ts';
import { call } from '#ui/api.ts';
import { ConfirmButton } from '#ui/panel/ConfirmButton.tsx';
import { useFailureText } from '#ui/panel/failure.ts';
import { useToast } from '#ui/Toast.tsx';
import { holdsApi } from '../contract/payments.ts';

interface HeldMoneyProps {
  order: OrderDetails;
}

export function isHeld({ payments }: OrderDetails): boolean {
  return payments.some(({ is_held }) => is_held);
}

/** Says that money is held for an order; nothing where none is. */
export function HeldMoney({ order }: HeldMoneyProps) {
  const t = useTranslations('paymentsPanel.held');
  if (!isHeld(order)) return null;
  return (
    <Alert color="graphite" title={t('title')}>
      <Text size="sm">{t('text')}</Text>
    </Alert>
  );
}

/** The decision about it. */
export function DecideHold({ order, wish }: HeldMoneyProps & { wish: 'take' | 'give_back' }) {
  const t = useTranslations('paymentsPanel.held');
  const words = useTranslations('paymentsPanel');
  const toast = useToast();
  const client = useQueryClient();
  const failureText = useFailureText();
  async function decide() {
    try {
      await call(holdsApi.decide, { id: order.id, wish });
      toast('success', t('done'));
    } catch (error) {
      toast('error', words('failed', { reason: failureText(error) }));
    }
    for (const { path } of [ordersApi.show, ordersApi.list])
      await client.invalidateQueries({ queryKey: [path] });
  }
  const name = wish === 'take' ? 'take' : 'giveBack';
  return (
    <ConfirmButton
      label={t(name)}
      title={t(`${name}Title`)}
      text={t(`${name}Text`)}
      confirm={t(name)}
      onConfirm={decide}
    />
  );
}
