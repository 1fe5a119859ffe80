import { Group, Text } from '@mantine/core';
import { Link, useLocation, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { inboxApi, type OpenConversation } from '../contract/inbox.ts';
import { supportPaths } from '../paths.ts';
import { AnswerField } from './AnswerField.tsx';
import { ConversationLog } from './ConversationLog.tsx';
import { ConversationSteps } from './ConversationSteps.tsx';
import styles from './Inbox.module.css';
import { State } from './InboxPage.tsx';
import { Visitor } from './Visitor.tsx';

/** One conversation, live; its visitor beside it. */
export default function ConversationPage() {
  const t = useTranslations('supportInbox');
  const { conversationId = '' } = useParams();
  const { search } = useLocation();
  const query = useCall(inboxApi.show, { id: conversationId });
  return (
    <>
      <p className={styles.back}>
        <Link to={supportPaths.list + search}>← {t('open.back')}</Link>
      </p>
      <QueryState query={query}>{(open) => <Conversation key={open.id} open={open} />}</QueryState>
    </>
  );
}

function Conversation({ open }: { open: OpenConversation }) {
  const t = useTranslations('supportInbox');
  return (
    <>
      <PageHeader
        title={open.name || t('visitor')}
        note={
          <Group component="span" gap="xs">
            <State conversation={open} />
            {open.operator && open.state === 'human' && t('open.taken', { name: open.operator })}
          </Group>
        }
        action={!open.is_anonymous && <ConversationSteps open={open} />}
      />
      <div className={styles.columns}>
        <section className={styles.talk} aria-label={t('open.log')}>
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
      </div>
    </>
  );
}
