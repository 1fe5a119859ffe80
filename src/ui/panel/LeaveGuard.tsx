import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTranslations } from 'use-intl';

/** Asks before unsaved changes are left behind: within the panel by a dialog, elsewhere in the browser's own words. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const t = useTranslations('panel.edit');
  const close = useTranslations('ui')('close');
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isDirty && from.pathname + from.search !== to.pathname + to.search,
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <Modal
      opened={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t('leaveTitle')}
      closeButtonProps={{ 'aria-label': close }}
      centered
    >
      <Text mb="lg">{t('leaveText')}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => blocker.reset?.()} data-autofocus>
          {t('stay')}
        </Button>
        <Button color="bad" onClick={() => blocker.proceed?.()}>
          {t('leave')}
        </Button>
      </Group>
    </Modal>
  );
}
