import { Button, Textarea } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { type OrderDetails, ordersApi } from '#features/sales/orders/contract.ts';
import { call } from '#ui/api.ts';
import { EditForm } from '#ui/panel/EditForm.tsx';
import { useMay } from '#ui/panel/role.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { noteInput, ordersPanelApi } from '../contract/panel.ts';

/** Adds a note; the notes themselves are part of the order's story. */
export function OrderNotes({ order }: { order: OrderDetails }) {
  return useMay('student-care') ? <NoteForm key={order.id} order={order} /> : null;
}

function NoteForm({ order }: { order: OrderDetails }) {
  const t = useTranslations('orderActions');
  const editing = useEditForm({
    saved: order,
    values: () => ({ text: '' }),
    schema: noteInput,
    prepare: (values) => ({ ...values, id: order.id }),
    changes: [ordersApi.show.path],
    save: (sent) => call(ordersPanelApi.addNote, sent),
    words: { done: () => t('note.done'), failed: (reason) => t('failed', { reason }) },
  });
  const end = (
    <Button type="submit" variant="default" mt="xs" loading={editing.isBusy} disabled={!editing.isDirty}>
      {t('note.submit')}
    </Button>
  );
  return (
    <EditForm editing={editing} end={end} className="">
      <Textarea
        label={t('note.label')}
        description={t('note.hint')}
        autosize
        minRows={2}
        {...editing.form.getInputProps('text')}
      />
    </EditForm>
  );
}
