import { Button, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Output } from '#shared/contract.ts';
import { useAction } from '#ui/panel/useAction.ts';
import { backupsApi } from '../contract.ts';

/** A button that can't be pressed says why. */
export function MakeBackup({ data }: { data: Output<typeof backupsApi.list> | undefined }) {
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
