import { Button, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { type Profile, personalInput, profileApi } from '#features/accounts/profile/contract.ts';
import { signInApi } from '#features/accounts/sign-in/contract/signIn.ts';
import { call } from '#ui/api.ts';
import { EditForm } from '#ui/panel/EditForm.tsx';
import { useCall } from '#ui/panel/query.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';

/** The own name, which a school's first administrator has not been asked for before. */
export function NameForm({ onSaved }: { onSaved?: () => void }) {
  const profile = useCall(profileApi.show, {}).data;
  return profile ? <Names profile={profile} onSaved={onSaved} /> : null;
}

function Names({ profile, onSaved }: { profile: Profile; onSaved: (() => void) | undefined }) {
  const t = useTranslations('staffAccount.account');
  const editing = useEditForm({
    saved: profile,
    values: ({ first_name, last_name }) => ({ first_name, last_name }),
    schema: personalInput.pick({ first_name: true, last_name: true }),
    changes: [signInApi.me.path, profileApi.show.path],
    save: (sent, { phone, language }) => call(profileApi.edit, { ...sent, phone: phone ?? '', language }),
    words: { done: () => t('nameDone'), failed: (reason) => t('nameFailed', { reason }) },
    onSaved: () => onSaved?.(),
  });
  const button = (
    <Button type="submit" loading={editing.isBusy}>
      {t('saveName')}
    </Button>
  );
  return (
    <EditForm editing={editing} end={button}>
      <TextInput
        autoComplete="given-name"
        label={t('firstName')}
        {...editing.form.getInputProps('first_name')}
        required
      />
      <TextInput
        autoComplete="family-name"
        label={t('lastName')}
        {...editing.form.getInputProps('last_name')}
      />
    </EditForm>
  );
}
