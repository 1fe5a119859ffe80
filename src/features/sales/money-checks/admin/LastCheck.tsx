import { Button, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { useFailureText } from '#ui/panel/failure.ts';
import { useFormats } from '#ui/panel/formats.ts';
import { useToast } from '#ui/Toast.tsx';
import { type MoneyCheck, moneyChecksApi } from '../contract.ts';

/** Undefined while it loads. */
export function LastCheck({ last }: { last: MoneyCheck | null | undefined }) {
  const t = useTranslations('moneyChecks');
  const format = useFormats();
  const toast = useToast();
  const client = useQueryClient();
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const { differences } = await call(moneyChecksApi.run, {});
      toast('success', t('done', { count: differences }));
    } catch (error) {
      toast('error', t('failed', { reason: failureText(error, t('unknown')) }));
    }
    await client.invalidateQueries({ queryKey: [moneyChecksApi.list.path] });
    setBusy(false);
  };
  return (
    <Group mb="md" gap="md">
      <Text size="sm">
        {last === undefined
          ? ''
          : last === null
            ? t('never')
            : t('last', { ...last, date: format.time(last.finished_at) })}
      </Text>
      <Button variant="default" size="sm" loading={isBusy} onClick={run}>
        {t('run')}
      </Button>
    </Group>
  );
}
