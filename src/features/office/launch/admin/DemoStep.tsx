import { Group } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { ConfirmButton } from '#ui/panel/ConfirmButton.tsx';
import { demoRemovalApi } from '../contract/demoRemoval.ts';
import type { LaunchStep } from '../contract/launch.ts';
import { useLaunchAction } from './useLaunch.ts';

/** Removes the rest of a demo. Empty where nothing is left, and in a demo school, which would load it again. */
export function DemoStep({ step }: { step: LaunchStep }) {
  const t = useTranslations('launchPanel');
  const { run, failed } = useLaunchAction();
  if (!step.notes.some(({ name }) => name === 'left')) return null;
  const remove = async () => {
    await run(demoRemovalApi.remove, {}, { done: (removed) => t('done.removed', removed), failed });
  };
  return (
    <Group>
      <ConfirmButton
        label={t('demoRemoval.button')}
        title={t('demoRemoval.title')}
        text={t('demoRemoval.text')}
        confirm={t('demoRemoval.confirm')}
        isDangerous
        onConfirm={remove}
      />
    </Group>
  );
}
