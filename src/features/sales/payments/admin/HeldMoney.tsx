import { Alert, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { type OrderDetails, ordersApi } from '#features/sales/orders/contract.ts';
import { call } from '#ui/api.ts';
import { ConfirmButton } from '#ui/panel/ConfirmButton.tsx';
import { useFailureText } from '#ui/panel/failure.ts';
import { useCall } from '#ui/panel/query.ts';
import { useToast } from '#ui/Toast.tsx';
import { holdsApi } from '../contract/payments.ts';

/** Money that is held for an order, and the decision about it; nothing where none is. */
export function HeldMoney({ order }: { order: OrderDetails }) {
  const t = useTranslations('paymentsPanel.held');
  const words = useTranslations('paymentsPanel');
  const toast = useToast();
  const client = useQueryClient();
  const failureText = useFailureText();
  const me = useCall(signInApi.me, {}).data;
  if (!order.payments.some(({ is_held }) => is_held)) return null;

  async function decide(wish: 'take' | 'give_back') {
    try {
      await call(holdsApi.decide, { id: order.id, wish });
      toast('success', t('done'));
    } catch (error) {
      toast('error', words('failed', { reason: failureText(error) }));
    }
    for (const { path } of [ordersApi.show, ordersApi.list])
      await client.invalidateQueries({ queryKey: [path] });
  }

  return (
    <Alert color="graphite" title={t('title')}>
      <Stack gap="sm">
        <Text size="sm">{t('text')}</Text>
        {me?.permissions.includes('orders.manage') && (
          <Group gap="xs">
            <ConfirmButton
              label={t('take')}
              title={t('takeTitle')}
              text={t('takeText')}
              confirm={t('take')}
              onConfirm={() => decide('take')}
            />
            <ConfirmButton
              label={t('giveBack')}
              title={t('giveBackTitle')}
              text={t('giveBackText')}
              confirm={t('giveBack')}
              onConfirm={() => decide('give_back')}
            />
          </Group>
        )}
      </Stack>
    </Alert>
  );
}
