import { Anchor, Badge, Button, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { useFormats } from '#ui/panel/formats.ts';
import { inboxApi, type OpenConversation, type StaffMessage } from '../contract/inbox.ts';
import type { ConversationEvent } from '../rules/conversation.ts';
import { useEndInSight } from '../ui/useEndInSight.ts';
import styles from './Inbox.module.css';
import { useTalk } from './useTalk.ts';

/** Everything that was said and happened, notes and sources of answers included. */
export function ConversationLog({ open }: { open: OpenConversation }) {
  const t = useTranslations('supportInbox.open');
  const log = useRef<HTMLDivElement>(null);
  const { messages, hasEarlier, readEarlier } = useTalk(open);
  const last = messages.at(-1);
  useEndInSight(log, { news: last?.id ?? '', isOwn: last?.sender === 'operator' || last?.sender === 'note' });
  useReading(open.id, messages.findLast(({ sender }) => sender === 'user')?.position);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <div ref={log} className={styles.log} role="log" aria-label={t('log')} tabIndex={0}>
      {hasEarlier && (
        <Button size="xs" variant="default" mx="auto" onClick={readEarlier}>
          {t('earlier')}
        </Button>
      )}
      {messages.map((message) =>
        message.sender === 'event' ? (
          <Text key={message.id} size="sm" c="dimmed" ta="center">
            {t(`events.${message.text as ConversationEvent}`, { name: message.author ?? '—' })}
          </Text>
        ) : (
          <Message key={message.id} message={message} visitor={open.name} />
        ),
      )}
      {open.rating !== null && (
        <Text size="sm" ta="center">
          {t('rating', { rating: open.rating })}
          {open.rating_comment && ` · ${open.rating_comment}`}
        </Text>
      )}
    </div>
  );
}

/** Tells the school that somebody has the visitor's last message before them. */
function useReading(id: string, position: number | undefined): void {
  const told = useRef(0);
  useEffect(() => {
    if (position === undefined) return;
    const tell = () => {
      if (document.visibilityState !== 'visible' || told.current >= position) return;
      told.current = position;
      void call(inboxApi.read, { id, position }).catch(() => {});
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [id, position]);
}

function Message({ message, visitor }: { message: StaffMessage; visitor: string }) {
  const t = useTranslations('supportInbox');
  const format = useFormats();
  const { sender, author, text, is_confident, is_helpful } = message;
  const by = {
    user: visitor || t('visitor'),
    bot: t('open.assistant'),
    operator: author ?? '—',
    note: `${t('open.note')}: ${author ?? '—'}`,
    event: '',
  }[sender];
  return (
    <article className={styles[sender]}>
      <p className={styles.by}>
        {by} · {format.time(message.created_at)}
        {is_confident === false && (
          <Badge size="sm" color="yellow.3" autoContrast tt="none" ml={6}>
            {t('open.unsure')}
          </Badge>
        )}
      </p>
      <div className={styles.bubble}>{text}</div>
      {is_helpful !== null && (
        <p className={styles.by}>{t(is_helpful ? 'open.helpful' : 'open.unhelpful')}</p>
      )}
      {message.sources.length > 0 && <Sources sources={message.sources} />}
    </article>
  );
}

function Sources({ sources }: Pick<StaffMessage, 'sources'>) {
  const t = useTranslations('supportInbox.open');
  return (
    <p className={styles.by}>
      {t('sources')}:{' '}
      {sources.map(({ id, title, path }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          {path ? (
            <Anchor inherit underline="always" component={Link} to={path}>
              {title}
            </Anchor>
          ) : (
            title
          )}
        </span>
      ))}
    </p>
  );
}
