import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { LaunchStep } from '../contract/launch.ts';
import { Confirmation } from './Confirmation.tsx';

/** The reader's own browser shows that the school opens at its address. */
export function AddressStep({ step }: { step: LaunchStep }) {
  const t = useTranslations('launchPanel.address');
  const here = window.location.origin;
  if (step.state === 'done') return null;
  if (here !== step.subject || !here.startsWith('https://')) return <Text>{t('elsewhere', { here })}</Text>;
  return <Confirmation step={step} label={t('confirm')} />;
}
