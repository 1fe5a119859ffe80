import { PasswordInput, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { useFormats } from '#ui/panel/formats.ts';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { type BackupSet, backupsApi } from '../contract.ts';
import { useSizes } from './useSizes.ts';

interface TestSetProps {
  /** Null while none is tested. */
  set: BackupSet | null;
  onClose(): void;
}

/** Opens a set with the key that the reader pastes, and says what came out. */
export function TestSet({ set, onClose }: TestSetProps) {
  const t = useTranslations('backups.test');
  const format = useFormats();
  return (
    <PanelDialog
      title={set ? `${t('title')}: ${format.time(set.made_at)}` : ''}
      isOpen={set !== null}
      onClose={onClose}
    >
      {set && <TestForm set={set} onClose={onClose} />}
    </PanelDialog>
  );
}

function TestForm({ set, onClose }: { set: BackupSet; onClose(): void }) {
  const t = useTranslations('backups');
  const format = useFormats();
  const size = useSizes();
  const isOfServer = set.key === 'machine';
  const editing = useEditForm({
    saved: null as unknown,
    values: () => ({ key: '' }),
    schema: backupsApi.test.input,
    prepare: ({ key }) => ({ name: set.name, key }),
    changes: [],
    save: (sent) => call(backupsApi.test, sent),
    words: {
      done: (answer) => {
        const { rows, files, paid } = answer as { rows: number; files: number; paid: number };
        return t('test.done', { rows, files, paid: format.money(paid) });
      },
      failed: (reason) => t('failed', { reason }),
    },
    onSaved: onClose,
  });
  return (
    <DialogForm editing={editing} label={t('test.act')} cancel={t('test.cancel')} onCancel={onClose}>
      <Text size="sm" c="dimmed">
        {t(isOfServer ? 'test.leadHere' : 'test.lead', { files: set.files, size: size(set.file_bytes) })}
      </Text>
      {!isOfServer && (
        <PasswordInput
          label={t('test.key')}
          placeholder="AGE-SECRET-KEY-1…"
          autoComplete="off"
          required
          data-autofocus
          {...editing.form.getInputProps('key')}
        />
      )}
    </DialogForm>
  );
}
