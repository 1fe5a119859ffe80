import { Center, Loader } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Output } from '#shared/contract.ts';
import { call } from '#ui/api.ts';
import { DialogForm } from '#ui/panel/EditForm.tsx';
import { PanelDialog } from '#ui/panel/PanelDialog.tsx';
import { Problem } from '#ui/panel/Problem.tsx';
import { useCall } from '#ui/panel/query.ts';
import { Tabs } from '#ui/panel/Tabs.tsx';
import { useAddressDialog } from '#ui/panel/useAddressDialog.ts';
import { useEditForm } from '#ui/panel/useEditForm.ts';
import { modelInput, modelsApi } from '../contract/models.ts';
import { modelsPanelApi } from '../contract/panel.ts';
import type { PanelModel } from '../listing.ts';
import { Consents } from './Consents.tsx';
import { ModelFields } from './ModelFields.tsx';
import { modelValues, sentModel } from './modelValues.ts';
import { modelCalls } from './useModelAction.ts';

const parts = ['edit', 'consent'] as const;

/** The model that the address names (`?form=edit-<id>`, `?form=consent-<id>`), over the list. */
export function ModelDialog() {
  const [params] = useSearchParams();
  const name = params.get('form') ?? '';
  const part = parts.find((each) => name.startsWith(`${each}-`));
  const { close } = useAddressDialog(name);
  const id = part ? name.slice(part.length + 1) : null;
  return <Opened key={id} id={id} part={part} onClose={close} />;
}

interface OpenedProps {
  id: string | null;
  part: (typeof parts)[number] | undefined;
  onClose(): void;
}

function Opened({ id, part, onClose }: OpenedProps) {
  const t = useTranslations('modelsPanel');
  const ui = useTranslations('ui');
  const query = useCall(modelsPanelApi.show, { id: id ?? '' }, { isEnabled: id !== null, isForgotten: true });
  const model = id === null ? undefined : query.data;
  return (
    <PanelDialog
      title={t('edit.title', { name: model?.name ?? '' })}
      isOpen={id !== null}
      onClose={onClose}
      size="xl"
    >
      {model ? (
        <>
          {!model.is_demo && <Parts id={model.id} current={part} />}
          {part === 'edit' ? (
            <EditModel model={model} onClose={onClose} />
          ) : (
            <Consents model={model} onClose={onClose} />
          )}
        </>
      ) : query.error && !query.isFetching ? (
        <Problem error={query.error} onRetry={() => query.refetch()} />
      ) : (
        <Center py="xl" role="status" aria-label={ui('loading')}>
          <Loader aria-hidden />
        </Center>
      )}
    </PanelDialog>
  );
}

function Parts({ id, current }: { id: string; current: OpenedProps['part'] }) {
  const t = useTranslations('modelsPanel.edit');
  const [params] = useSearchParams();
  const to = (form: string) =>
    `?${new URLSearchParams([...[...params].filter(([key]) => key !== 'form'), ['form', form]])}`;
  return (
    <Tabs
      label={t('parts')}
      tabs={parts.map((part) => ({
        to: to(`${part}-${id}`),
        label: t(part === 'edit' ? 'facts' : 'consent'),
        isCurrent: part === current,
      }))}
    />
  );
}

type Shown = Output<typeof modelsPanelApi.show>;

function EditModel({ model, onClose }: { model: Shown; onClose(): void }) {
  const t = useTranslations('modelsPanel');
  const read = (): Promise<PanelModel> => call(modelsPanelApi.show, { id: model.id });
  const editing = useEditForm({
    saved: model as PanelModel,
    values: (saved: PanelModel) => modelValues(saved),
    schema: modelInput,
    prepare: sentModel,
    changes: modelCalls,
    save: async (sent, { id, version }) => {
      await call(modelsApi.edit, { ...sent, id, version });
      return read();
    },
    read,
    words: { done: () => t('edit.done'), failed: (reason) => t('edit.failed', { reason }) },
    onSaved: onClose,
  });
  return (
    <DialogForm editing={editing} label={t('edit.submit')} cancel={t('cancel')} onCancel={onClose}>
      <ModelFields form={editing.form} model={editing.saved} />
    </DialogForm>
  );
}
