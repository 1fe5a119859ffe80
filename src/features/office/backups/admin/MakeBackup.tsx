import { Button, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Output } from '#shared/contract.ts';
import { useAction } from '#ui/panel/useAction.ts';
import { backupsApi } from '../contract.ts';
import { useSizes } from './useSizes.ts';

/** Says beforehand what a backup takes; a button that can't be pressed says why. */
export function MakeBackup({ data }: { data: Output<typeof backupsApi.list> | undefined }) {
  const t = useTranslations('backups');
  const { run, isBusy } = useAction([backupsApi.list.path], t('unknown'));
  const isRunning = data?.runs.some(({ state }) => state === 'running') ?? false;
  const size = useSizes();
  const make = () =>
    run(
      backupsApi.make,
      {},
      {
        done: ({ opens_here_alone }) => t(opens_here_alone ? 'askedHere' : 'asked'),
        failed: (reason) => t('failed', { reason }),
      },
    );
  return (
    <Stack gap={4} align="flex-end">
      <Button loading={isBusy} disabled={!data || isRunning} onClick={make} aria-describedby="of-backup">
        {t('make')}
      </Button>
      {data && (
        <Text id="of-backup" size="xs" c="dimmed" ta="right" maw="45ch">
          {isRunning
            ? t('busy')
            : t('room', { needed: size(data.room.needed_bytes), free: size(data.room.free_bytes) })}
          {!isRunning && data.recipient === null && <br />}
          {!isRunning && data.recipient === null && t('needsKey')}
        </Text>
      )}
    </Stack>
  );
}
