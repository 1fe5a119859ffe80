import { Alert, Anchor } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { mailsApi } from '#features/records/mails/contract.ts';
import { mailPaths } from '#features/records/mails/paths.ts';
import { inboxApi } from '#features/talk/support/contract/inbox.ts';
import { useFormats } from '#ui/panel/formats.ts';
import { useCall } from '#ui/panel/query.ts';

/** Says on every page that mails do not go out. The inbox's live events keep it and the lists of mails up to date. */
export function StoppedMails() {
  const t = useTranslations('mailsPanel.stopped');
  const reasons = useTranslations('mailReasons');
  const format = useFormats();
  const client = useQueryClient();
  const { data, dataUpdatedAt } = useCall(inboxApi.summary, {});
  useEffect(() => {
    if (dataUpdatedAt > 0) void client.invalidateQueries({ queryKey: [mailsApi.list.path] });
  }, [client, dataUpdatedAt]);
  const stopped = data?.mails_stopped;
  if (!stopped) return null;
  const { count, since, reason } = stopped;
  return (
    <Alert color="red" mb="md" role="status" title={t('title', { time: format.time(since) })}>
      {t('text', { count, reason: reasons(reason) })}{' '}
      <Anchor component={Link} to={mailPaths.list} inherit underline="always">
        {t('link')}
      </Anchor>
    </Alert>
  );
}
