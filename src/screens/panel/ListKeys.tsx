import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { areKeysOn, switchKeys } from '#ui/panel/useListKeys.ts';

/** Switches the keys of lists on and off, in this browser. */
export function ListKeys() {
  const t = useTranslations('staffAccount.account');
  const [isOn, setOn] = useState(areKeysOn);
  const change = (on: boolean) => {
    switchKeys(on);
    setOn(on);
  };
  return (
    <Switch
      label={t('keys')}
      description={t('keysHint')}
      checked={isOn}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  );
}
