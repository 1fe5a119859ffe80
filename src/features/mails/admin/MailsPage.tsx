import { Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { OrdersTabs } from '#features/orders/admin/OrdersTabs.tsx';
import { readableEmail } from '#shared/domains.ts';
import { useFormats } from '#ui/panel/formats.ts';
import { Nothing } from '#ui/panel/Nothing.tsx';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { panelPaths } from '#ui/panel/paths.ts';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { useAction } from '#ui/panel/useAction.ts';
import { type DoubtfulMail, mailsApi } from '../contract.ts';

/** Mails of which nobody knows whether they have arrived, each with a button to send it again. */
export default function MailsPage() {
  const t = useTranslations('mailsPanel');
  const query = useCall(mailsApi.list, {});
  return (
    <>
      <PageHeader title={t('title')} />
      <OrdersTabs />
      <Text size="sm" c="dimmed" mb="md" maw="70ch">
        {t('hint')}
      </Text>
      <QueryState query={query}>
        {({ mails }) =>
          mails.length === 0 ? (
            <Nothing title={t('empty')} hint={t('emptyHint')} />
          ) : (
            <Stack gap="sm">
              {mails.map((mail) => (
                <Mail key={mail.id} mail={mail} />
              ))}
            </Stack>
          )
        }
      </QueryState>
    </>
  );
}

function Mail({ mail }: { mail: DoubtfulMail }) {
  const t = useTranslations('mailsPanel');
  const format = useFormats();
  return (
    <Paper component="section" withBorder p="md" aria-label={mail.subject}>
      <Group justify="space-between" gap="sm">
        <div>
          <Text fw={600}>{mail.subject}</Text>
          <Text size="sm">{t('to', { email: readableEmail(mail.email) })}</Text>
          <Text size="sm" c="dimmed">
            {t('at', { time: format.time(mail.created_at) })}
          </Text>
          <Group gap="md">
            {mail.order_id && (
              <Anchor component={Link} to={panelPaths.order(mail.order_id)} size="sm">
                {t('order')}
              </Anchor>
            )}
            {mail.user_id && (
              <Anchor component={Link} to={panelPaths.user(mail.user_id)} size="sm">
                {t('person')}
              </Anchor>
            )}
          </Group>
        </div>
        {mail.sent_again_at === null ? <SendAgain id={mail.id} /> : <SentAgain mail={mail} />}
      </Group>
    </Paper>
  );
}

function SendAgain({ id }: { id: string }) {
  const t = useTranslations('mailsPanel');
  const { run, isBusy } = useAction([mailsApi.list.path], t('unknown'));
  const words = { done: () => t('sent'), failed: (reason: string) => t('failed', { reason }) };
  return (
    <Button loading={isBusy} onClick={() => void run(mailsApi.sendAgain, { id }, words)}>
      {t('sendAgain')}
    </Button>
  );
}

function SentAgain({ mail: { sent_again_at, sent_again_by } }: { mail: DoubtfulMail }) {
  const t = useTranslations('mailsPanel');
  const format = useFormats();
  const time = format.time(sent_again_at ?? '');
  return (
    <Text size="sm">
      {sent_again_by ? t('sentAgainBy', { time, name: sent_again_by }) : t('sentAgain', { time })}
    </Text>
  );
}
