import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useReasonText } from '#features/sales/orders/admin/reasonText.ts';
import type { OrderDetails } from '#features/sales/orders/contract.ts';
import { call } from '#ui/api.ts';
import { useFailureText } from '#ui/panel/failure.ts';
import { useFormats } from '#ui/panel/formats.ts';
import { useCall } from '#ui/panel/query.ts';
import { useMay } from '#ui/panel/role.ts';
import { useToast } from '#ui/Toast.tsx';
import { receiptsPanelApi } from '../contract.ts';
import type { Receipt } from '../listing.ts';
import { isFailed } from '../rules.ts';
import { ReceiptState } from './ReceiptState.tsx';

/** Part of an order's details: its fiscal receipts. Empty while there are none. */
export function OrderReceipts({ order }: { order: OrderDetails }) {
  const t = useTranslations('receiptsPanel.order');
  const { data } = useCall(receiptsPanelApi.ofOrder, { id: order.id }, { isEnabled: order.paid_at !== null });
  if (!data || data.receipts.length === 0) return null;
  return (
    <section aria-labelledby="order-receipts">
      <Title order={3} size="h5" mb={4} id="order-receipts">
        {t('title')}
      </Title>
      <Stack gap="sm">
        {data.receipts.map((receipt) => (
          <One key={receipt.id} receipt={receipt} />
        ))}
      </Stack>
    </section>
  );
}

function One({ receipt }: { receipt: Receipt }) {
  const t = useTranslations('receiptsPanel');
  const format = useFormats();
  const reasonText = useReasonText();
  const mayRetry = useMay('refunds.manage');
  const { state, kind, amount, failure, fiscal_document, fiscal_storage, fiscal_attribute } = receipt;
  return (
    <div>
      <Group gap="xs">
        <Text size="sm">
          {t(`list.choices.kind.${kind}`)}, {format.money(amount)}
        </Text>
        <ReceiptState state={state} />
      </Group>
      {fiscal_document && (
        <Text size="sm" c="dimmed">
          {t('order.fiscal', {
            document: fiscal_document,
            storage: fiscal_storage ?? '',
            attribute: fiscal_attribute ?? '',
          })}
        </Text>
      )}
      {/* The state already says that the register refused it. */}
      {failure && failure !== 'canceled' && (
        <Text size="sm" c="dimmed">
          {reasonText(failure)}
        </Text>
      )}
      {isFailed(state) && mayRetry && <Retry id={receipt.id} />}
    </div>
  );
}

function Retry({ id }: { id: string }) {
  const t = useTranslations('receiptsPanel.order');
  const toast = useToast();
  const client = useQueryClient();
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    try {
      await call(receiptsPanelApi.retry, { id });
      toast('success', t('retried'));
    } catch (error) {
      toast('error', t('failed', { reason: failureText(error, t('unknown')) }));
    }
    for (const { path } of [receiptsPanelApi.ofOrder, receiptsPanelApi.list])
      await client.invalidateQueries({ queryKey: [path] });
    setBusy(false);
  };
  return (
    <Button size="xs" variant="default" mt={4} loading={isBusy} onClick={retry}>
      {t('retry')}
    </Button>
  );
}
