/** Actions of staff on an order. */
import { Text, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type OrderDetails, ordersApi } from '#features/sales/orders/contract.ts';
import { readableEmail } from '#shared/domains.ts';
import { call } from '#ui/api.ts';
import { ActionButton, ActionLink } from '#ui/panel/Actions.tsx';
import { ConfirmButton } from '#ui/panel/ConfirmButton.tsx';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { useFailureText } from '#ui/panel/failure.ts';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { useToast } from '#ui/Toast.tsx';
import { cancelInput, ordersPanelApi, staffMailInput } from '../contract/panel.ts';

const changes = [ordersApi.show.path, ordersApi.list.path];

interface ActionProps {
  order: OrderDetails;
}

export function WriteToBuyer({ order }: ActionProps) {
  const t = useTranslations('orderActions.write');
  const dialog = useAddressDialog('write');
  return (
    <>
      <ActionButton onClick={dialog.open}>{t('button')}</ActionButton>
      <PanelDialog
        title={t('title', { number: order.number })}
        isOpen={dialog.isOpen}
        onClose={dialog.close}
        size="lg"
      >
        <WriteForm order={order} onClose={dialog.close} />
      </PanelDialog>
    </>
  );
}

/** From the reader's own mail program, for those who do not write from here. */
export function MailToBuyer({ order: { email, number } }: ActionProps) {
  const t = useTranslations('orderDetails');
  const subject = encodeURIComponent(t('letterSubject', { number }));
  return <ActionLink href={`mailto:${email}?subject=${subject}`}>{t('write')}</ActionLink>;
}

function WriteForm({ order, onClose }: ActionProps & { onClose(): void }) {
  const t = useTranslations('orderActions');
  const editing = useEditForm({
    saved: order,
    values: () => ({ subject: t('write.defaultSubject', { number: order.number }), text: '' }),
    schema: staffMailInput,
    prepare: (values) => ({ ...values, id: order.id }),
    changes,
    save: (sent) => call(ordersPanelApi.write, sent),
    words: { done: () => t('write.done'), failed: (reason) => t('failed', { reason }) },
    onSaved: onClose,
  });
  return (
    <DialogForm editing={editing} label={t('write.submit')} cancel={t('cancelButton')} onCancel={onClose}>
      <Text size="sm" c="dimmed">
        {t('write.lead', { email: readableEmail(order.email) })}
      </Text>
      <TextInput label={t('write.subject')} required {...editing.form.getInputProps('subject')} />
      <Textarea
        label={t('write.text')}
        autosize
        minRows={6}
        maxRows={16}
        required
        data-autofocus
        {...editing.form.getInputProps('text')}
      />
    </DialogForm>
  );
}

export function SendAccess({ order }: ActionProps) {
  const t = useTranslations('orderActions');
  const unknown = useTranslations('people')('failed');
  const toast = useToast();
  const client = useQueryClient();
  const failureText = useFailureText();
  const send = async () => {
    try {
      await call(ordersPanelApi.sendAccess, { id: order.id });
      toast('success', t('access.done'));
    } catch (error) {
      toast('error', t('failed', { reason: failureText(error, unknown) }));
    }
    for (const path of changes) await client.invalidateQueries({ queryKey: [path] });
  };
  return (
    <ConfirmButton
      label={t('access.button')}
      title={t('access.title')}
      text={t('access.text')}
      confirm={t('access.confirm')}
      onConfirm={send}
    />
  );
}

export function CancelOrder({ order }: ActionProps) {
  const t = useTranslations('orderActions.cancel');
  const dialog = useAddressDialog('cancel');
  return (
    <>
      <ActionButton isDangerous onClick={dialog.open}>
        {t('button')}
      </ActionButton>
      <PanelDialog title={t('title', { number: order.number })} isOpen={dialog.isOpen} onClose={dialog.close}>
        <CancelForm order={order} onClose={dialog.close} />
      </PanelDialog>
    </>
  );
}

function CancelForm({ order, onClose }: ActionProps & { onClose(): void }) {
  const t = useTranslations('orderActions');
  const editing = useEditForm({
    saved: order,
    values: () => ({ reason: '' }),
    schema: cancelInput,
    prepare: (values) => ({ ...values, id: order.id }),
    changes,
    save: (sent) => call(ordersPanelApi.cancel, sent),
    words: { done: () => t('cancel.done'), failed: (reason) => t('failed', { reason }) },
    onSaved: onClose,
  });
  return (
    <DialogForm
      editing={editing}
      label={t('cancel.submit')}
      cancel={t('cancelButton')}
      isDangerous
      onCancel={onClose}
    >
      <Text size="sm" c="dimmed">
        {t('cancel.lead')}
      </Text>
      <TextInput
        label={t('cancel.reason')}
        required
        data-autofocus
        {...editing.form.getInputProps('reason')}
      />
    </DialogForm>
  );
}
