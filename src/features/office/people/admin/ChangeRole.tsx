import { Select, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { readableEmail } from '#shared/domains.ts';
import { roles } from '#shared/roles.ts';
import { call } from '#ui/api.ts';
import { ActionButton } from '#ui/panel/Actions.tsx';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { peopleApi } from '../contract/actions.ts';
import { staffApi, type UserDetails } from '../contract/list.ts';

export function ChangeRole({ person }: { person: UserDetails }) {
  const t = useTranslations('people.role');
  const dialog = useAddressDialog('role');
  return (
    <>
      <ActionButton onClick={dialog.open}>{t('button')}</ActionButton>
      <PanelDialog
        title={t('title', { name: person.full_name || readableEmail(person.email) })}
        isOpen={dialog.isOpen}
        onClose={dialog.close}
      >
        <RoleForm person={person} onClose={dialog.close} />
      </PanelDialog>
    </>
  );
}

function RoleForm({ person, onClose }: { person: UserDetails; onClose(): void }) {
  const t = useTranslations('people');
  const titles = useTranslations('staff.roles');
  const editing = useEditForm({
    saved: person,
    values: ({ role }) => ({ role }),
    schema: peopleApi.changeRole.input,
    prepare: ({ role }) => ({ id: person.id, role }),
    changes: [staffApi.showUser.path, staffApi.listUsers.path],
    save: (sent) => call(peopleApi.changeRole, sent),
    words: {
      done: ({ role }) => t('role.done', { role: titles(role) }),
      failed: (reason) => t('role.failed', { reason }),
    },
    onSaved: onClose,
  });
  return (
    <DialogForm editing={editing} label={t('role.submit')} cancel={t('cancel')} onCancel={onClose}>
      <Text size="sm" c="dimmed">
        {t('role.lead')}
      </Text>
      <Select
        label={t('fields.role')}
        data={roles.map((value) => ({ value, label: titles(value) }))}
        allowDeselect={false}
        data-autofocus
        {...editing.form.getInputProps('role')}
      />
    </DialogForm>
  );
}
