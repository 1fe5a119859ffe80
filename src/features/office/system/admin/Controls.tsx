import { Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { second } from '#shared/dates.ts';
import { call } from '#ui/api.ts';
import { ConfirmButton } from '#ui/panel/ConfirmButton.tsx';
import { useMay } from '#ui/panel/role.ts';
import { useAction } from '#ui/panel/useAction.ts';
import { machineApi, type Overview } from '../contract/machine.ts';
import { systemPaths } from '../paths.ts';

/** Restart, log, cache: for those who may. */
export function Controls({ overview }: { overview: Overview }) {
  const t = useTranslations('systemPanel.controls');
  const maySet = useMay('system.settings');
  const mayRead = useMay('system.logs');
  return (
    <Group gap="sm" align="flex-start">
      {maySet && <Restart overview={overview} />}
      {mayRead && (
        <Button component={Link} to={systemPaths.logs} variant="default">
          {t('logs')}
        </Button>
      )}
      {maySet && <ClearCache />}
    </Group>
  );
}

function Restart({ overview: { restarts, uptime_seconds } }: { overview: Overview }) {
  const t = useTranslations('systemPanel.controls');
  const { run } = useAction([], t('unknown'));
  const restart = async () => {
    const words = {
      done: () => t('restarting'),
      failed: (reason: string) => t('restartFailed', { reason }),
    };
    if (await run(machineApi.restart, { confirm: true }, words)) void reloadOnceBack(uptime_seconds);
  };
  return (
    <ConfirmButton
      label={t('restart')}
      title={t('restartTitle')}
      text={t('restartText')}
      confirm={t('restartConfirm')}
      isDangerous={false}
      whyNot={restarts ? null : t('byHand')}
      onConfirm={restart}
    />
  );
}

/** A new process has run for less long than the one that was asked to end. */
async function reloadOnceBack(formerSeconds: number): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, second));
    const now = await call(machineApi.show, {}).catch(() => null);
    if (now && now.uptime_seconds <= Math.max(formerSeconds, tries)) return window.location.reload();
  }
}

function ClearCache() {
  const t = useTranslations('systemPanel.controls');
  const { run } = useAction([machineApi.show.path], t('unknown'));
  const clear = async () => {
    await run(
      machineApi.clearCache,
      {},
      { done: (cleared) => t('cacheDone', cleared), failed: (reason) => t('cacheFailed', { reason }) },
    );
  };
  return (
    <ConfirmButton
      label={t('cache')}
      title={t('cacheTitle')}
      text={t('cacheText')}
      confirm={t('cacheConfirm')}
      isDangerous={false}
      onConfirm={clear}
    />
  );
}
