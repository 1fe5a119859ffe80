/** Buttons of staff for a refund. */
import { Button, Checkbox, Group, Textarea, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { ActionButton } from '#ui/panel/Actions.tsx';
import { ConfirmButton } from '#ui/panel/ConfirmButton.tsx';
import { DialogForm, EditForm } from '#ui/panel/EditForm.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { MoneyInput } from '#ui/panel/MoneyInput.tsx';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { ReasonDialog } from '#ui/panel/ReasonDialog.tsx';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { type OrderRefunds, receiptNumberInput, refundsPanelApi } from '../contract/refunds.ts';
import type { Refund } from '../listing.ts';
import { type RefundWay, takesCertificate } from '../rules.ts';
import { changes, useRefundStep } from './useRefundStep.ts';

interface GrantProps {
  refunds: OrderRefunds;
  /** The buyer's request; absent where staff begin. */
  asked?: Refund;
}

export function GrantRefund(props: GrantProps) {
  const t = useTranslations('refundsPanel');
  const steps = useTranslations('refundSteps');
  const dialog = useAddressDialog('refund');
  return (
    <>
      <ActionButton isDangerous={!props.asked} onClick={dialog.open}>
        {props.asked ? steps('approve') : t('order.make')}
      </ActionButton>
      <PanelDialog
        title={props.asked ? steps('approveTitle') : steps('makeTitle')}
        isOpen={dialog.isOpen}
        onClose={dialog.close}
      >
        <GrantForm {...props} onClose={dialog.close} />
      </PanelDialog>
    </>
  );
}

function GrantForm({ refunds, asked, onClose }: GrantProps & { onClose(): void }) {
  const t = useTranslations('refundSteps');
  const format = useFormats();
  const amount = asked
    ? Math.min(asked.suggested, refunds.left)
    : (refunds.suggestion?.amount ?? refunds.left);
  const editing = useEditForm({
    saved: refunds,
    values: () => ({
      amount: amount as number | string,
      reason: '',
      closes_access: refunds.has_access,
      revoke_certificate: true,
    }),
    schema: refundsPanelApi.make.input,
    prepare: (values, { order_id, version }) => ({ id: asked?.id ?? order_id, version, ...values }),
    changes,
    save: (sent) => call(asked ? refundsPanelApi.approve : refundsPanelApi.make, sent),
    words: { done: () => t('done'), failed: (reason) => t('failed', { reason }) },
    onSaved: onClose,
  });
  const { form } = editing;
  const isWhole = Number(form.values.amount) === refunds.left;
  const endsCourse = form.values.closes_access || !refunds.has_access;
  return (
    <DialogForm editing={editing} label={t('submit')} cancel={t('back')} isDangerous onCancel={onClose}>
      <MoneyInput
        label={t('amount')}
        description={t('amountHint', { left: format.money(refunds.left) })}
        required
        data-autofocus
        {...form.getInputProps('amount')}
      />
      <Textarea
        label={t('reason')}
        description={t('reasonHint')}
        autosize
        minRows={2}
        required
        {...form.getInputProps('reason')}
      />
      {refunds.has_access && (
        <Checkbox label={t('closes')} {...form.getInputProps('closes_access', { type: 'checkbox' })} />
      )}
      {refunds.certificate !== null && takesCertificate({ isWhole, endsCourse }) && (
        <Checkbox
          label={t('certificate', { number: refunds.certificate })}
          description={t('certificateHint')}
          {...form.getInputProps('revoke_certificate', { type: 'checkbox' })}
        />
      )}
    </DialogForm>
  );
}

export function DeclineRefund({ refunds: { version }, asked: { id } }: Required<GrantProps>) {
  const t = useTranslations('refundSteps');
  return (
    <ReasonDialog
      name="decline"
      endpoint={refundsPanelApi.decline}
      inputOf={(reason) => ({ id, version, reason })}
      changes={changes}
      words={{
        button: t('decline'),
        title: t('declineTitle'),
        lead: t('declineLead'),
        reason: t('declineReason'),
        submit: t('declineSubmit'),
        back: t('back'),
        done: t('declined'),
        failed: (reason) => t('failed', { reason }),
      }}
    />
  );
}

interface StepProps {
  refund: Refund;
  refunds: OrderRefunds;
}

/** Sends a failed one again: through the provider once more, or by hand. */
export function RetryRefund({ refund, refunds: { version }, way }: StepProps & { way: RefundWay }) {
  const t = useTranslations('refundSteps');
  const format = useFormats();
  const step = useRefundStep();
  const amount = format.money(refund.amount ?? 0);
  const words = way === 'provider' ? retryWords : byHandWords;
  return (
    <ConfirmButton
      label={t(words.label)}
      title={t(words.title)}
      text={t(words.text, { amount })}
      confirm={t(words.confirm)}
      onConfirm={() =>
        step(() => call(refundsPanelApi.retry, { id: refund.id, version, way }), t(words.done))
      }
    />
  );
}

const retryWords = {
  label: 'retry',
  title: 'retryTitle',
  text: 'retryText',
  confirm: 'retryConfirm',
  done: 'retried',
} as const;
const byHandWords = {
  label: 'byHand',
  title: 'byHandTitle',
  text: 'byHandText',
  confirm: 'byHandConfirm',
  done: 'byHandDone',
} as const;

export function NoteSent({ refund, refunds: { version } }: StepProps) {
  const t = useTranslations('refundSteps');
  const format = useFormats();
  const step = useRefundStep();
  return (
    <ConfirmButton
      label={t('sent')}
      title={t('sentTitle')}
      text={t('sentText', { amount: format.money(refund.amount ?? 0) })}
      confirm={t('sentConfirm')}
      onConfirm={() => step(() => call(refundsPanelApi.sent, { id: refund.id, version }), t('sentDone'))}
    />
  );
}

/** The till's number, once the money has been sent by hand; one that was mistyped is corrected here. */
export function ReceiptNumber({ refund, refunds }: StepProps) {
  const t = useTranslations('refundSteps');
  const editing = useEditForm({
    saved: refunds,
    values: (saved) => ({
      receipt_number: saved.refunds.find(({ id }) => id === refund.id)?.receipt_number ?? '',
    }),
    schema: receiptNumberInput,
    prepare: (values) => ({ ...values, id: refund.id }),
    changes,
    save: (sent) => call(refundsPanelApi.setReceiptNumber, sent),
    words: { done: () => t('receiptDone'), failed: (reason) => t('failed', { reason }) },
  });
  return (
    <EditForm editing={editing} end={null} className="">
      <Group align="end" gap="xs" mt="xs">
        <TextInput label={t('receipt')} {...editing.form.getInputProps('receipt_number')} />
        <Button type="submit" variant="default" loading={editing.isBusy} disabled={!editing.isDirty}>
          {t(refund.receipt_number === null ? 'receiptSubmit' : 'receiptCorrect')}
        </Button>
      </Group>
    </EditForm>
  );
}
