import { Alert, Code, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import type { BackupSet } from '../contract.ts';
import { KeyBox } from './KeyBox.tsx';
import { MakeBackup } from './MakeBackup.tsx';
import { RunList } from './RunList.tsx';
import { SetList } from './SetList.tsx';
import { TestSet } from './TestSet.tsx';
import { useBackups } from './useBackups.ts';

/** The key, the sets that there are, and what the last runs said. */
export default function BackupsPage() {
  const t = useTranslations('backups');
  const query = useBackups();
  // Kept beside the list, so that a test stays on screen while the list reloads.
  const [tested, setTested] = useState<BackupSet | null>(null);
  return (
    <>
      <PageHeader title={t('title')} note={t('hint')} action={<MakeBackup data={query.data} />} />
      <SectionTabs section="system" />
      <QueryState query={query}>
        {({ sets, runs, recipient, signer, is_reachable }) => (
          <Stack gap="xl">
            <KeyBox recipient={recipient} signer={signer} />
            {is_reachable ? (
              <SetList sets={sets} onTest={setTested} />
            ) : (
              <Alert color="red" role="status" title={t('unreachable')}>
                {t('unreachableHint')}
              </Alert>
            )}
            <RunList runs={runs} />
            <Text size="sm" c="dimmed">
              {t('restore')} <Code>npm run podium -- restore --help</Code>
            </Text>
          </Stack>
        )}
      </QueryState>
      <TestSet set={tested} onClose={() => setTested(null)} />
    </>
  );
}
