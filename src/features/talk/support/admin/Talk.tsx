import { Group, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { inboxApi, type OpenConversation } from '../contract/inbox.ts';
import { AnswerField } from './AnswerField.tsx';
import { ConversationLog } from './ConversationLog.tsx';
import { ConversationSteps } from './ConversationSteps.tsx';
import styles from './Inbox.module.css';
import { State } from './State.tsx';
import { Visitor } from './Visitor.tsx';

/** One conversation, live; its visitor beside it. */
export function Talk({ id }: { id: string }) {
  const query = useCall(inboxApi.show, { id });
  return <QueryState query={query}>{(open) => <Conversation key={open.id} open={open} />}</QueryState>;
}

function Conversation({ open }: { open: OpenConversation }) {
  const t = useTranslations('supportInbox');
  return (
    <>
      <section className={styles.talk} aria-label={t('open.log')}>
        <header className={styles.talkHead}>
          <Group gap="xs">
            <Title order={2} size="h5">
              {open.name || t('visitor')}
            </Title>
            <State conversation={open} />
            {open.operator && open.state === 'human' && (
              <span className={styles.by}>{t('open.taken', { name: open.operator })}</span>
            )}
          </Group>
          {!open.is_anonymous && <ConversationSteps open={open} />}
        </header>
        <ConversationLog open={open} />
        {open.is_anonymous ? (
          <Text size="sm" c="dimmed" p="md">
            {t('anonymous')}
          </Text>
        ) : (
          <AnswerField open={open} />
        )}
      </section>
      <Visitor open={open} />
    </>
  );
}
