import { Button, Select, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { staffApi } from '#features/office/people/contract/list.ts';
import { manualOrderInput, manualPaymentsApi } from '#features/sales/manual-payments/contract.ts';
import { type OrderDetails, ordersApi } from '#features/sales/orders/contract.ts';
import { orderPaths } from '#features/sales/orders/paths.ts';
import { manualMethods } from '#features/sales/orders/rules/panel.ts';
import { coursesPanelApi } from '#features/teaching/courses/contract/panel.ts';
import { call } from '#ui/api.ts';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import edit from '#ui/panel/edit.module.css';
import { MoneyInput } from '#ui/panel/MoneyInput.tsx';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { useCall } from '#ui/panel/query.ts';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';

/** The button and its form, for those who may: money that came by bank transfer or in cash. */
export function EnterOrder() {
  const t = useTranslations('manualPayments');
  const dialog = useAddressDialog('enter');
  const me = useCall(signInApi.me, {}).data;
  if (!me?.permissions.includes('orders.manage')) return null;
  return (
    <>
      <Button onClick={dialog.open}>{t('button')}</Button>
      <PanelDialog title={t('title')} isOpen={dialog.isOpen} onClose={dialog.close} size="lg">
        <EnterForm onClose={dialog.close} />
      </PanelDialog>
    </>
  );
}

function EnterForm({ onClose }: { onClose(): void }) {
  const t = useTranslations('manualPayments');
  const actions = useTranslations('orderActions');
  const editing = useManualOrder();
  const { form } = editing;
  const courses = useCall(coursesPanelApi.list, {}).data?.courses ?? [];
  const person = useStudent(form.values.email);
  return (
    <DialogForm editing={editing} label={t('submit')} cancel={actions('cancelButton')} onCancel={onClose}>
      <Text size="sm" c="dimmed">
        {t('lead')}
      </Text>
      <TextInput
        type="email"
        autoComplete="off"
        label={t('email')}
        required
        data-autofocus
        {...form.getInputProps('email')}
      />
      {person !== undefined && (
        <Text size="sm" role="status">
          {person ? t('known', { name: person }) : t('unknown')}
        </Text>
      )}
      {!person && (
        <div className={edit.pair}>
          <TextInput label={t('name')} {...form.getInputProps('name')} />
          <TextInput type="tel" label={t('phone')} {...form.getInputProps('phone')} />
        </div>
      )}
      <Select
        label={t('course')}
        data={courses
          .filter(({ state }) => state !== 'deleted')
          .map(({ id, title }) => ({ value: id, label: title }))}
        required
        {...form.getInputProps('course_id')}
      />
      <div className={edit.pair}>
        <MoneyInput label={t('amount')} min={1} required {...form.getInputProps('amount')} />
        <Select
          label={t('method')}
          data={manualMethods.map((method) => ({ value: method, label: t(`methods.${method}`) }))}
          allowDeselect={false}
          {...form.getInputProps('method')}
        />
        <TextInput type="date" label={t('paidOn')} required {...form.getInputProps('paid_on')} />
      </div>
      <div className={edit.pair}>
        <TextInput label={t('document')} {...form.getInputProps('document')} />
        <TextInput
          label={t('receipt')}
          description={t('receiptHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('receipt_number')}
        />
      </div>
    </DialogForm>
  );
}

const empty = {
  ...{
    email: '',
    name: '',
    phone: '',
    course_id: '',
    amount: '' as number | '',
    method: 'transfer' as const,
  },
  ...{ paid_on: '', document: '', receipt_number: '' },
};

function useManualOrder() {
  const t = useTranslations('manualPayments');
  const actions = useTranslations('orderActions');
  const navigate = useNavigate();
  // Browsers make none outside a secure context.
  const [requestId] = useState(() => crypto.randomUUID?.());
  return useEditForm({
    saved: null as OrderDetails | null,
    values: () => empty,
    schema: manualOrderInput,
    prepare: (values) => ({ ...values, ...(requestId && { request_id: requestId }) }),
    changes: [ordersApi.list.path, staffApi.listUsers.path],
    save: (sent): Promise<OrderDetails | null> => call(manualPaymentsApi.enter, sent),
    words: {
      done: (order) => t('done', { number: order?.number ?? '' }),
      failed: (reason) => actions('failed', { reason }),
    },
    onSaved: (order) => order && navigate(orderPaths.one(order.id), { replace: true }),
  });
}

/** Name of the student with that address; null without one, undefined while unknown. */
function useStudent(typed: string): string | null | undefined {
  const [email] = useDebouncedValue(typed.trim().toLowerCase(), 400);
  const isWhole = /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email);
  const { data } = useCall(staffApi.listUsers, { search: email }, { isEnabled: isWhole });
  if (!isWhole || !data) return undefined;
  const found = data.users.find((user) => user.email === email);
  return found ? `${found.full_name || found.email} (${found.number})` : null;
}
