import { Button, Group, NumberInput, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAction } from '#ui/panel/useAction.ts';
import { movingInApi, type ShownImport } from '../contract.ts';
import { longestWave } from '../rules/kinds.ts';
import { importPaths } from './useImports.ts';

/** Staff decide when people hear of their new accounts, a wave at a time. */
export function Invitations({ file: { id, people } }: { file: ShownImport }) {
  const t = useTranslations('movingIn');
  const { run, isBusy } = useAction(importPaths, t('unknownFailure'));
  const [most, setMost] = useState<number | string>(100);
  const words = {
    done: ({ invited }: { invited: number }) => t('invited', { count: invited }),
    failed: (reason: string) => t('failed', { reason }),
  };
  return (
    <section aria-label={t('invitations')}>
      <Title order={3} size="h5">
        {t('invitations')}
      </Title>
      <Text size="sm" mb="xs">
        {t('invitationsHint', people)}
      </Text>
      <Group align="end">
        <NumberInput label={t('wave')} min={1} max={longestWave} value={most} onChange={setMost} />
        <Button
          variant="default"
          loading={isBusy}
          disabled={people.waiting === 0}
          onClick={() => void run(movingInApi.invite, { id, most: Number(most) }, words)}
        >
          {t('invite')}
        </Button>
      </Group>
    </section>
  );
}
