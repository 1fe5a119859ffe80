import { Button, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { CallError, call } from '#ui/api.ts';
import { useFailureText } from '#ui/failure.ts';
import { DialogButtons } from '#ui/panel/DialogButtons.tsx';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { panelPaths } from '#ui/panel/paths.ts';
import { useToast } from '#ui/Toast.tsx';
import { panelPrivacyApi } from '../panel/contract.ts';

interface Person {
  id: string;
  email: string;
  full_name: string;
}

/** Asked for by typing the address: there is no way back. */
export function ErasePerson({ person }: { person: Person }) {
  const t = useTranslations('privacyPanel');
  const cancel = useTranslations('people')('cancel');
  const [isOpen, dialog] = useDisclosure(false);
  const [confirmation, setConfirmation] = useState('');
  const { erase, isBusy, error } = useErasing(person.id);
  return (
    <>
      <Button variant="default" c="bad" onClick={dialog.open}>
        {t('erase')}
      </Button>
      <PanelDialog
        title={t('title', { name: person.full_name || person.email })}
        isOpen={isOpen}
        onClose={dialog.close}
      >
        <Text mb="md">{t('lead')}</Text>
        <TextInput
          label={t('confirmation', { email: person.email })}
          type="email"
          autoComplete="off"
          value={confirmation}
          error={error}
          onChange={(event) => setConfirmation(event.currentTarget.value)}
        />
        <DialogButtons
          cancel={cancel}
          submit={t('erase')}
          isBusy={isBusy}
          isDangerous
          onCancel={dialog.close}
          onSubmit={() => void erase(confirmation)}
        />
      </PanelDialog>
    </>
  );
}

function useErasing(id: string) {
  const t = useTranslations('privacyPanel');
  const toast = useToast();
  const client = useQueryClient();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const erase = async (confirmation: string) => {
    setBusy(true);
    setError(undefined);
    try {
      await call(panelPrivacyApi.erase, { id, confirmation });
      toast('success', t('erased'));
      await navigate(panelPaths.users);
      await client.invalidateQueries();
    } catch (refusal) {
      const field = refusal instanceof CallError ? refusal.body.fields?.confirmation : undefined;
      setError(field);
      if (!field) toast('error', t('eraseFailed', { reason: failureText(refusal) }));
    } finally {
      setBusy(false);
    }
  };
  return { erase, isBusy, error };
}
