import { Button, FileButton, Group, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { refusedFields } from '#shared/fieldErrors.ts';
import { CallError, call } from '#ui/api.ts';
import { choosePicture } from '#ui/chosenPicture.ts';
import { ConfirmButton } from '#ui/panel/ConfirmButton.tsx';
import { useToast } from '#ui/Toast.tsx';
import { schoolPanelApi } from '../contract/panel.ts';
import { maxLogoBytes } from '../rules/logo.ts';
import styles from './LogoField.module.css';

/** The logo at the head of the site. Saved at once, independently of the form. */
export function LogoField({ logo, onChanged }: { logo: string | null; onChanged?: () => void }) {
  const t = useTranslations('schoolPanel.logo');
  const words = useTranslations('fields');
  const edit = useTranslations('panel.edit');
  const toast = useToast();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function change(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      await client.invalidateQueries({ queryKey: [schoolPanelApi.showSettings.path] });
      toast('success', edit('saved'));
      onChanged?.();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(refusedFields(error).picture ?? error.body.detail ?? edit('offline'));
    } finally {
      setBusy(false);
    }
  }

  const upload = async (file: File | null) => {
    if (!file) return;
    const picture = await choosePicture(file, maxLogoBytes);
    if ('problem' in picture) setProblem(words(picture.problem));
    else await change(() => call(schoolPanelApi.saveLogo, { picture: picture.url }));
  };

  return (
    <section aria-labelledby="school-logo" className={styles.field}>
      <Title order={2} size="h5" id="school-logo">
        {t('title')}
      </Title>
      {logo ? <img src={logo} alt={t('alt')} className={styles.logo} /> : <Text c="dimmed">{t('none')}</Text>}
      <Group gap="sm">
        <FileButton onChange={upload} accept="image/*">
          {(props) => (
            <Button variant="default" loading={isBusy} aria-describedby="school-logo-hint" {...props}>
              {t('choose')}
            </Button>
          )}
        </FileButton>
        {logo && (
          <ConfirmButton
            label={t('remove')}
            title={t('removeTitle')}
            text={t('removeText')}
            confirm={t('remove')}
            onConfirm={() => change(() => call(schoolPanelApi.removeLogo, {}))}
          />
        )}
      </Group>
      <Text size="sm" c="dimmed" id="school-logo-hint">
        {t('hint')}
      </Text>
      {problem && (
        <Text size="sm" c="bad" role="alert">
          {problem}
        </Text>
      )}
    </section>
  );
}
