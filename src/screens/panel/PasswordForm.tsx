import { Button, PasswordInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { ownPasswordInput, peopleApi } from '#features/office/people/contract/actions.ts';
import { call } from '#ui/api.ts';
import { EditForm } from '#ui/panel/EditForm.tsx';
import { useEditForm } from '#ui/panel/useEditForm.ts';

const empty = { current_password: '', new_password: '', confirm_password: '' };

/** Changes the own password. @param onDone called once it is changed */
export function PasswordForm({ onDone }: { onDone?: () => void }) {
  const t = useTranslations('people');
  const account = useTranslations('staffAccount');
  const editing = usePasswordForm(onDone);
  const field = (name: keyof typeof empty) => editing.form.getInputProps(name);
  const button = (
    <Button type="submit" loading={editing.isBusy}>
      {account('account.submit')}
    </Button>
  );
  return (
    <EditForm editing={editing} end={button}>
      <PasswordInput
        autoComplete="current-password"
        label={t('fields.currentPassword')}
        {...field('current_password')}
        required
      />
      <PasswordInput
        autoComplete="new-password"
        label={t('fields.newPassword')}
        description={t('fields.passwordHint')}
        {...field('new_password')}
        required
      />
      <PasswordInput
        autoComplete="new-password"
        label={t('fields.confirm')}
        {...field('confirm_password')}
        required
      />
    </EditForm>
  );
}

function usePasswordForm(onDone?: () => void) {
  const t = useTranslations('staffAccount.account');
  return useEditForm({
    saved: empty,
    values: (nothing) => nothing,
    schema: ownPasswordInput,
    changes: [],
    async save(sent) {
      await call(peopleApi.changeOwnPassword, sent);
      return empty;
    },
    words: { done: () => t('done'), failed: (reason) => t('failed', { reason }) },
    onSaved: () => onDone?.(),
  });
}
