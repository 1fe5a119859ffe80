import { Button, Group } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { DayFilter } from '#ui/panel/DayFilter.tsx';
import type { Analytics } from '../contract.ts';
import { analyticsPaths } from '../paths.ts';
import { isPeriod } from '../rules.ts';
import styles from './Analytics.module.css';

/** Days that the reader chooses; the address keeps them, so that they can be passed on. */
export function PeriodForm({ shown }: { shown: Pick<Analytics, 'first' | 'last'> | undefined }) {
  const t = useTranslations('analyticsPanel.own');
  const navigate = useNavigate();
  const [typed, setTyped] = useState<{ from?: string | undefined; to?: string | undefined }>({});
  const days = { from: shown?.first, to: shown?.last, ...typed };
  const isChosen = days.from !== undefined && days.to !== undefined && isPeriod(days);

  function show(event: FormEvent) {
    event.preventDefault();
    if (!isChosen) return;
    setTyped({});
    void navigate(`${analyticsPaths.list}?from=${days.from}&to=${days.to}`);
  }

  return (
    <form onSubmit={show} aria-label={t('title')}>
      <Group align="end" gap="xs" my="sm">
        <DayFilter label={t('from')} value={days.from} onChange={(from) => setTyped({ ...typed, from })} />
        <DayFilter label={t('to')} value={days.to} onChange={(to) => setTyped({ ...typed, to })} />
        <Button type="submit" variant="default" disabled={!isChosen}>
          {t('show')}
        </Button>
        {shown && !isChosen && (
          <span role="status" className={styles.hint}>
            {t('wrong')}
          </span>
        )}
      </Group>
    </form>
  );
}
