import { Button, Checkbox, Group, PasswordInput, Select, Text, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { userPaths } from '#features/accounts/account/paths.ts';
import type { Me } from '#features/accounts/sign-in/contract/signIn.ts';
import type { Role } from '#shared/roles.ts';
import { call } from '#ui/api.ts';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { newPersonInput, peopleApi } from '../contract/actions.ts';
import { staffApi, type UserDetails } from '../contract/list.ts';
import { rolesToGive } from '../rules.ts';

/** The button and its form, for those who may make staff. */
export function CreatePerson({ me }: { me: Me }) {
  const t = useTranslations('people.create');
  const dialog = useAddressDialog('create');
  if (!me.permissions.includes('users.manage')) return null;
  return (
    <>
      <Button onClick={dialog.open}>{t('button')}</Button>
      <PanelDialog title={t('title')} isOpen={dialog.isOpen} onClose={dialog.close}>
        <CreateForm me={me} onClose={dialog.close} />
      </PanelDialog>
    </>
  );
}

function CreateForm({ me, onClose }: { me: Me; onClose(): void }) {
  const t = useTranslations('people');
  const roles = useTranslations('staff.roles');
  const editing = useNewPerson();
  const { form } = editing;
  const field = (name: keyof typeof empty) => form.getInputProps(name);
  return (
    <DialogForm editing={editing} label={t('create.submit')} cancel={t('cancel')} onCancel={onClose}>
      <Text size="sm" c="dimmed">
        {t('create.lead')}
      </Text>
      <TextInput
        type="email"
        autoComplete="off"
        label={t('fields.email')}
        {...field('email')}
        required
        data-autofocus
      />
      <Group grow align="start">
        <TextInput label={t('fields.firstName')} {...field('first_name')} required />
        <TextInput label={t('fields.lastName')} {...field('last_name')} />
      </Group>
      <TextInput type="tel" label={t('fields.phone')} {...field('phone')} />
      <Select
        label={t('fields.role')}
        data={rolesToGive(me.role).map((role) => ({ value: role, label: roles(role) }))}
        allowDeselect={false}
        {...field('role')}
      />
      <PasswordInput
        autoComplete="new-password"
        label={t('create.password')}
        description={t('create.passwordHint')}
        {...field('password')}
      />
      <Checkbox
        label={t('create.access')}
        {...form.getInputProps('has_course_access', { type: 'checkbox' })}
      />
    </DialogForm>
  );
}

const empty = {
  email: '',
  first_name: '',
  last_name: '',
  phone: '',
  password: '',
  role: 'support' as Role,
  has_course_access: false,
};

function useNewPerson() {
  const t = useTranslations('people.create');
  const navigate = useNavigate();
  return useEditForm({
    saved: null as UserDetails | null,
    values: () => empty,
    schema: newPersonInput,
    changes: [staffApi.listUsers.path],
    save: (sent) => call(peopleApi.create, sent),
    words: {
      done: (person) => t(person?.invited ? 'invited' : 'done', { email: person?.email ?? '' }),
      failed: (reason) => t('failed', { reason }),
    },
    onSaved: (person) => person && navigate(userPaths.one(person.id), { replace: true }),
  });
}
