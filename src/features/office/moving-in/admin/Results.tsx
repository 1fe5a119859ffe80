import { Button, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCall } from '#ui/panel/query.ts';
import { movingInApi, type ShownImport } from '../contract.ts';
import { type RowOutcome, rowOutcomes } from '../rules/kinds.ts';
import styles from './MovingIn.module.css';

/** Results of the rows, by outcome and reason; the rows themselves on demand. */
export function Results({ file }: { file: ShownImport }) {
  const t = useTranslations('movingIn');
  const w = useTranslations('movingInWords');
  const r = useTranslations('movingInReasons');
  const [shown, setShown] = useState<RowOutcome | null>(null);
  if (file.counts.length === 0 || file.state === 'checking') return null;
  const title = t(file.state === 'checked' ? 'results' : 'resultsDone');
  return (
    <section aria-label={title}>
      <Title order={3} size="h5">
        {title}
      </Title>
      <ul className={styles.list}>
        {rowOutcomes.flatMap((outcome) =>
          file.counts
            .filter((each) => each.outcome === outcome)
            .map(({ reason, count }) => (
              <li key={`${outcome} ${reason}`} className={styles.row}>
                <Text className={styles.grow}>
                  {w(`outcomes.${outcome}`)}
                  {reason && `: ${r(reason)}`}
                </Text>
                <Text fw={500}>{t('count', { count })}</Text>
                <Button size="compact-sm" variant="subtle" onClick={() => setShown(outcome)}>
                  {t('show')}
                </Button>
              </li>
            )),
        )}
      </ul>
      {shown && <Rows key={shown} id={file.id} outcome={shown} />}
    </section>
  );
}

function Rows({ id, outcome }: { id: string; outcome: RowOutcome }) {
  const t = useTranslations('movingIn');
  const w = useTranslations('movingInWords');
  const r = useTranslations('movingInReasons');
  const [after, setAfter] = useState(0);
  const { rows = [] } = useCall(movingInApi.rows, { id, outcome, after }, { keepsLast: true }).data ?? {};
  return (
    <section aria-label={w(`outcomes.${outcome}`)}>
      <ul className={styles.list}>
        {rows.map(({ line, reason, cells }) => (
          <li key={line} className={styles.row}>
            <Text size="sm" fw={500}>
              {t('line', { line })}
            </Text>
            <Text size="sm" className={styles.grow}>
              {cells.filter((cell) => cell !== '').join(' · ')}
            </Text>
            {reason && <Text size="sm">{r(reason)}</Text>}
          </li>
        ))}
      </ul>
      {rows.length === 50 && (
        <Group mt="xs">
          <Button size="sm" variant="default" onClick={() => setAfter(rows.at(-1)!.line)}>
            {t('more')}
          </Button>
        </Group>
      )}
    </section>
  );
}
