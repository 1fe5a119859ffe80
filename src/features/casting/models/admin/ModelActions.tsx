import { Button, Group, Switch } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { RemoveButton, type Removed } from '#ui/panel/Removal.tsx';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { modelsApi } from '../contract/models.ts';
import { modelsPanelApi } from '../contract/panel.ts';
import type { PanelModel } from '../listing.ts';
import { mayBePublished } from '../rules/consents.ts';
import styles from './Models.module.css';
import { useModelAction } from './useModelAction.ts';

interface ModelActionsProps {
  model: PanelModel;
  /** With the deleted model; null when it is back. */
  onRemoved(removed: Removed | null): void;
}

export function ModelActions({ model, onRemoved }: ModelActionsProps) {
  const t = useTranslations('modelsPanel');
  const { name } = model;
  const edit = useAddressDialog(`edit-${model.id}`);
  const consent = useAddressDialog(`consent-${model.id}`);
  if (model.state === 'deleted')
    return (
      <div className={styles.actions}>
        <Restore model={model} onDone={() => onRemoved(null)} />
      </div>
    );
  return (
    <div className={styles.actions}>
      <Published model={model} />
      <Group gap="xs">
        <Button
          size="sm"
          px="sm"
          variant="default"
          onClick={edit.open}
          aria-label={t('onModel', { action: t('edit.button'), name })}
        >
          {t('edit.button')}
        </Button>
        {!model.is_demo && (
          <Button
            size="sm"
            variant="default"
            onClick={consent.open}
            aria-label={t('onModel', { action: t('edit.consent'), name })}
          >
            {t('edit.consent')}
          </Button>
        )}
        <Remove model={model} onRemoved={onRemoved} />
      </Group>
    </div>
  );
}

/** Shows whether the model is in the gallery, and what keeps them out. */
function Published({ model }: { model: PanelModel }) {
  const t = useTranslations('modelsPanel');
  const { run, isBusy } = useModelAction();
  const { id, name, state, version } = model;
  const mayShow = mayBePublished(model);
  const change = (is_published: boolean) => {
    const words = {
      done: () => t(is_published ? 'publish.shown' : 'publish.hidden', { name }),
      failed: (reason: string) => t('publish.failed', { reason }),
    };
    return run(modelsPanelApi.publish, { id, is_published, version }, words);
  };
  return (
    <Switch
      label={t('publish.show')}
      aria-label={t('onModel', { action: t('publish.show'), name })}
      description={mayShow ? undefined : t('publish.needsConsent')}
      checked={state === 'published'}
      disabled={isBusy || !mayShow}
      onChange={(event) => void change(event.currentTarget.checked)}
    />
  );
}

function Restore({ model: { id, name }, onDone }: { model: PanelModel; onDone(): void }) {
  const t = useTranslations('modelsPanel');
  const { run, isBusy } = useModelAction();
  const restore = async () => {
    const words = {
      done: () => t('restore.done', { name }),
      failed: (reason: string) => t('restore.failed', { reason }),
    };
    if (await run(modelsPanelApi.restore, { id }, words)) onDone();
  };
  return (
    <Button
      size="sm"
      variant="default"
      loading={isBusy}
      onClick={restore}
      aria-label={t('onModel', { action: t('restore.button'), name })}
    >
      {t('restore.button')}
    </Button>
  );
}

function Remove({ model: { id, name }, onRemoved }: ModelActionsProps) {
  const t = useTranslations('modelsPanel');
  const { run, isBusy } = useModelAction();
  const remove = async () => {
    const words = {
      done: () => t('remove.done'),
      failed: (reason: string) => t('remove.failed', { reason }),
    };
    const removed = await run(modelsApi.remove, { id }, words);
    if (removed) onRemoved({ id, name, goneAt: removed.gone_at });
  };
  return (
    <RemoveButton
      words={{
        ...{ button: t('remove.button'), title: t('remove.title', { name }), text: t('remove.text') },
        ...{ yes: t('remove.yes'), no: t('cancel') },
      }}
      label={t('onModel', { action: t('remove.button'), name })}
      isBusy={isBusy}
      onRemove={remove}
    />
  );
}
