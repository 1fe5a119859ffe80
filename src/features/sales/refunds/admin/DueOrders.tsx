import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { orderPaths } from '#features/sales/orders/paths.ts';
import { readableEmail } from '#shared/domains.ts';
import { call } from '#ui/api.ts';
import { ConfirmButton } from '#ui/panel/ConfirmButton.tsx';
import { DrawerLink } from '#ui/panel/DrawerLink.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { useMay } from '#ui/panel/role.ts';
import { type DueOrder, refundsPanelApi } from '../contract/refunds.ts';
import { useRefundStep } from './useRefundStep.ts';

/** Orders whose money bought nothing, each with one button that sends all of it back. Empty without any. */
export function DueOrders({ orders }: { orders: readonly DueOrder[] }) {
  const t = useTranslations('refundsPanel.due');
  const mayRefund = useMay('refunds.manage');
  if (orders.length === 0) return null;
  return (
    <Paper withBorder p="md" mb="lg" component="section" aria-labelledby="due-title">
      <Title order={2} size="h4" id="due-title">
        {t('title')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {mayRefund ? t('lead') : `${t('lead')} ${t('only')}`}
      </Text>
      <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {orders.map((order) => (
          <Due key={order.order_id} order={order} mayRefund={mayRefund} />
        ))}
      </Stack>
    </Paper>
  );
}

function Due({ order, mayRefund }: { order: DueOrder; mayRefund: boolean }) {
  const t = useTranslations('refundsPanel');
  const list = useTranslations('refundList');
  const steps = useTranslations('refundSteps');
  const format = useFormats();
  const amount = format.money(order.left);
  const step = useRefundStep();
  const refund = () =>
    step(
      () =>
        call(refundsPanelApi.make, {
          id: order.order_id,
          version: order.version,
          amount: order.left,
          reason: t('due.reason'),
          closes_access: false,
        }),
      steps('done'),
    );
  return (
    <Group component="li" justify="space-between" gap="sm">
      <div>
        <Anchor component={DrawerLink} to={orderPaths.one(order.order_id)} underline="always">
          {order.order}
        </Anchor>{' '}
        {order.erased ? list('erased') : readableEmail(order.email)}, {order.course}
        <Text size="sm" c="dimmed">
          {order.why && `${t(`due.why.${order.why}`)}, `}
          {t('due.paid', { date: format.time(order.paid_at) })}
        </Text>
      </div>
      {mayRefund && (
        <ConfirmButton
          label={t('due.button', { amount })}
          title={t('due.ask', { amount })}
          text={t('due.text')}
          confirm={t('due.confirm')}
          onConfirm={refund}
        />
      )}
    </Group>
  );
}
