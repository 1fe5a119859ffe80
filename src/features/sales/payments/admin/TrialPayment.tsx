import { Button, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useReasonText } from '#features/sales/orders/admin/reasonText.ts';
import { second } from '#shared/dates.ts';
import { call } from '#ui/api.ts';
import { useFailureText } from '#ui/panel/failure.ts';
import { useFormats } from '#ui/panel/formats.ts';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { useMay } from '#ui/panel/role.ts';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { useToast } from '#ui/Toast.tsx';
import { type Trial, trialPaymentApi } from '../contract/trial.ts';

/** One ruble, paid and sent back: the button and what happens to it, for those who may send money back. */
export function TrialPayment() {
  const t = useTranslations('trialPayment');
  const dialog = useAddressDialog('trial');
  if (!useMay('refunds.manage')) return null;
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        {t('button')}
      </Button>
      <PanelDialog title={t('title')} isOpen={dialog.isOpen} onClose={dialog.close}>
        <TrialSteps />
      </PanelDialog>
    </>
  );
}

/** @param onEnd called when the one that is under way has ended, well or not */
export function TrialSteps({ onEnd }: { onEnd?: () => void }) {
  const t = useTranslations('trialPayment');
  const { trial, isBusy, start } = useTrial();
  useEnd(trial, onEnd);
  const isUnderWay = trial !== null && trial.finished_at === null;
  return (
    <Stack gap="md" align="start">
      <Text size="sm" c="dimmed">
        {t('lead')}
      </Text>
      {trial?.test && <Text size="sm">{t('test')}</Text>}
      {trial && <State trial={trial} />}
      {trial?.pay_url && (
        <Button component="a" href={trial.pay_url} target="_blank" rel="noreferrer">
          {t('pay')}
        </Button>
      )}
      {!isUnderWay && (
        <Button loading={isBusy} onClick={start}>
          {t(trial ? 'again' : 'start')}
        </Button>
      )}
    </Stack>
  );
}

function State({ trial: { state, failure, finished_at } }: { trial: Trial }) {
  const t = useTranslations('trialPayment.states');
  const format = useFormats();
  const reasonText = useReasonText();
  return (
    <Text role="status" fw={600}>
      {state === 'returned'
        ? t('returned', { date: format.time(finished_at ?? '') })
        : state === 'failed'
          ? t('failed', { reason: reasonText(failure ?? '') })
          : t(state)}
    </Text>
  );
}

function useEnd(trial: Trial | null, onEnd?: () => void): void {
  const isUnderWay = trial !== null && trial.finished_at === null;
  const was = useRef(isUnderWay);
  useEffect(() => {
    if (was.current && !isUnderWay) onEnd?.();
    was.current = isUnderWay;
  });
}

/** Asked again while it is under way: each question brings it a step further. */
function useTrial() {
  const t = useTranslations('trialPayment');
  const toast = useToast();
  const client = useQueryClient();
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const queryKey = [trialPaymentApi.show.path];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(trialPaymentApi.show, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.trial?.finished_at === null ? 2 * second : false),
  });
  const start = async () => {
    setBusy(true);
    try {
      await call(trialPaymentApi.start, {});
    } catch (error) {
      toast('error', `❌ ${failureText(error, t('unknown'))}`);
    }
    await client.invalidateQueries({ queryKey });
    setBusy(false);
  };
  return { trial: data?.trial ?? null, isBusy, start };
}
