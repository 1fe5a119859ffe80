import { Select, Text, Textarea } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { call } from '#ui/api.ts';
import { ActionButton } from '#ui/panel/Actions.tsx';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { useCall } from '#ui/panel/query.ts';
import { useMay } from '#ui/panel/role.ts';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { type Handover, handoverInput, handoversApi } from '../contract.ts';
import { callsOf, changes, type HandedThing } from './thing.ts';

/** The button and its form, for those who look after students. */
export function HandOver({ thing }: { thing: HandedThing }) {
  const t = useTranslations('handovers');
  const dialog = useAddressDialog('handover');
  if (!useMay('student-care')) return null;
  return (
    <>
      <ActionButton onClick={dialog.open}>{t('button')}</ActionButton>
      <PanelDialog
        title={t('title', { subject: thing.subject })}
        isOpen={dialog.isOpen}
        onClose={dialog.close}
      >
        <HandForm thing={thing} onClose={dialog.close} />
      </PanelDialog>
    </>
  );
}

function HandForm({ thing, onClose }: { thing: HandedThing; onClose(): void }) {
  const t = useTranslations('handovers');
  const roles = useTranslations('staff.roles');
  const me = useCall(signInApi.me, {}).data;
  const colleagues = useCall(handoversApi.colleagues, {}).data?.colleagues ?? [];
  const editing = useEditForm({
    saved: null as Handover | null,
    values: () => ({ colleague_id: '', text: '' }),
    schema: handoverInput,
    prepare: (values) => ({ ...values, id: thing.id }),
    changes,
    save: async (sent) => (await call(callsOf(thing).hand, sent)).handover,
    words: {
      done: (handover) => t('handed', { name: handover?.to ?? '' }),
      failed: (reason) => t('failed', { reason }),
    },
    onSaved: onClose,
  });
  return (
    <DialogForm editing={editing} label={t('submit')} cancel={t('cancel')} onCancel={onClose}>
      <Text size="sm" c="dimmed">
        {t('lead')}
      </Text>
      <Select
        label={t('colleague')}
        data={colleagues
          .filter(({ id }) => id !== me?.id)
          .map(({ id, name, role }) => ({ value: id, label: `${name} (${roles(role)})` }))}
        required
        data-autofocus
        {...editing.form.getInputProps('colleague_id')}
      />
      <Textarea label={t('text')} autosize minRows={2} {...editing.form.getInputProps('text')} />
    </DialogForm>
  );
}
