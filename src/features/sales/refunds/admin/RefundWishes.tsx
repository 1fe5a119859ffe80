import { Stack, Text, Textarea } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { ActionButton } from '#ui/panel/Actions.tsx';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { Facts } from '#ui/panel/Facts.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { ReasonDialog } from '#ui/panel/ReasonDialog.tsx';
import { useMay } from '#ui/panel/role.ts';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import type { OrderRefunds, Wish } from '../contract/refunds.ts';
import { wishesApi, wishInput } from '../contract/wishes.ts';
import { isUnsettled } from '../rules.ts';
import { changes } from './useRefundStep.ts';

/** Wishes of colleagues that the order's money goes back. */
export function RefundWishes({ refunds }: { refunds: OrderRefunds }) {
  if (refunds.wishes.length === 0) return null;
  return (
    <Stack gap="md" my="sm" align="start">
      {refunds.wishes.map((wish) => (
        <OneWish key={wish.id} wish={wish} />
      ))}
    </Stack>
  );
}

function OneWish({ wish }: { wish: Wish }) {
  const t = useTranslations('refundsPanel.wish');
  const format = useFormats();
  const { by, text, created_at, outcome, answer, ended_at, ended_by } = wish;
  return (
    <div>
      <Text fw={600}>{t('by', { name: by ?? '—' })}</Text>
      <Facts
        facts={[
          [t('reason'), text],
          [t('asked'), format.time(created_at)],
          [t('outcome'), t(`outcomes.${outcome ?? 'waiting'}`)],
          [t('answer'), answer],
          [t('decided'), ended_at && [ended_by, format.time(ended_at)].filter(Boolean).join(', ')],
        ]}
      />
    </div>
  );
}

export function DeclineWish({ id }: { id: string }) {
  const t = useTranslations('refundsPanel.wish');
  const steps = useTranslations('refundSteps');
  return (
    <ReasonDialog
      name="decline-wish"
      endpoint={wishesApi.decline}
      inputOf={(reason) => ({ id, reason })}
      changes={changes}
      words={{
        button: t('decline'),
        title: t('declineTitle'),
        lead: t('declineLead'),
        reason: steps('declineReason'),
        submit: steps('declineSubmit'),
        back: steps('back'),
        done: t('declined'),
        failed: (reason) => steps('failed', { reason }),
      }}
    />
  );
}

/** Asks for a refund, for staff who cannot make one. */
export function WishRefund({ refunds }: { refunds: OrderRefunds }) {
  const t = useTranslations('refundsPanel.wish');
  const dialog = useAddressDialog('wish-refund');
  const mayWish = useMay('student-care');
  const mayDecide = useMay('refunds.manage');
  const isBusy = refunds.refunds.some(({ state }) => isUnsettled(state));
  const isWished = refunds.wishes.some(({ outcome }) => outcome === null);
  if (!mayWish || mayDecide || isBusy || isWished || refunds.left === 0) return null;
  return (
    <>
      <ActionButton onClick={dialog.open}>{t('button')}</ActionButton>
      <PanelDialog title={t('title')} isOpen={dialog.isOpen} onClose={dialog.close}>
        <WishForm refunds={refunds} onClose={dialog.close} />
      </PanelDialog>
    </>
  );
}

function WishForm({ refunds, onClose }: { refunds: OrderRefunds; onClose(): void }) {
  const t = useTranslations('refundsPanel.wish');
  const steps = useTranslations('refundSteps');
  const editing = useEditForm({
    saved: refunds,
    values: () => ({ reason: '' }),
    schema: wishInput,
    prepare: (values, { order_id }) => ({ ...values, id: order_id }),
    changes,
    save: (sent) => call(wishesApi.wish, sent),
    words: { done: () => t('done'), failed: (reason) => steps('failed', { reason }) },
    onSaved: onClose,
  });
  return (
    <DialogForm editing={editing} label={t('submit')} cancel={steps('back')} onCancel={onClose}>
      <Text size="sm" c="dimmed">
        {t('lead')}
      </Text>
      <Textarea
        label={t('reason')}
        autosize
        minRows={3}
        required
        data-autofocus
        {...editing.form.getInputProps('reason')}
      />
    </DialogForm>
  );
}
