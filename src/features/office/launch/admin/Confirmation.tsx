import { Button, Group } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { type LaunchStep, launchApi } from '../contract/launch.ts';
import { useLaunchAction } from './useLaunch.ts';

/** Says of a step that it is done, as it stands on the reader's screen. */
export function Confirmation({ step: { name, subject }, label }: { step: LaunchStep; label: string }) {
  const t = useTranslations('launchPanel');
  const { run, isBusy, failed } = useLaunchAction();
  if (subject === null) return null;
  const confirm = () =>
    run(launchApi.confirm, { step: name, subject }, { done: () => t('done.confirmed'), failed });
  return (
    <Group>
      <Button loading={isBusy} onClick={confirm}>
        {label}
      </Button>
    </Group>
  );
}
