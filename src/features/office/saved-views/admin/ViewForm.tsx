import { Checkbox, Group, Text, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { call } from '#ui/api.ts';
import { ConfirmButton } from '#ui/panel/ConfirmButton.tsx';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { useAction } from '#ui/panel/useAction.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { type SavedView, savedViewsApi } from '../contract.ts';

interface ViewFormProps {
  list: string;
  /** The query of the current view. */
  query: string;
  /** Null for a new one. */
  view: SavedView | null;
  onClose(): void;
}

/** A view's name, and whether colleagues see it. */
export function ViewForm({ list, query, view, onClose }: ViewFormProps) {
  const t = useTranslations('savedViews');
  const changes = [savedViewsApi.list.path];
  const editing = useEditForm({
    saved: view,
    values: (saved) => ({ name: saved?.name ?? '', is_shared: saved?.is_shared ?? false }),
    schema: savedViewsApi.save.input,
    prepare: (values) => ({ ...values, list, query }),
    changes,
    save: ({ name, is_shared }): Promise<SavedView | null> =>
      view
        ? call(savedViewsApi.change, { id: view.id, name, is_shared })
        : call(savedViewsApi.save, { list, query, name, is_shared }),
    words: {
      done: (saved) => t('saved', { name: saved?.name ?? '' }),
      failed: (reason) => t('failed', { reason }),
    },
    onSaved: onClose,
  });
  const { form } = editing;
  return (
    <>
      <DialogForm editing={editing} label={t('submit')} cancel={t('cancel')} onCancel={onClose}>
        {!view && (
          <Text size="sm" c="dimmed">
            {t('lead')}
          </Text>
        )}
        <TextInput label={t('name')} required maxLength={60} data-autofocus {...form.getInputProps('name')} />
        <Checkbox label={t('shared')} {...form.getInputProps('is_shared', { type: 'checkbox' })} />
      </DialogForm>
      {view && (
        <Group mt="lg">
          <RemoveView view={view} changes={changes} onRemoved={onClose} />
        </Group>
      )}
    </>
  );
}

interface RemoveViewProps {
  view: SavedView;
  changes: string[];
  onRemoved(): void;
}

function RemoveView({ view: { id, name, is_shared }, changes, onRemoved }: RemoveViewProps) {
  const t = useTranslations('savedViews');
  const { run } = useAction(changes, t('unknown'));
  const remove = async () => {
    const answer = await run(
      savedViewsApi.remove,
      { id },
      { done: () => t('removed', { name }), failed: (reason) => t('failed', { reason }) },
    );
    if (answer) onRemoved();
  };
  return (
    <ConfirmButton
      label={t('remove')}
      title={t('remove')}
      text={t(is_shared ? 'removeShared' : 'removeText', { name })}
      confirm={t('confirm')}
      isDangerous
      onConfirm={remove}
    />
  );
}
