import { Button, Group, Paper, Select, Text, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
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
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { useToast } from '#ui/Toast.tsx';
import { type CannedReply, repliesApi, replyInput } from '../contract/settings.ts';
import styles from './Inbox.module.css';

/** Canned replies, each edited in place. */
export default function RepliesPage() {
  const t = useTranslations('supportInbox.replies');
  const query = useCall(repliesApi.list, {});
  return (
    <>
      <PageHeader title={t('title')} note={t('hint')} action={<EditReply reply={null} />} />
      <SectionTabs section="support" />
      <QueryState query={query}>
        {({ replies }) =>
          replies.length === 0 ? (
            <Nothing title={t('empty')} hint={t('emptyHint')} />
          ) : (
            <ul className={styles.replies}>
              {replies.map((reply) => (
                <Paper key={reply.id} component="li" withBorder p="md">
                  <Reply reply={reply} />
                </Paper>
              ))}
            </ul>
          )
        }
      </QueryState>
    </>
  );
}

function Reply({ reply }: { reply: CannedReply }) {
  const languages = useTranslations('supportInbox.list.choices.language');
  return (
    <>
      <Group justify="space-between" gap="sm" mb={4}>
        <Text fw={600}>
          {reply.title}{' '}
          <Text span size="sm" c="dimmed">
            {languages(reply.language)}
          </Text>
        </Text>
        <Group gap="xs">
          <EditReply reply={reply} />
          <RemoveReply reply={reply} />
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
        data={(['ru', 'en', 'zh'] as const).map((value) => ({
          value,
          label: t(`list.choices.language.${value}`),
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

function RemoveReply({ reply: { id, title } }: { reply: CannedReply }) {
  const t = useTranslations('supportInbox');
  const client = useQueryClient();
  const toast = useToast();
  const failure = useFailureText();
  return (
    <ConfirmButton
      label={t('replies.remove')}
      title={t('replies.removeTitle')}
      text={t('replies.removeText', { title })}
      confirm={t('replies.remove')}
      onConfirm={async () => {
        try {
          await call(repliesApi.remove, { id });
          toast('success', t('replies.removed'));
        } catch (error) {
          toast('error', t('failed', { reason: failure(error) }));
        }
        await client.invalidateQueries({ queryKey: [repliesApi.list.path] });
      }}
    />
  );
}
