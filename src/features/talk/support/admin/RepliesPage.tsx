import { Button, Group, Paper, Select, Text, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { minute } from '#shared/dates.ts';
import { languages } from '#shared/i18n.ts';
import { call } from '#ui/api.ts';
import { ConfirmButton } from '#ui/panel/ConfirmButton.tsx';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { useFailureText } from '#ui/panel/failure.ts';
import { Nothing } from '#ui/panel/Nothing.tsx';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { useCall } from '#ui/panel/query.ts';
import { SectionTabs } from '#ui/panel/SectionTabs.tsx';
import { UndoLine } from '#ui/panel/UndoLine.tsx';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { useToast } from '#ui/Toast.tsx';
import { type CannedReply, repliesApi, replyInput } from '../contract/settings.ts';
import styles from './Inbox.module.css';

/** Canned replies, each edited in place. */
export default function RepliesPage() {
  const t = useTranslations('supportInbox.replies');
  const query = useCall(repliesApi.list, {});
  const [removed, setRemoved] = useState<CannedReply[]>([]);
  const end = (id: string) => setRemoved((all) => all.filter((reply) => reply.id !== id));
  return (
    <>
      <PageHeader title={t('title')} note={t('hint')} action={<EditReply reply={null} />} />
      <SectionTabs section="support" />
      {removed.map((reply) => (
        <Removed key={reply.id} reply={reply} onEnd={() => end(reply.id)} />
      ))}
      <QueryState query={query}>
        {({ replies }) =>
          replies.length === 0 ? (
            <Nothing title={t('empty')} hint={t('emptyHint')} />
          ) : (
            <ul className={styles.replies}>
              {replies.map((reply) => (
                <Paper key={reply.id} component="li" withBorder p="md">
                  <Reply reply={reply} onRemoved={() => setRemoved((all) => [reply, ...all])} />
                </Paper>
              ))}
            </ul>
          )
        }
      </QueryState>
    </>
  );
}

function Reply({ reply, onRemoved }: { reply: CannedReply; onRemoved(): void }) {
  const names = useTranslations('languages');
  return (
    <>
      <Group justify="space-between" gap="sm" mb={4}>
        <Text fw={600}>
          {reply.title}{' '}
          <Text span size="sm" c="dimmed">
            {names(reply.language)}
          </Text>
        </Text>
        <Group gap="xs">
          <EditReply reply={reply} />
          <RemoveReply reply={reply} onDone={onRemoved} />
        </Group>
      </Group>
      <Text size="sm" className={styles.replyText}>
        {reply.text}
      </Text>
    </>
  );
}

function EditReply({ reply }: { reply: CannedReply | null }) {
  const t = useTranslations('supportInbox.replies');
  const dialog = useAddressDialog(reply?.id ?? 'add');
  return (
    <>
      <Button variant={reply ? 'default' : 'filled'} onClick={dialog.open}>
        {t(reply ? 'edit' : 'add')}
      </Button>
      <PanelDialog title={t('editTitle')} isOpen={dialog.isOpen} onClose={dialog.close} size="lg">
        <ReplyForm reply={reply} onClose={dialog.close} />
      </PanelDialog>
    </>
  );
}

function ReplyForm({ reply, onClose }: { reply: CannedReply | null; onClose(): void }) {
  const t = useTranslations('supportInbox');
  const names = useTranslations('languages');
  const editing = useEditForm({
    saved: reply,
    values: (saved: CannedReply | null) => ({
      language: saved?.language ?? 'ru',
      title: saved?.title ?? '',
      text: saved?.text ?? '',
    }),
    schema: replyInput,
    changes: [repliesApi.list.path],
    save: (sent, saved) =>
      saved
        ? call(repliesApi.save, { ...sent, id: saved.id, version: saved.version })
        : call(repliesApi.create, sent),
    ...(reply && { read: () => readReply(reply.id) }),
    words: { done: () => t('replies.saved'), failed: (reason) => t('failed', { reason }) },
    onSaved: onClose,
  });
  const { form } = editing;
  return (
    <DialogForm editing={editing} label={t('replies.save')} cancel={t('replies.cancel')} onCancel={onClose}>
      <Select
        label={t('replies.language')}
        allowDeselect={false}
        data={languages.map((value) => ({
          value,
          label: names(value),
        }))}
        {...form.getInputProps('language')}
      />
      <TextInput label={t('replies.name')} required data-autofocus {...form.getInputProps('title')} />
      <Textarea label={t('replies.text')} required autosize minRows={4} {...form.getInputProps('text')} />
    </DialogForm>
  );
}

async function readReply(id: string): Promise<CannedReply | null> {
  const { replies } = await call(repliesApi.list, {});
  return replies.find((one) => one.id === id) ?? null;
}

function RemoveReply({ reply, onDone }: { reply: CannedReply; onDone(): void }) {
  const t = useTranslations('supportInbox');
  const { id, title } = reply;
  const act = useReplyAction();
  return (
    <ConfirmButton
      label={t('replies.remove')}
      title={t('replies.removeTitle')}
      text={t('replies.removeText', { title })}
      confirm={t('replies.remove')}
      onConfirm={async () => {
        if (await act(() => call(repliesApi.remove, { id }))) onDone();
      }}
    />
  );
}

/** A deleted reply, while the page stays open. */
function Removed({ reply: { id, title }, onEnd }: { reply: CannedReply; onEnd(): void }) {
  const t = useTranslations('supportInbox');
  const toast = useToast();
  const act = useReplyAction();
  const [isBusy, setBusy] = useState(false);
  async function bringBack(): Promise<void> {
    setBusy(true);
    const isBack = await act(() => call(repliesApi.restore, { id }));
    setBusy(false);
    if (!isBack) return;
    toast('success', t('replies.restored'));
    onEnd();
  }
  return (
    <UndoLine
      text={t('replies.removed', { title })}
      undo={t('replies.restore')}
      forMs={10 * minute}
      isBusy={isBusy}
      onUndo={bringBack}
      onEnd={onEnd}
    />
  );
}

/** @returns whether it was done; a refusal is shown */
function useReplyAction(): (send: () => Promise<unknown>) => Promise<boolean> {
  const t = useTranslations('supportInbox');
  const client = useQueryClient();
  const toast = useToast();
  const failure = useFailureText();
  return async (send) => {
    try {
      await send();
      return true;
    } catch (error) {
      toast('error', t('failed', { reason: failure(error) }));
      return false;
    } finally {
      await client.invalidateQueries({ queryKey: [repliesApi.list.path] });
    }
  };
}
