import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { modelsPanelApi } from '../contract/panel.ts';
import type { PanelModel } from '../listing.ts';
import styles from './Models.module.css';
import type { Removed } from './ModelsPage.tsx';
import { ModelTile } from './ModelTile.tsx';
import { useModelAction } from './useModelAction.ts';

interface ModelListProps {
  models: PanelModel[];
  mayManage: boolean;
  /** They stand as in the gallery. */
  isMovable: boolean;
  onRemoved(removed: Removed | null): void;
}

/** Cards whose order dragging changes: by pointer, finger or keyboard. */
export function ModelList({ models, mayManage, isMovable, onRemoved }: ModelListProps) {
  const { shown, put } = useOrder(models);
  const words = useDragWords(shown);
  const ids = shown.map(({ id }) => id);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) void put(String(active.id), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={words}>
      <SortableContext items={ids} strategy={rectSortingStrategy} disabled={!isMovable}>
        <ul className={styles.models}>
          {shown.map((model) => (
            <ModelTile
              key={model.id}
              model={model}
              mayManage={mayManage}
              isMovable={isMovable}
              onRemoved={onRemoved}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

/** Shows a new order at once, and the saved one where saving fails. */
function useOrder(models: PanelModel[]) {
  const t = useTranslations('modelsPanel.dnd');
  const { run } = useModelAction();
  const [moved, setMoved] = useState<PanelModel[] | null>(null);
  const put = async (id: string, to: number) => {
    const from = models.findIndex((model) => model.id === id);
    const order = arrayMove(models, from, to);
    setMoved(order);
    const beside =
      to > 0
        ? { beside: order[to - 1]!.id, side: 'after' as const }
        : { beside: order[1]!.id, side: 'before' as const };
    const words = { done: () => t('done'), failed: (reason: string) => t('failed', { reason }) };
    await run(modelsPanelApi.move, { id, ...beside }, words);
    setMoved(null);
  };
  return { shown: moved ?? models, put };
}

/** Words for a screen reader while a card is moved. */
function useDragWords(models: PanelModel[]) {
  const t = useTranslations('modelsPanel.dnd');
  const words = (id: string | number | undefined, target = id) => ({
    name: models.find((model) => model.id === id)?.name ?? '',
    position: models.findIndex((model) => model.id === target) + 1,
    total: models.length,
  });
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('start', words(active.id)),
    onDragOver: ({ active, over }) => t('over', words(active.id, over?.id)),
    onDragEnd: ({ active, over }) => t('end', words(active.id, over?.id)),
    onDragCancel: () => t('cancel'),
  };
  return { announcements, screenReaderInstructions: { draggable: t('hint') } };
}
