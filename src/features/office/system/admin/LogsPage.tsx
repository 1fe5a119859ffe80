import { Badge, Button, Group, Select, Switch } from '@mantine/core';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { second } from '#shared/dates.ts';
import { download } from '#ui/download.ts';
import { useFailureText } from '#ui/panel/failure.ts';
import { Nothing } from '#ui/panel/Nothing.tsx';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { SearchField } from '#ui/panel/SearchField.tsx';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { useToast } from '#ui/Toast.tsx';
import { type LogLine, logsApi } from '../contract/logs.ts';
import { type LogLevel, logLevels } from '../rules.ts';
import styles from './Logs.module.css';

const followMs = 3 * second;
const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
const moment = { day: '2-digit', month: '2-digit', ...clock } as const;
const colours: Record<LogLevel, string> = {
  debug: 'graphite',
  info: 'graphite',
  warn: 'carmine',
  error: 'bad',
  fatal: 'bad',
};

/** The server's log, newest first; the filters stand in the address. */
export default function LogsPage() {
  const t = useTranslations('systemLogs');
  const { asked, isFollowing, set } = useAsked();
  const query = useCall(logsApi.read, asked, { keepsLast: true });
  const { refetch } = query;
  useEffect(() => {
    if (!isFollowing) return;
    const timer = setInterval(() => void refetch(), followMs);
    return () => clearInterval(timer);
  }, [isFollowing, refetch]);
  return (
    <>
      <PageHeader title={t('title')} note={t('hint')} action={<Download asked={asked} />} />
      <SectionTabs section="system" />
      <QueryState query={query}>
        {({ days, day, lines }) => (
          <>
            <Group align="flex-end" gap="sm" mb="md">
              <Select
                label={t('day')}
                data={days}
                value={day}
                allowDeselect={false}
                onChange={(value) => set('day', value)}
              />
              <Select
                label={t('level')}
                data={logLevels.map((level) => ({ value: level, label: t(`levels.${level}`) }))}
                value={asked.level ?? null}
                placeholder={t('from')}
                clearable
                onChange={(value) => set('level', value)}
              />
              <SearchField
                hint={t('search')}
                value={asked.search ?? ''}
                onChange={(text) => set('search', text)}
              />
              <Switch
                label={t('follow')}
                mb={8}
                checked={isFollowing}
                onChange={({ currentTarget }) => set('follow', currentTarget.checked ? '1' : null)}
              />
            </Group>
            {lines.length === 0 ? (
              <Nothing title={t('empty')} hint={t('emptyHint')} />
            ) : (
              <Lines lines={lines} />
            )}
          </>
        )}
      </QueryState>
    </>
  );
}

function Lines({ lines }: { lines: readonly LogLine[] }) {
  const t = useTranslations('systemLogs');
  const format = useFormatter();
  return (
    <ol className={styles.lines} aria-label={t('records')}>
      {lines.map((line) => (
        <li key={`${line.time} ${line.message} ${line.details}`}>
          <time dateTime={line.time} title={line.time}>
            {format.dateTime(new Date(line.time), moment)}
          </time>
          <Badge color={colours[line.level]} variant="light" tt="none" fw={500} miw="max-content">
            {t(`levels.${line.level}`)}
          </Badge>
          <div className={styles.said}>
            {line.message}
            {line.details && (
              <details>
                <summary>{t('details')}</summary>
                <code>{line.details}</code>
              </details>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

type Asked = { day?: string; level?: LogLevel; search?: string };

function Download({ asked }: { asked: Asked }) {
  const t = useTranslations('systemLogs');
  const toast = useToast();
  const failureText = useFailureText();
  const bring = () =>
    download(logsApi.text, asked).catch((error: unknown) =>
      toast('error', t('downloadFailed', { reason: failureText(error, t('unknown')) })),
    );
  return (
    <Button variant="default" onClick={bring}>
      {t('download')}
    </Button>
  );
}

function useAsked() {
  const [params, setParams] = useSearchParams();
  const day = params.get('day');
  const level = logLevels.find((each) => each === params.get('level'));
  const search = params.get('search');
  const asked: Asked = { ...(day && { day }), ...(level && { level }), ...(search && { search }) };
  const set = (name: 'day' | 'level' | 'search' | 'follow', value: string | null) =>
    setParams(
      (current) => {
        if (value) current.set(name, value);
        else current.delete(name);
        return current;
      },
      { replace: true },
    );
  return { asked, isFollowing: params.get('follow') === '1', set };
}
