import { Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ExportButton } from '#ui/panel/ExportButton.tsx';
import { Filters } from '#ui/panel/Filters.tsx';
import type { ListState } from '#ui/panel/listState.ts';
import { Nothing } from '#ui/panel/Nothing.tsx';
import { OrderSelect } from '#ui/panel/OrderSelect.tsx';
import { PageHeader } from '#ui/panel/PageHeader.tsx';
import { Pager } from '#ui/panel/Pager.tsx';
import { QueryState } from '#ui/panel/QueryState.tsx';
import { type Removed, UndoRemoval } from '#ui/panel/Removal.tsx';
import { useMay } from '#ui/panel/role.ts';
import { useListing } from '#ui/panel/useListing.ts';
import { modelsPanelApi } from '../contract/panel.ts';
import { modelsListing } from '../listing.ts';
import { AddModel, AddModelForm } from './AddModel.tsx';
import { ModelDialog } from './ModelDialog.tsx';
import { ModelList } from './ModelList.tsx';
import { useModelAction } from './useModelAction.ts';

/** The models of the gallery; those who may manage them change them here. */
export default function ModelsPage() {
  const t = useTranslations('modelsPanel');
  const list = useListing(modelsListing, modelsPanelApi.list);
  const mayManage = useMay('models.manage');
  const [removed, setRemoved] = useState<Removed | null>(null);
  const { total } = list.query.data ?? {};
  const { sort, direction, state } = list.values;
  const isInOrder = sort === 'position' && direction === 'asc' && !list.isNarrowed;
  return (
    <>
      <PageHeader
        title={t('list.title')}
        note={total !== undefined && t('count', { count: total })}
        action={
          <Group gap="sm" align="start">
            <ExportButton list={list} total={total} />
            {mayManage && <AddModel />}
          </Group>
        }
      />
      {removed && <Undo removed={removed} onDone={() => setRemoved(null)} />}
      <Filters list={list} />
      <Order list={list} />
      <QueryState query={list.query}>
        {({ models, total }) => (
          <>
            {models.length === 0 && <NothingListed isNarrowed={list.isNarrowed} />}
            <ModelList
              key={state}
              models={models}
              mayManage={mayManage}
              isMovable={mayManage && isInOrder && models.length > 1}
              onRemoved={setRemoved}
            />
            {total > 0 && <Pager list={list} total={total} />}
          </>
        )}
      </QueryState>
      {mayManage && <ModelDialog />}
      {mayManage && <AddModelForm />}
    </>
  );
}

const orders = { position: 'asc', name: 'asc', height: 'asc', created_at: 'desc' } as const;

function Order({ list }: { list: ListState }) {
  const t = useTranslations('modelsPanel.sort');
  return <OrderSelect list={list} orders={orders} label={t('label')} name={(order) => t(order)} />;
}

function NothingListed({ isNarrowed }: { isNarrowed: boolean }) {
  const t = useTranslations('modelsPanel.list');
  const panel = useTranslations('panel.list');
  return isNarrowed ? (
    <Nothing title={panel('nothingFound')} hint={panel('nothingFoundHint')} />
  ) : (
    <Nothing title={t('empty')} hint={t('emptyHint')} />
  );
}

/** Takes the last deletion back; the model is hidden then. */
function Undo({ removed, onDone }: { removed: Removed; onDone(): void }) {
  const t = useTranslations('modelsPanel');
  const { run, isBusy } = useModelAction();
  const undo = async () => {
    const words = {
      done: () => t('restore.done', { name: removed.name }),
      failed: (reason: string) => t('restore.failed', { reason }),
    };
    if (await run(modelsPanelApi.restore, { id: removed.id }, words)) onDone();
  };
  return (
    <UndoRemoval
      goneAt={removed.goneAt}
      text={(date) => t('remove.undoText', { name: removed.name, date })}
      undo={t('remove.undo')}
      isBusy={isBusy}
      onUndo={() => void undo()}
    />
  );
}
