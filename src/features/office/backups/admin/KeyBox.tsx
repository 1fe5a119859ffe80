import { Button, Code, Group, Stack, Text, Title } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmButton } from '#ui/panel/ConfirmButton.tsx';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { useAction } from '#ui/panel/useAction.ts';
import { backupsApi } from '../contract.ts';

/** The public key; a new one is made here, and its secret half shown once. */
export function KeyBox({ recipient, signer }: { recipient: string | null; signer: string | null }) {
  const t = useTranslations('backups.key');
  const outer = useTranslations('backups');
  const { run, isBusy } = useAction([backupsApi.list.path], outer('unknown'));
  const [secret, setSecret] = useState<string | null>(null);
  const make = async () => {
    const made = await run(
      backupsApi.makeKey,
      { replaces: recipient },
      { done: () => t('made'), failed: (reason) => outer('failed', { reason }) },
    );
    if (made) setSecret(`${made.identity}\n# ${made.signer}`);
  };
  return (
    <Stack component="section" gap="xs" align="flex-start" aria-label={t('title')}>
      <Title order={2} size="h4">
        {t('title')}
      </Title>
      <Text size="sm" maw="75ch">
        {recipient === null ? t('none') : t('present')}
      </Text>
      {recipient === null ? (
        <Button variant="default" loading={isBusy} onClick={make}>
          {t('make')}
        </Button>
      ) : (
        <>
          <Code style={{ overflowWrap: 'anywhere' }}>{recipient}</Code>
          {signer !== null && <Text size="sm">{t('signer')}</Text>}
          {signer !== null && <Code style={{ overflowWrap: 'anywhere' }}>{signer}</Code>}
          <ConfirmButton
            label={t('replace')}
            title={t('question')}
            text={t('consequences')}
            confirm={t('confirm')}
            onConfirm={make}
          />
        </>
      )}
      <PanelDialog title={t('shown')} isOpen={secret !== null} onClose={() => setSecret(null)} size="lg">
        {secret !== null && <Secret secret={secret} onClose={() => setSecret(null)} />}
      </PanelDialog>
    </Stack>
  );
}

function Secret({ secret, onClose }: { secret: string; onClose(): void }) {
  const t = useTranslations('backups.key');
  const clipboard = useClipboard();
  return (
    <Stack gap="md">
      <Text size="sm">{t('keep')}</Text>
      <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {secret}
      </Code>
      <Group>
        <Button variant="default" onClick={() => clipboard.copy(secret)}>
          {clipboard.copied ? t('copied') : t('copy')}
        </Button>
        <Button
          variant="default"
          component="a"
          href={`data:text/plain,${encodeURIComponent(`${secret}\n`)}`}
          download="podium-backup.key"
        >
          {t('save')}
        </Button>
        <Button onClick={onClose}>{t('close')}</Button>
      </Group>
    </Stack>
  );
}
