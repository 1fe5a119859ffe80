import { Button, Group, Menu, SegmentedControl, Text, Textarea } from '@mantine/core';
import type { FormEvent, KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { cleanText } from '#shared/typed.ts';
import { useCall } from '#ui/panel/query.ts';
import { inboxApi, type OpenConversation } from '../contract/inbox.ts';
import { repliesApi } from '../contract/settings.ts';
import { maxMessage } from '../rules/conversation.ts';
import styles from './Inbox.module.css';
import { useUnsent } from './unsent.ts';
import { useStep } from './useStep.ts';

/** An answer to the visitor or a note to colleagues. A colleague's conversation takes notes alone. */
export function AnswerField({ open }: { open: OpenConversation }) {
  const t = useTranslations('supportInbox');
  const { isTheirs, kind, text, setKind, setText, isBusy, send } = useSending(open);
  return (
    <form className={styles.field} onSubmit={send}>
      {isTheirs && <Theirs open={open} />}
      <Group justify="space-between" gap="xs">
        {!isTheirs && (
          <SegmentedControl
            size="xs"
            aria-label={t('composer.kind')}
            value={kind}
            onChange={(value) => setKind(value as typeof kind)}
            data={(['answer', 'note'] as const).map((value) => ({ value, label: t(`composer.${value}`) }))}
          />
        )}
        {kind === 'answer' && (
          <CannedReplies
            language={open.language}
            onChoose={(reply) => setText(text.trim() ? `${text}\n${reply}` : reply)}
          />
        )}
      </Group>
      <Textarea
        aria-label={t(`composer.${kind}`)}
        description={t(kind === 'note' ? 'composer.noteHint' : 'composer.answerHint')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={maxMessage}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          if (cleanText(text) && !isBusy) void send();
        }}
      />
      <Group justify="space-between" gap="xs">
        <Text size="xs" c="dimmed">
          {open.mails_answers && kind === 'answer' ? t('open.mails') : t('composer.keys')}
        </Text>
        <Button type="submit" disabled={isBusy || cleanText(text) === ''}>
          {t(kind === 'note' ? 'composer.save' : 'composer.send')}
        </Button>
      </Group>
    </form>
  );
}

function Theirs({ open }: { open: OpenConversation }) {
  const t = useTranslations('supportInbox.open');
  const { isBusy, act } = useStep(open.id);
  return (
    <Group gap="sm">
      <Text size="sm">{t('taken', { name: open.operator ?? '—' })}</Text>
      <Button
        size="xs"
        variant="default"
        disabled={isBusy}
        onClick={() => act(inboxApi.takeOver, { from: open.operator_id! })}
      >
        {t('takeOver')}
      </Button>
    </Group>
  );
}

/** The text stays where it is until it has been taken: sent again as it is, also after a reload, it is one message. */
function useSending(open: OpenConversation) {
  const { isBusy, act } = useStep(open.id);
  const [{ kind: chosen, text, id }, setUnsent] = useUnsent(open.id);
  const isTheirs = open.state === 'human' && !open.is_mine;
  const kind = isTheirs ? 'note' : chosen;
  async function send(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    const message_id = id ?? crypto.randomUUID();
    setUnsent({ kind, text, id: message_id });
    const isSent = await act(kind === 'note' ? inboxApi.note : inboxApi.answer, { text, message_id });
    if (!isSent) return;
    setUnsent({ kind: isTheirs ? 'answer' : kind, text: '' });
  }
  return {
    ...{ isTheirs, kind, text, isBusy, send },
    setKind: (kind: typeof chosen) => setUnsent({ kind, text }),
    // A note stays a note when the conversation becomes one's own while it is written.
    setText: (text: string) => setUnsent({ kind, text }),
  };
}

interface CannedRepliesProps {
  language: OpenConversation['language'];
  onChoose(text: string): void;
}

/** Those in the visitor's language first. */
function CannedReplies({ language, onChoose }: CannedRepliesProps) {
  const t = useTranslations('supportInbox.composer');
  const { data } = useCall(repliesApi.list, {});
  const replies = (data?.replies ?? []).toSorted(
    (a, b) => Number(b.language === language) - Number(a.language === language),
  );
  return (
    // Within the page's landmarks, and its items the only things in it.
    <Menu position="top-end" shadow="md" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button size="xs" variant="default">
          {t('canned')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} className={styles.menu}>
        {replies.length === 0 && <Menu.Label>{t('noCanned')}</Menu.Label>}
        {replies.map(({ id, title, text, ...reply }) => (
          <Menu.Item key={id} onClick={() => onChoose(text)}>
            {title} <span className={styles.by}>{reply.language}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
