import { Checkbox, Group, PasswordInput, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { readableEmail } from '#shared/domains.ts';
import { call } from '#ui/api.ts';
import { ActionButton } from '#ui/panel/Actions.tsx';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { peopleApi, personInput } from '../contract/actions.ts';
import { staffApi, type UserDetails } from '../contract/list.ts';

interface EditPersonProps {
  person: UserDetails;
  /** Their own address, password and courses people do not change here. */
  isSelf: boolean;
}

interface EditFormProps extends EditPersonProps {
  onClose(): void;
}

export function EditPerson({ person, isSelf }: EditPersonProps) {
  const t = useTranslations('people.edit');
  const dialog = useAddressDialog('edit');
  const name = person.full_name || readableEmail(person.email);
  return (
    <>
      <ActionButton onClick={dialog.open}>{t('button')}</ActionButton>
      <PanelDialog title={t('title', { name })} isOpen={dialog.isOpen} onClose={dialog.close}>
        <PersonForm person={person} isSelf={isSelf} onClose={dialog.close} />
      </PanelDialog>
    </>
  );
}

interface EditDialogProps {
  /** Null while nobody is edited. */
  person: Pick<UserDetails, 'id' | 'full_name' | 'email'> | null;
  isSelf: boolean;
  onClose(): void;
}

/** The form alone, for somebody of a list. */
export function EditDialog({ person, isSelf, onClose }: EditDialogProps) {
  const t = useTranslations('people.edit');
  const query = useCall(staffApi.showUser, { id: person?.id ?? '' }, { isEnabled: person !== null });
  const name = person && (person.full_name || readableEmail(person.email));
  return (
    <PanelDialog title={name ? t('title', { name }) : ''} isOpen={person !== null} onClose={onClose}>
      <QueryState query={query}>
        {(details) => <PersonForm person={details} isSelf={isSelf} onClose={onClose} />}
      </QueryState>
    </PanelDialog>
  );
}

function PersonForm(props: EditFormProps) {
  const { isSelf, onClose } = props;
  const t = useTranslations('people');
  const editing = usePerson(props);
  const { form } = editing;
  const field = (name: keyof typeof form.values) => form.getInputProps(name);
  return (
    <DialogForm editing={editing} label={t('save')} cancel={t('cancel')} onCancel={onClose}>
      <TextInput
        type="email"
        autoComplete="off"
        label={t('fields.email')}
        description={t(isSelf ? 'edit.ownEmailHint' : 'edit.emailHint')}
        disabled={isSelf}
        {...field('email')}
        required
        data-autofocus
      />
      <Group grow align="start">
        <TextInput label={t('fields.firstName')} {...field('first_name')} required />
        <TextInput label={t('fields.lastName')} {...field('last_name')} />
      </Group>
      <TextInput type="tel" label={t('fields.phone')} {...field('phone')} />
      {!isSelf && (
        <>
          <Checkbox
            label={t('fields.access')}
            description={t('edit.accessHint')}
            {...form.getInputProps('has_course_access', { type: 'checkbox' })}
          />
          <PasswordInput
            autoComplete="new-password"
            label={t('fields.newPassword')}
            description={t('edit.passwordHint')}
            {...field('new_password')}
          />
          <PasswordInput
            autoComplete="new-password"
            label={t('fields.confirm')}
            {...field('confirm_password')}
          />
        </>
      )}
    </DialogForm>
  );
}

function usePerson({ person, isSelf, onClose }: EditFormProps) {
  const t = useTranslations('people.edit');
  return useEditForm({
    saved: person,
    values: ({ email, first_name, last_name, phone, has_course_access }) => ({
      email,
      first_name,
      last_name,
      phone: phone ?? '',
      has_course_access,
      new_password: '',
      confirm_password: '',
    }),
    schema: personInput,
    prepare: ({ has_course_access, new_password, confirm_password, ...contacts }, saved) => ({
      id: saved.id,
      ...contacts,
      ...(!isSelf && has_course_access !== saved.has_course_access && { has_course_access }),
      ...(!isSelf && (new_password || confirm_password) && { new_password, confirm_password }),
    }),
    changes: [staffApi.showUser.path, staffApi.listUsers.path],
    save: (sent) => call(peopleApi.edit, sent),
    words: {
      done: () => t('done'),
      failed: (reason) => t('failed', { reason }),
      fields: { password_short: t('short') },
    },
    onSaved: onClose,
  });
}
