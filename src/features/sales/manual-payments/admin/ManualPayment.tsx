import { Button, Group, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { type OrderDetails, ordersApi } from '#features/sales/orders/contract.ts';
import { call } from '#ui/api.ts';
import { EditForm } from '#ui/panel/EditForm.tsx';
import { Facts } from '#ui/panel/Facts.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { useCall } from '#ui/panel/query.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { manualPaymentsApi, receiptNumberInput } from '../contract.ts';

/** Details that staff entered about money that came past the provider, and the receipt's number, now or later; mistyped, it is corrected here. */
export function ManualPayment({ order }: { order: OrderDetails }) {
  const t = useTranslations('manualPayments');
  const format = useFormats();
  const me = useCall(signInApi.me, {}).data;
  const { manual } = order;
  if (!manual) return null;
  return (
    <div>
      <Facts
        title={t('facts')}
        facts={[
          [t('method'), t(`methods.${manual.method}`)],
          [t('paidOn'), format.day(manual.paid_on)],
          [t('document'), manual.document],
          [t('receipt'), manual.receipt_number ?? t('noReceipt')],
        ]}
      />
      {me?.permissions.includes('orders.manage') && <ReceiptForm order={order} />}
    </div>
  );
}

function ReceiptForm({ order }: { order: OrderDetails }) {
  const t = useTranslations('manualPayments');
  const actions = useTranslations('orderActions');
  const editing = useEditForm({
    saved: order,
    values: ({ manual }) => ({ receipt_number: manual?.receipt_number ?? '' }),
    schema: receiptNumberInput,
    prepare: (values) => ({ ...values, id: order.id }),
    changes: [ordersApi.show.path],
    save: (sent) => call(manualPaymentsApi.setReceiptNumber, sent),
    words: { done: () => t('receiptDone'), failed: (reason) => actions('failed', { reason }) },
  });
  return (
    <EditForm editing={editing} end={null} className="">
      <Group align="end" gap="xs" mt="xs">
        <TextInput label={t('receipt')} {...editing.form.getInputProps('receipt_number')} />
        <Button type="submit" variant="default" loading={editing.isBusy} disabled={!editing.isDirty}>
          {t(order.manual?.receipt_number ? 'receiptCorrect' : 'receiptSubmit')}
        </Button>
      </Group>
    </EditForm>
  );
}
