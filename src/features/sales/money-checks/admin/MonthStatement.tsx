import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { schoolDay } from '#shared/dates.ts';
import { download } from '#ui/download.ts';
import { useFailureText } from '#ui/panel/failure.ts';
import { useSchoolZone } from '#ui/schoolDays.ts';
import { useToast } from '#ui/Toast.tsx';
import { moneyChecksApi } from '../contract.ts';

/** A month's statement as a file; the school's present month until somebody chooses another. */
export function MonthStatement() {
  const t = useTranslations('moneyChecks');
  const toast = useToast();
  const failureText = useFailureText();
  const zone = useSchoolZone();
  const [month, setMonth] = useState(() => schoolDay(new Date(), zone).slice(0, 7));
  const [busy, setBusy] = useState<'pdf' | 'xlsx' | null>(null);
  const save = async (format: 'pdf' | 'xlsx') => {
    setBusy(format);
    try {
      await download(moneyChecksApi.statement, { month, format });
    } catch (error) {
      toast('error', t('failed', { reason: failureText(error, t('unknown')) }));
    }
    setBusy(null);
  };
  const isWhole = /^20\d\d-\d\d$/.test(month);
  return (
    <Group component="section" aria-label={t('statement')} align="end" gap="sm" mb="lg">
      <TextInput
        type="month"
        label={t('statement')}
        value={month}
        onChange={(event) => setMonth(event.currentTarget.value)}
      />
      {(['pdf', 'xlsx'] as const).map((format) => (
        <Button
          key={format}
          variant="default"
          loading={busy === format}
          disabled={!isWhole}
          onClick={() => save(format)}
        >
          {t(format)}
        </Button>
      ))}
    </Group>
  );
}
