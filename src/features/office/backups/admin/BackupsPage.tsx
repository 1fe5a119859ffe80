import { Alert, Button, Code, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Output } from '#shared/contract.ts';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { useAction } from '#ui/panel/useAction.ts';
import { backupsApi } from '../contract.ts';
import { KeyBox } from './KeyBox.tsx';
import { RunList } from './RunList.tsx';
import { SetList } from './SetList.tsx';
import { useBackups } from './useBackups.ts';

/** The key, the sets that there are, and what the last runs said. */
export default function BackupsPage() {
  const t = useTranslations('backups');
  const query = useBackups();
  return (
    <>
      <PageHeader title={t('title')} note={t('hint')} action={<MakeNow data={query.data} />} />
      <SectionTabs section="system" />
      <QueryState query={query}>
        {({ sets, runs, recipient, is_reachable }) => (
          <Stack gap="xl">
            <KeyBox recipient={recipient} />
            {is_reachable ? (
              <SetList sets={sets} />
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
    </>
  );
}

/** A button that can't be pressed says why. */
function MakeNow({ data }: { data: Output<typeof backupsApi.list> | undefined }) {
  const t = useTranslations('backups');
  const { run, isBusy } = useAction([backupsApi.list.path], t('unknown'));
  const isRunning = data?.runs.some(({ state }) => state === 'running') ?? false;
  const whyNot = !data ? null : data.recipient === null ? t('needsKey') : isRunning ? t('busy') : null;
  const make = () =>
    run(backupsApi.make, {}, { done: () => t('asked'), failed: (reason) => t('failed', { reason }) });
  return (
    <Stack gap={4} align="flex-end">
      <Button loading={isBusy} disabled={!data || whyNot !== null} onClick={make} aria-describedby="why-not">
        {t('make')}
      </Button>
      {whyNot && (
        <Text id="why-not" size="xs" c="dimmed">
          {whyNot}
        </Text>
      )}
    </Stack>
  );
}
