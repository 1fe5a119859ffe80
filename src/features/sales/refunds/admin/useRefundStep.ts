import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ordersApi } from '#features/sales/orders/contract.ts';
import { useFailureText } from '#ui/panel/failure.ts';
import { useToast } from '#ui/Toast.tsx';
import { refundsPanelApi } from '../contract/refunds.ts';

/** Calls whose answers a step changes. */
export const changes = [
  refundsPanelApi.ofOrder.path,
  refundsPanelApi.list.path,
  ordersApi.show.path,
  ordersApi.list.path,
];

/** Takes a step that needs no form: says how it went, and lets every list see it. */
export function useRefundStep() {
  const t = useTranslations('refundSteps');
  const toast = useToast();
  const client = useQueryClient();
  const failureText = useFailureText();
  return async (step: () => Promise<unknown>, done: string) => {
    try {
      await step();
      toast('success', done);
    } catch (error) {
      toast('error', t('failed', { reason: failureText(error, t('unknown')) }));
    }
    for (const path of changes) await client.invalidateQueries({ queryKey: [path] });
  };
}
