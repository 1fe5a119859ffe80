import { Group, Stack, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '#ui/panel/formats.ts';
import { StateBadge } from '#ui/panel/StateBadge.tsx';
import type { BackupRun } from '../contract.ts';
import type { Said } from '../rules/sets.ts';
import styles from './Backups.module.css';
import { useSizes } from './useSizes.ts';

const looks = { running: 'underWay', done: 'good', failed: 'bad' } as const;

/** The last runs, with the messages of each. */
export function RunList({ runs }: { runs: readonly BackupRun[] }) {
  const t = useTranslations('backups');
  const format = useFormats();
  return (
    <Stack component="section" gap="xs" aria-label={t('runs.title')}>
      <Title order={2} size="h4">
        {t('runs.title')}
      </Title>
      {runs.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('runs.empty')}
        </Text>
      )}
      <ul className={styles.list}>
        {runs.map(({ id, kind, state, started_at, said }) => (
          <li key={id}>
            <Group gap="xs">
              <Text fw={500}>{format.time(started_at)}</Text>
              <StateBadge look={looks[state]}>{t(`runs.states.${state}`)}</StateBadge>
              <Text size="sm" c="dimmed">
                {t(`kinds.${kind}`)}
              </Text>
            </Group>
            <Text size="sm">
              {said.map((each) => (
                <Saying key={each.code} said={each} />
              ))}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function Saying({ said }: { said: Said }) {
  const t = useTranslations('backups');
  const sizes = useSizes();
  const format = useFormats();
  if (said.code === 'failed') return `${t(`problems.${said.problem}`)} `;
  if (said.code === 'clock') return `${t('said.clock', { other: format.time(said.other) })} `;
  const { code, ...values } = said;
  const size = 'bytes' in values ? sizes(values.bytes) : '';
  return `${t(`said.${code}`, { ...values, size } as never)} `;
}
