import { Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { userPaths } from '#features/accounts/account/paths.ts';
import { readableEmail } from '#shared/domains.ts';
import { call } from '#ui/api.ts';
import { ActionButton } from '#ui/panel/Actions.tsx';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { panelPrivacyApi } from '../contract/panel.ts';

interface Person {
  id: string;
  email: string;
  full_name: string;
}

/** Asked for by typing the address: there is no way back. */
export function ErasePerson({ person }: { person: Person }) {
  const t = useTranslations('privacyPanel');
  const dialog = useAddressDialog('erase');
  return (
    <>
      <ActionButton isDangerous onClick={dialog.open}>
        {t('erase')}
      </ActionButton>
      <PanelDialog
        title={t('title', { name: person.full_name || readableEmail(person.email) })}
        isOpen={dialog.isOpen}
        onClose={dialog.close}
      >
        <EraseForm person={person} onClose={dialog.close} />
      </PanelDialog>
    </>
  );
}

function EraseForm({ person, onClose }: { person: Person; onClose(): void }) {
  const t = useTranslations('privacyPanel');
  const cancel = useTranslations('people')('cancel');
  const editing = useErasing(person.id);
  return (
    <DialogForm editing={editing} label={t('erase')} cancel={cancel} isDangerous onCancel={onClose}>
      <Text>{t('lead')}</Text>
      <TextInput
        label={t('confirmation', { email: readableEmail(person.email) })}
        type="email"
        autoComplete="off"
        {...editing.form.getInputProps('confirmation')}
      />
    </DialogForm>
  );
}

const nothingTyped = { confirmation: '' };

function useErasing(id: string) {
  const t = useTranslations('privacyPanel');
  const client = useQueryClient();
  const navigate = useNavigate();
  return useEditForm({
    saved: nothingTyped,
    values: (nothing) => nothing,
    schema: panelPrivacyApi.erase.input,
    prepare: ({ confirmation }) => ({ id, confirmation }),
    changes: [],
    async save(sent) {
      await call(panelPrivacyApi.erase, sent);
      return nothingTyped;
    },
    words: { done: () => t('erased'), failed: (reason) => t('eraseFailed', { reason }) },
    async onSaved() {
      await navigate(userPaths.list, { replace: true });
      await client.invalidateQueries();
    },
  });
}
