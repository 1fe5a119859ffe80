import { Group, Paper, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useFormats } from '#ui/panel/formats.ts';
import { Nothing } from '#ui/panel/Nothing.tsx';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { Totals } from '#ui/panel/Totals.tsx';
import { type FailedJob, systemApi } from '../contract.ts';
import { RepeatJob } from './RepeatJob.tsx';

const states = ['queued', 'running', 'done', 'dead'] as const;

/** The queue, and what was given up: why, and the way to run it again. */
export default function JobsPage() {
  const t = useTranslations('jobs');
  const format = useFormats();
  const query = useCall(systemApi.listJobs, {});
  return (
    <>
      <PageHeader title={t('title')} note={t('hint')} />
      <SectionTabs section="system" />
      <Totals
        label={t('totals')}
        totals={states.map((state) => [t(`states.${state}`), query.data && format.count(query.data[state])])}
      />
      <QueryState query={query}>
        {({ failed }) =>
          failed.length === 0 ? (
            <Nothing title={t('empty')} hint={t('emptyHint')} />
          ) : (
            <Stack gap="sm">
              {failed.map((job) => (
                <Failed key={job.id} job={job} />
              ))}
            </Stack>
          )
        }
      </QueryState>
    </>
  );
}

function Failed({ job: { id, kind, attempts, error, failed_at } }: { job: FailedJob }) {
  const t = useTranslations('jobs');
  const format = useFormats();
  return (
    <Paper withBorder p="md" component="section" aria-label={kind}>
      <Group justify="space-between" gap="sm">
        <div>
          <Text fw={600}>{kind}</Text>
          {error && <Text style={{ overflowWrap: 'anywhere' }}>{error}</Text>}
          <Text size="sm" c="dimmed">
            {t('facts', { attempts, time: format.time(failed_at) })}
          </Text>
        </div>
        <RepeatJob id={id} changes={[systemApi.listJobs.path]} label={t('againOf', { kind })}>
          {t('again')}
        </RepeatJob>
      </Group>
    </Paper>
  );
}
