import { Anchor, Button, Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { readableEmail } from '#shared/domains.ts';
import { useFormats } from '#ui/panel/formats.ts';
import { useAction } from '#ui/panel/useAction.ts';
import { type UnsentMail as Mail, mailsApi } from '../contract.ts';

interface UnsentMailProps {
  mail: Mail;
  /** Absent among the mails of an order or a person: it is clear where they belong. */
  linkTo?: LinkTo;
}

/** Addresses of what a mail is about, which belongs to features above this one. */
interface LinkTo {
  order(id: string): string;
  user(id: string): string;
}

/** A mail that has not gone out: why, whether it will be retried, and a button to send it again. */
export function UnsentMail({ mail, linkTo }: UnsentMailProps) {
  const t = useTranslations('mailsPanel');
  const reasons = useTranslations('mailReasons');
  return (
    <Paper component="section" withBorder p="md" aria-label={mail.subject}>
      <Group justify="space-between" gap="sm">
        <div>
          <Text fw={600}>{mail.subject}</Text>
          <Text size="sm">{t('to', { email: readableEmail(mail.email) })}</Text>
          <State mail={mail} />
          {mail.reason && mail.state !== 'sent_again' && (
            <Text size="sm">{t('because', { reason: reasons(mail.reason) })}</Text>
          )}
          {mail.answer && mail.state !== 'sent_again' && (
            <Text size="xs" c="dimmed">
              {t('answer', { answer: mail.answer })}
            </Text>
          )}
          {linkTo && <Links mail={mail} linkTo={linkTo} />}
        </div>
        {mail.state !== 'sent_again' && <SendAgain id={mail.id} />}
      </Group>
    </Paper>
  );
}

function State({ mail }: { mail: Mail }): ReactNode {
  const t = useTranslations('mailsPanel');
  const format = useFormats();
  const { state, created_at, next_try_at, sent_again_by } = mail;
  const time = format.time(state === 'sent_again' ? (mail.sent_again_at ?? '') : created_at);
  const line = () => {
    if (state === 'waiting') {
      return isAhead(next_try_at) ? t('waiting', { time: format.clock(next_try_at) }) : t('trying');
    }
    if (state === 'sent_again')
      return sent_again_by ? t('sentAgainBy', { time, name: sent_again_by }) : t('sentAgain', { time });
    return t(state, { time });
  };
  return (
    <Text size="sm" fw={state === 'sent_again' ? 400 : 500}>
      {line()}
    </Text>
  );
}

function isAhead(time: string | null): time is string {
  return time !== null && Date.parse(time) > Date.now();
}

function Links({ mail, linkTo }: { mail: Mail; linkTo: LinkTo }) {
  const t = useTranslations('mailsPanel');
  return (
    <Group gap="md">
      {mail.order_id && (
        <Anchor component={Link} to={linkTo.order(mail.order_id)} size="sm">
          {t('order')}
        </Anchor>
      )}
      {mail.user_id && (
        <Anchor component={Link} to={linkTo.user(mail.user_id)} size="sm">
          {t('person')}
        </Anchor>
      )}
    </Group>
  );
}

function SendAgain({ id }: { id: string }) {
  const t = useTranslations('mailsPanel');
  const { run, isBusy } = useAction([mailsApi.list.path], t('unknown'));
  const words = { done: () => t('sent'), failed: (reason: string) => t('failed', { reason }) };
  return (
    <Button size="sm" loading={isBusy} onClick={() => void run(mailsApi.sendAgain, { id }, words)}>
      {t('sendAgain')}
    </Button>
  );
}
