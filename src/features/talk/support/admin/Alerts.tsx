import { Button, Group, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isSoundOn, playSound, switchSound } from './sound.ts';

/** How this browser signals that somebody waits. Only this button asks for permission to notify. */
export function Alerts() {
  const t = useTranslations('supportInbox.alerts');
  const [hasSound, setSound] = useState(isSoundOn);
  const [permission, setPermission] = useState(() =>
    'Notification' in window ? Notification.permission : 'unsupported',
  );
  return (
    <Group mt="lg" gap="lg">
      <Switch
        label={t('sound')}
        checked={hasSound}
        onChange={({ currentTarget: { checked } }) => {
          switchSound(checked);
          setSound(checked);
          if (checked) playSound();
        }}
      />
      {permission === 'default' && (
        <Button variant="default" onClick={async () => setPermission(await Notification.requestPermission())}>
          {t('browser')}
        </Button>
      )}
      {permission === 'denied' && (
        <Text size="sm" c="dimmed">
          {t('blocked')}
        </Text>
      )}
    </Group>
  );
}
