import { Group, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { ActionButton } from '#ui/panel/Actions.tsx';
import { ConfirmButton } from '#ui/panel/ConfirmButton.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { useAction } from '#ui/panel/useAction.ts';
import { machineApi } from '../contract/machine.ts';

/** Closes the site to visitors after a question, and opens it again. */
export function Maintenance({ since }: { since: string | null }) {
  const t = useTranslations('systemPanel.maintenance');
  const controls = useTranslations('systemPanel.controls');
  const format = useFormats();
  const { run, isBusy } = useAction([machineApi.show.path, machineApi.standing.path], controls('unknown'));
  const set = async (is_on: boolean) => {
    await run(
      machineApi.setMaintenance,
      { is_on },
      { done: () => t(is_on ? 'begun' : 'ended'), failed: (reason) => t('failed', { reason }) },
    );
  };
  return (
    <>
      <Text size="sm" mb="md">
        {since === null ? t('off') : t('on', { time: format.time(since) })}
      </Text>
      <Group>
        {since === null ? (
          <ConfirmButton
            label={t('begin')}
            title={t('beginTitle')}
            text={t('beginText')}
            confirm={t('beginConfirm')}
            onConfirm={() => set(true)}
          />
        ) : (
          <ActionButton isBusy={isBusy} onClick={() => set(false)}>
            {t('end')}
          </ActionButton>
        )}
      </Group>
    </>
  );
}
